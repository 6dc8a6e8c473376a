import type { RequestListener } from 'node:http';
import type { NestApplicationOptions } from '@nestjs/common';
import { ExpressAdapter } from '@nestjs/platform-express';

/** Express, behind a listener that may answer before it: same process, same port, same server. */
export class FrontedExpressAdapter extends ExpressAdapter {
  private listener: RequestListener = (request, response) => this.express(request, response);

  override initHttpServer(options: NestApplicationOptions): void {
    super.initHttpServer(options);
    this.httpServer.removeAllListeners('request');
    this.httpServer.on('request', (request, response) => this.listener(request, response));
  }

  /** @param front makes the listener that stands before the one given to it. */
  putInFront(front: (express: RequestListener) => RequestListener): void {
    this.listener = front(this.express);
  }

  private get express(): RequestListener {
    return this.getInstance<RequestListener>();
  }
}
