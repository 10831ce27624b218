// The SF Symbols names that widgets commonly use: weather, batteries, arrows, media, devices, health, transport, messages, money, status.

/// A thousand names, each of which must have a drawing.
let commonSymbols = """
  1.circle 1.circle.fill 10.circle 2.square.fill 50.circle.fill a.circle.fill accessibility accessibility.fill airplane
  airplane.arrival airplane.circle.fill airplane.departure airplayaudio airplayvideo airpods airpods.gen3 airpodspro alarm
  alarm.fill allergens ant antenna.radiowaves.left.and.right app app.badge app.badge.fill app.fill applewatch
  applewatch.watchface apps.iphone aqi.high aqi.low aqi.medium archivebox archivebox.circle archivebox.fill arrow.2.circlepath
  arrow.2.squarepath arrow.3.trianglepath arrow.backward arrow.clockwise arrow.clockwise.circle arrow.clockwise.circle.fill
  arrow.counterclockwise arrow.counterclockwise.circle arrow.down arrow.down.circle.fill arrow.down.left arrow.down.right
  arrow.down.right.circle.fill arrow.down.to.line arrow.forward arrow.left arrow.left.and.right arrow.left.arrow.right
  arrow.left.circle arrow.right arrow.right.circle.fill arrow.right.to.line arrow.triangle.2.circlepath
  arrow.triangle.2.circlepath.circle.fill arrow.triangle.branch arrow.triangle.swap arrow.trianglehead.2.clockwise
  arrow.trianglehead.clockwise arrow.trianglehead.counterclockwise arrow.turn.up.right arrow.up arrow.up.and.down
  arrow.up.arrow.down arrow.up.arrow.down.circle arrow.up.bin arrow.up.circle arrow.up.circle.fill arrow.up.forward
  arrow.up.forward.app arrow.up.left arrow.up.right arrow.up.right.circle.fill arrow.up.right.square arrow.up.to.line
  arrow.uturn.backward arrow.uturn.left arrowshape.turn.up.left.fill arrowshape.up.fill arrowtriangle.down.fill
  arrowtriangle.left.fill arrowtriangle.right.fill arrowtriangle.up arrowtriangle.up.fill aspectratio at at.circle atom b.circle
  backward backward.end backward.end.alt.fill backward.end.fill backward.fill backward.frame bag bag.circle bag.fill balloon
  balloon.2 balloon.fill bandage bandage.fill banknote banknote.fill barcode barcode.viewfinder barometer basket basket.fill
  basketball basketball.fill bathtub battery.0 battery.0percent battery.100 battery.100.bolt battery.100percent
  battery.100percent.bolt battery.25 battery.25percent battery.50 battery.50percent battery.75 battery.75percent beach.umbrella
  bed.double bed.double.fill bell bell.badge bell.badge.fill bell.circle.fill bell.fill bell.slash bell.slash.fill bicycle
  bicycle.circle.fill bird birthday.cake birthday.cake.fill bitcoinsign bitcoinsign.circle bitcoinsign.circle.fill bold bolt
  bolt.batteryblock bolt.batteryblock.fill bolt.car bolt.car.fill bolt.circle bolt.circle.fill bolt.fill bolt.heart
  bolt.heart.fill bolt.horizontal bolt.slash bolt.slash.fill bonjour book book.closed book.closed.fill book.fill bookmark
  bookmark.fill books.vertical books.vertical.fill box.truck brain brain.fill brain.head.profile briefcase briefcase.fill
  bubble.left bubble.left.and.bubble.right bubble.left.and.bubble.right.fill bubble.left.fill bubble.right building building.2
  building.2.fill building.columns building.columns.fill building.fill bus bus.fill cable.connector calendar calendar.badge.clock
  calendar.badge.exclamationmark calendar.badge.plus calendar.circle calendar.circle.fill calendar.day.timeline.left camera
  camera.circle.fill camera.fill camera.macro camera.metering.center.weighted camera.viewfinder capsule capsule.fill
  captions.bubble car car.2.fill car.circle car.fill carbon.dioxide.cloud carrot cart cart.badge.plus cart.fill cat cellularbars
  chair character character.book.closed chart.bar chart.bar.doc.horizontal chart.bar.fill chart.bar.xaxis
  chart.line.downtrend.xyaxis chart.line.flattrend.xyaxis chart.line.uptrend.xyaxis chart.pie chart.pie.fill chart.xyaxis.line
  checklist checklist.checked checkmark checkmark.circle checkmark.circle.fill checkmark.icloud checkmark.seal
  checkmark.seal.fill checkmark.shield checkmark.shield.fill checkmark.square checkmark.square.fill chevron.backward
  chevron.compact.down chevron.down chevron.down.circle.fill chevron.forward chevron.left chevron.left.circle.fill
  chevron.left.forwardslash.chevron.right chevron.right chevron.right.2 chevron.right.circle chevron.right.circle.fill chevron.up
  chevron.up.chevron.down circle circle.dashed circle.dotted circle.fill circle.grid.2x2 circle.grid.2x2.fill
  circle.grid.3x3.fill circle.hexagongrid circle.hexagongrid.fill circle.lefthalf.filled circle.righthalf.filled circlebadge
  circlebadge.fill clock clock.arrow.circlepath clock.badge clock.badge.checkmark clock.circle clock.fill cloud cloud.bolt
  cloud.bolt.fill cloud.bolt.rain cloud.bolt.rain.fill cloud.circle cloud.circle.fill cloud.drizzle cloud.drizzle.fill cloud.fill
  cloud.fog cloud.fog.fill cloud.hail cloud.hail.fill cloud.heavyrain cloud.heavyrain.fill cloud.moon cloud.moon.bolt
  cloud.moon.bolt.fill cloud.moon.fill cloud.moon.rain cloud.moon.rain.fill cloud.rain cloud.rain.fill cloud.sleet
  cloud.sleet.fill cloud.snow cloud.snow.fill cloud.sun cloud.sun.bolt cloud.sun.bolt.fill cloud.sun.fill cloud.sun.rain
  cloud.sun.rain.fill comb comb.fill command command.circle cone control cpu cpu.fill creditcard creditcard.fill crop crop.rotate
  cross cross.case cross.case.fill cross.circle.fill cross.fill crown crown.fill cube cube.fill cube.transparent cup.and.saucer
  cup.and.saucer.fill curlybraces curtains.closed cylinder.fill delete.left deskclock deskclock.fill desktopcomputer dial.min
  diamond diamond.fill dice dice.fill die.face.5 display divide doc doc.fill doc.on.clipboard doc.on.doc doc.richtext doc.text
  doc.text.fill dog dollarsign dollarsign.circle dollarsign.circle.fill dollarsign.square door.left.hand.open
  dot.radiowaves.left.and.right dot.radiowaves.right drop drop.circle drop.circle.fill drop.fill drop.triangle dumbbell
  dumbbell.fill ear earbuds eject eject.circle ellipsis ellipsis.bubble ellipsis.bubble.fill ellipsis.circle ellipsis.circle.fill
  envelope envelope.badge envelope.badge.fill envelope.fill envelope.open envelope.open.fill equal escape eurosign
  eurosign.circle eurosign.circle.fill ev.charger exclamationmark exclamationmark.circle exclamationmark.circle.fill
  exclamationmark.icloud exclamationmark.octagon.fill exclamationmark.shield exclamationmark.triangle
  exclamationmark.triangle.fill externaldrive externaldrive.connected.to.line.below externaldrive.fill eye eye.fill eye.slash
  eye.slash.fill eyeglasses eyes face.dashed face.smiling face.smiling.fill face.smiling.inverse faceid facemask fan fan.fill
  fanblades fanblades.fill ferry ferry.fill figure figure.2.and.child.holdinghands figure.arms.open figure.child figure.cooldown
  figure.core.training figure.dance figure.hiking figure.mind.and.body figure.outdoor.cycle figure.pool.swim figure.roll
  figure.run figure.run.circle.fill figure.soccer figure.stairs figure.stand figure.strengthtraining.traditional figure.walk
  figure.walk.circle figure.wave figure.yoga film film.fill fish flag flag.checkered flag.fill flag.slash flame flame.circle.fill
  flame.fill folder folder.badge.plus folder.circle folder.fill football.fill fork.knife fork.knife.circle.fill forward
  forward.end forward.end.alt.fill forward.end.fill forward.fill forward.frame frying.pan fuelpump fuelpump.fill function
  gamecontroller gamecontroller.fill gauge gauge.high gauge.low gauge.medium gauge.open.with.lines.needle.33percent gear
  gearshape gearshape.2 gearshape.2.fill gearshape.fill gift gift.fill giftcard globe globe.americas globe.americas.fill
  globe.asia.australia.fill globe.badge.chevron.backward globe.desk globe.europe.africa.fill gobackward gobackward.10
  gobackward.15 gobackward.30 goforward goforward.10 goforward.15 goforward.30 graduationcap graduationcap.fill guitars gyroscope
  hammer hammer.fill hand.point.right.fill hand.point.up.left hand.raised hand.raised.fill hand.tap hand.tap.fill hand.thumbsdown
  hand.thumbsdown.fill hand.thumbsup hand.thumbsup.fill hand.wave hand.wave.fill hands.clap hands.clap.fill hands.sparkles hanger
  hare hare.fill headphones heart heart.circle heart.circle.fill heart.fill heart.slash heart.slash.fill heart.text.square
  heart.text.square.fill hexagon hexagon.fill hifispeaker hifispeaker.fill highlighter homepod homepod.fill hourglass
  hourglass.bottomhalf.filled hourglass.circle hourglass.tophalf.filled house house.circle.fill house.fill humidity humidity.fill
  hurricane icloud icloud.and.arrow.down icloud.and.arrow.up icloud.fill icloud.slash indianrupeesign.circle infinity info
  info.circle info.circle.fill inset.filled.circle internaldrive internaldrive.fill ipad ipad.landscape iphone iphone.gen2
  iphone.gen3 iphone.radiowaves.left.and.right italic key key.fill key.horizontal keyboard keyboard.fill ladybug ladybug.fill
  lamp.desk.fill lamp.table laptopcomputer largecircle.fill.circle leaf leaf.circle.fill leaf.fill light.max light.min lightbulb
  lightbulb.fill lightbulb.slash line.3.horizontal line.3.horizontal.decrease.circle link link.circle.fill list.bullet
  list.bullet.circle list.bullet.clipboard list.bullet.rectangle list.clipboard list.dash list.number livephoto livephoto.slash
  location location.circle location.circle.fill location.fill location.north location.north.fill location.slash lock
  lock.circle.fill lock.fill lock.open lock.open.fill lock.shield lock.shield.fill lungs lungs.fill macbook macpro.gen3 magazine
  magnifyingglass magnifyingglass.circle magnifyingglass.circle.fill map map.fill mappin mappin.and.ellipse mappin.circle
  mappin.circle.fill medal medal.fill medical.thermometer megaphone megaphone.fill memorychip memorychip.fill message
  message.circle.fill message.fill metronome mic mic.circle.fill mic.fill mic.slash mic.slash.fill minus minus.circle
  minus.circle.fill minus.plus.batteryblock moon moon.circle moon.circle.fill moon.dust moon.fill moon.haze moon.haze.fill
  moon.stars moon.stars.fill moon.zzz moon.zzz.fill moonphase.first.quarter moonphase.full.moon moonphase.last.quarter
  moonphase.new.moon moonphase.waning.crescent moonphase.waning.gibbous moonphase.waxing.crescent moonphase.waxing.gibbous moped
  motorcycle mountain.2 mountain.2.fill mouth move.3d mug mug.fill multiply music.mic music.note music.note.list
  music.quarternote.3 network newspaper newspaper.fill nose note note.text number number.circle octagon octagon.fill opticaldisc
  option paintbrush paintbrush.fill paintpalette paintpalette.fill paperclip paperplane paperplane.circle.fill paperplane.fill
  parkingsign parkingsign.circle party.popper party.popper.fill pause pause.circle pause.circle.fill pause.fill pawprint
  pawprint.fill pc pencil pencil.circle pencil.circle.fill pentagon percent person person.2 person.2.circle person.2.fill
  person.3 person.3.fill person.badge.plus person.circle person.circle.fill person.crop.circle person.crop.circle.badge.plus
  person.crop.circle.fill person.crop.rectangle person.crop.square.fill person.fill person.fill.badge.plus person.text.rectangle
  person.wave.2 personalhotspot perspective phone phone.arrow.down.left phone.arrow.up.right phone.badge.plus phone.circle.fill
  phone.down.fill phone.fill photo photo.fill photo.on.rectangle pianokeys pill pill.fill pills pills.fill pin pin.fill pin.slash
  play play.circle play.circle.fill play.fill play.rectangle play.rectangle.fill play.square.fill playpause playpause.fill plus
  plus.app plus.circle plus.circle.fill plus.forwardslash.minus plus.square plus.square.fill podcast popcorn.fill power
  power.circle power.circle.fill powerplug powerplug.fill powersleep printer printer.fill puzzlepiece puzzlepiece.extension
  puzzlepiece.fill pyramid.fill qrcode qrcode.viewfinder questionmark questionmark.circle questionmark.circle.fill quote.bubble
  radio radio.fill rainbow rays record.circle record.circle.fill rectangle rectangle.3.group rectangle.and.pencil.and.ellipsis
  rectangle.fill rectangle.grid.1x2.fill rectangle.portrait rectangle.portrait.and.arrow.right rectangle.stack
  rectangle.stack.fill refrigerator repeat repeat.1 repeat.circle return road.lanes rosette rotate.left rotate.right ruler safari
  safari.fill sailboat scale.3d scissors scooter scope screwdriver scribble scribble.variable sdcard seal seal.fill
  sensor.tag.radiowaves.forward server.rack shield shield.fill shield.lefthalf.filled shield.slash shift shippingbox
  shippingbox.fill shoe shoeprints.fill shower.fill shuffle shuffle.circle.fill signpost.right signpost.right.fill simcard sink
  skew sleep slider.horizontal.3 slider.vertical.3 slowmo smallcircle.filled.circle smoke smoke.fill snowflake snowflake.circle
  soccerball sofa sofa.fill sparkle sparkles speaker speaker.fill speaker.slash speaker.slash.fill speaker.wave.1
  speaker.wave.1.fill speaker.wave.2 speaker.wave.2.fill speaker.wave.3 speaker.wave.3.fill speedometer spigot sportscourt
  sprinkler square square.and.arrow.down square.and.arrow.up square.and.arrow.up.fill square.and.pencil square.dashed square.fill
  square.fill.on.square.fill square.grid.2x2 square.grid.2x2.fill square.grid.3x3.fill square.on.square square.split.2x2
  square.stack square.stack.3d.up square.stack.3d.up.fill square.stack.fill star star.circle star.circle.fill star.fill
  star.leadinghalf.filled star.slash star.square.fill staroflife staroflife.fill steeringwheel sterlingsign.circle stethoscope
  stop stop.circle stop.circle.fill stop.fill stopwatch stopwatch.fill storefront stove suitcase suitcase.fill sun.and.horizon
  sun.and.horizon.fill sun.dust sun.dust.fill sun.haze sun.haze.fill sun.max sun.max.circle sun.max.circle.fill sun.max.fill
  sun.min sun.min.fill sun.rain sun.rain.fill sun.snow sun.snow.fill sunglasses sunrise sunrise.fill sunset sunset.fill swift
  switch.2 syringe syringe.fill tag tag.fill takeoutbag.and.cup.and.straw.fill target tennis.racket tent tent.fill terminal
  terminal.fill testtube.2 text.alignleft text.book.closed text.book.closed.fill text.bubble text.bubble.fill text.justify
  text.quote text.viewfinder textformat textformat.abc textformat.size theatermasks theatermasks.fill thermometer
  thermometer.high thermometer.low thermometer.medium thermometer.snowflake thermometer.sun thermometer.sun.fill ticket
  ticket.fill timelapse timer timer.circle toilet tornado tortoise tortoise.fill touchid train.side.front.car tram tram.fill
  trash trash.circle.fill trash.fill trash.slash tray tray.fill tray.full tray.full.fill tree tree.fill triangle triangle.fill
  trophy trophy.fill tropicalstorm truck.box truck.box.fill tshirt tshirt.fill tv tv.fill umbrella umbrella.fill umbrella.percent
  underline uv.index video video.circle.fill video.fill video.slash.fill view.3d viewfinder wallet.pass wallet.pass.fill
  wand.and.rays wand.and.stars washer water.waves waterbottle waterbottle.fill waveform waveform.circle waveform.circle.fill
  waveform.path waveform.path.ecg waveform.path.ecg.rectangle wifi wifi.exclamationmark wifi.router wifi.slash wind wind.circle
  wind.snow window.vertical.closed wineglass wineglass.fill wrench wrench.and.screwdriver wrench.and.screwdriver.fill wrench.fill
  xmark xmark.circle xmark.circle.fill xmark.icloud xmark.octagon xmark.octagon.fill xmark.seal.fill yensign.circle zzz
  """.split { $0.isWhitespace }.map(String.init)
