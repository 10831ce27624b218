// What a server answers, published. In packages that ask for networking.

#if Networking
public import ArcCombine
public import Foundation
public import FoundationNetworking

extension URLSession {
  /// Publishes the answer to a request, which is sent for every subscriber.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher { DataTaskPublisher(request: request, session: self) }

  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    public let request: URLRequest
    public let session: URLSession

    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let answer = Answer()
      let task = session.dataTask(with: request) { data, response, error in
        if let response, error == nil {
          answer.subject.send((data ?? Data(), response))
          answer.subject.send(completion: .finished)
        } else {
          answer.subject.send(completion: .failure(error as? URLError ?? URLError(.unknown)))
        }
      }
      let events = answer.subject.handleEvents(receiveCancel: { task.cancel() }, receiveRequest: { _ in task.resume() })
      events.receive(subscriber: subscriber)
    }
  }
}

/// Where an answer is sent. `@unchecked`: it guards itself.
private struct Answer: @unchecked Sendable {
  let subject = PassthroughSubject<URLSession.DataTaskPublisher.Output, URLError>()
}
#endif
