import { encode, renderSVG } from 'uqr';
import type { GeneratedImage } from '../build/generated-images.js';

/** Light modules around the code, which ISO/IEC 18004 asks for. */
const QUIET_ZONE = 4;
const MODULE_PX = 4;

/** QR code of a text, in black on white whatever the page looks like: scanners want contrast. */
export function qrCode(text: string): GeneratedImage {
  const options = { ecc: 'M', border: QUIET_ZONE } as const;
  const side = encode(text, options).size * MODULE_PX;
  return {
    extension: 'svg',
    mediaType: 'image/svg+xml',
    content: renderSVG(text, { ...options, pixelSize: MODULE_PX }),
    width: side,
    height: side,
  };
}
