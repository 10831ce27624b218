// The plural forms of sample numbers in each language, as Babel 2.19 gives them from CLDR.

/// Languages, and for each sample the form: z zero, 1 one, 2 two, f few, m many, - other.
enum PluralVectors {
  static let samples = """
    0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 30 31 32 61 62 71 72 80 82 99 100 101 102 103 104 111 \
    112 113 1000 2000 40000 100000 1000000 2000000 0.0 0.1 0.5 1.0 1.1 1.5 2.0 2.1 0.11 1.31 10.0 1.04 1.41 1000000.0
    """

  static let forms: [(languages: String, forms: String)] = [
    (
      """
      aa ab ady agq ann apc arn ary ba bas bew bgc bgn blt bm bo bqi brh bss bua byn cad cch ccp cho cic co cop cu dav \
      dje dua dyo dz ebu ewo frr gaa gez gn guz hnj hrx ht id ig ii isv ja jbo jv kaa kam kbd kde kea kek ken kgp khq \
      ki kln km ko kpe ksf kxv la lkt lmo lo lrc ltg lu luo luy lzz mai mdf mer mfe mgh mhn mi mic mni moh mrh ms mua \
      mus mww my myv mzn nds nmg nqo nus nv oc oka osa pi pis pms qu quc raj rhg rif rn rw sa sah sbp ses sg shn sid \
      skr su sus suz szl th to tok tpi trv trw tt twq tyv vai vmw wal wbp wo xdq xnr yav yo yrl yue za zgh zh
      """, "-------------------------------------------------------------"
    ),
    (
      """
      af an asa az bal bem bez bg brx ce cgg chr ckb dv ee el eo eu fo fur gsw ha haw hu jgo jmc ka kaj kcg kk kkj kl \
      ks ksb ku ky lb lg mas mgo ml mn mr nb nd ne nn nnh no nr ny nyn om or os pap ps rm rof rwk saq sd sdh seh sn so \
      sq ss ssy st syr ta te teo tig tk tn tr ts ug uz ve vo vun wae xh xog
      """, "-1------------------------------------------------1----------"
    ),
    ("ak bho csw ln mg nso pa ti wa", "11---------------------------------------------1--1----------"),
    ("am as bn doi fa gu hi kn kok pcm tg vi zu", "11---------------------------------------------1111----1-----"),
    ("ar", "z12ffffffffmmmmmmmmmmmmmmmmmmmmmm---ffmmm------z--1--2---f---"),
    ("ast de en et fi fy ia ie io lij nl sc sv sw ur yi", "-1-----------------------------------------------------------"),
    ("be", "m1fffmmmmmmmmmmmmmmmm1fm1f1f1fmfmm1fffmmmmmmmmmm--1--f---m--m"),
    ("blo cv ksh", "z1---------------------------------------------z--1----------"),
    ("br", "-12ff----f-----------12-1212---2--12ff-------mm---1--2------m"),
    ("bs hr sr", "-1fff----------------1f-1f1f1f-f--1fff----------1--1--1-1-f1-"),
    ("ca gl it lld pt_PT scn vec", "-1-------------------------------------------mm--------------"),
    ("ceb fil", "1111-1-11-1111-1-11-111111111111-1111-11111111111111111111-11"),
    ("cs sk", "-1fff------------------------------------------mmmmmmmmmmmmmm"),
    ("cy", "z12f--m----------------------------------------z--1--2-------"),
    ("da", "-1----------------------------------------------11111--11-11-"),
    ("dsb hsb", "-12ff-----------------------------12ff----------1--1--1---f--"),
    ("es", "-1-------------------------------------------mm---1----------"),
    ("ff hy kab", "11---------------------------------------------111111--11-11-"),
    ("fr pt", "11-------------------------------------------mm111111--11-11-"),
    ("ga", "-12ffffmmmm---------------------------------------1--2---m---"),
    ("gd", "-12ffffffff12fffffff------------------------------1--2---f---"),
    ("gv", "f12--------12-------f12-121212f2-f12--12-ffffffmmmmmmmmmmmmmm"),
    ("he", "-12--------------------------------------------111-----1-----"),
    ("is", "-1-------------------1--1-1-1-----1-------------1-11--1-1--1-"),
    ("iu naq sat se sma smj smn sms", "-12-----------------------------------------------1--2-------"),
    ("kw", "z12f-----------------m2---m2---2--m2f----2222--z--1--2-------"),
    ("lag", "z1---------------------------------------------z11111--11-11-"),
    ("lt", "-1ffffffff-----------1f-1f1f1f-ff-1fff----------mm1mmfmmm-mm-"),
    ("lv prg", "z1--------zzzzzzzzzzz1-z1-1-1-z--z1---zzzzzzzzzz1-11--1z1z-1z"),
    ("mk", "-1-------------------1--1-1-1-----1-------------1--1--1-1--1-"),
    ("mt", "f12ffffffffmmmmmmmmm----------------ffmmm------f--1--2---f---"),
    ("pl", "m1fffmmmmmmmmmmmmmmmmmfmmfmfmfmfmmmfffmmmmmmmmm--------------"),
    ("ro", "f1ffffffffffffffffff--------------fffffff------ffffffffffffff"),
    ("ru uk", "m1fffmmmmmmmmmmmmmmmm1fm1f1f1fmfmm1fffmmmmmmmmm--------------"),
    ("sgs", "-12fffffff-----------1f-1f1f1f-ff-1fff----------mm1mm2mmm-mm-"),
    ("shi", "11fffffffff------------------------------------1111--f-1-f---"),
    ("si", "11---------------------------------------------11-1----------"),
    ("sl", "-12ff-----------------------------12ff---------ffffffffffffff"),
    ("tzm", "11---------1111111111111111111111--------------1--1----------"),
  ]
}
