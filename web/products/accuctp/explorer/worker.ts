import { analysis } from './analysis.js';
import type { Artery, Phantom, Scan } from './phantom.js';

export interface Request {
  readonly artery: Artery;
  readonly dose: number;
}

export interface Reply {
  readonly scan: Scan;
  /** With the first reply. */
  readonly phantom?: Phantom;
}

let isFirst = true;

self.onmessage = ({ data: request }: MessageEvent<Request>) => {
  const { phantom, perfusion } = analysis();
  const scan = perfusion(request.artery, request.dose);
  const reply: Reply = { scan, ...(isFirst && { phantom }) };
  self.postMessage(reply);
  isFirst = false;
};
