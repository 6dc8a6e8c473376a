import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';
import {
  expressMessages,
  type ExpressPrototypes,
  type UnreadableRequest,
} from './express-messages.js';

type Express = RequestListener & ExpressPrototypes;
/** Stands before Express, and may answer in its place. */
export type Front = (request: UnreadableRequest, response: ServerResponse) => void;

/** Express, behind a listener that may answer before it: same process, same port, same server. */
export class FrontedExpressAdapter extends ExpressAdapter {
  private front: Front = (request, response) => this.express(request, response);

  override initHttpServer(): void {
    this.httpServer = createServer(expressMessages(this.express), (request, response) =>
      this.front(request, response),
    );
  }

  /** @param front makes the listener that stands before the one given to it. */
  putInFront(front: (express: RequestListener) => Front): void {
    this.front = front(this.express);
  }

  private get express(): Express {
    return this.getInstance<Express>();
  }
}
