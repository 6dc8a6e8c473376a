import { createServer, type RequestListener } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';
import { expressMessages, type ExpressPrototypes } from './express-messages.js';

type Express = RequestListener & ExpressPrototypes;

/** Express, behind a listener that may answer before it: same process, same port, same server. */
export class FrontedExpressAdapter extends ExpressAdapter {
  private listener: RequestListener = (request, response) => this.express(request, response);

  override initHttpServer(): void {
    this.httpServer = createServer(expressMessages(this.express), (request, response) =>
      this.listener(request, response),
    );
  }

  /** @param front makes the listener that stands before the one given to it. */
  putInFront(front: (express: RequestListener) => RequestListener): void {
    this.listener = front(this.express);
  }

  private get express(): Express {
    return this.getInstance<Express>();
  }
}
