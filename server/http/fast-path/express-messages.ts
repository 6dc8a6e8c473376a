import { IncomingMessage, ServerResponse } from 'node:http';

/** Prototypes that an Express application gives to each request and each response. */
export interface ExpressPrototypes {
  request: object;
  response: object;
}

/** A request whose answer may be sent without anybody having read it. */
export interface DiscardableRequest extends IncomingMessage {
  /**
   * Says that nobody will read this request's body nor wait for its end: what arrives of it is let
   * go. Node otherwise reads it to its end to throw it away, which takes several ticks and events
   * even where there is no body: a tenth of the time for a page.
   */
  discardBody: () => void;
}

/**
 * Classes for `createServer` whose requests and responses are Express's own from the start.
 *
 * Express changes the prototype of both for every request. V8 then gives each a hidden class of
 * its own with the next property that is set, so that nothing it has learned of others helps with
 * this one, and has all those classes to clear away: a third of the time for a call. Where the
 * prototype is the wanted one already, nothing is changed.
 */
export function expressMessages(express: ExpressPrototypes) {
  class ExpressRequest extends IncomingMessage implements DiscardableRequest {
    #isLeft = false;

    discardBody(): void {
      this.#isLeft = true;
    }

    override push(chunk: unknown, encoding?: BufferEncoding): boolean {
      // True: the parser need not wait.
      return this.#isLeft || super.push(chunk, encoding);
    }

    override resume(): this {
      return this.#isLeft ? this : super.resume();
    }
  }
  class ExpressResponse<
    Request extends IncomingMessage = IncomingMessage,
  > extends ServerResponse<Request> {}
  Object.setPrototypeOf(ExpressRequest.prototype, express.request);
  Object.setPrototypeOf(ExpressResponse.prototype, express.response);
  express.request = ExpressRequest.prototype;
  express.response = ExpressResponse.prototype;
  return { IncomingMessage: ExpressRequest, ServerResponse: ExpressResponse };
}
