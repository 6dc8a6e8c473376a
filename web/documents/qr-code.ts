import { encode, renderSVG } from 'uqr';

/** Light modules around the code, which ISO/IEC 18004 asks for. */
const QUIET_ZONE = 4;
const MODULE_PX = 4;

/** QR code of a text, in black on white whatever the page looks like: scanners want contrast. */
export function qrCode(text: string) {
  const options = { ecc: 'M', border: QUIET_ZONE } as const;
  const side = encode(text, options).size * MODULE_PX;
  return {
    extension: 'svg' as const,
    mediaType: 'image/svg+xml' as const,
    content: renderSVG(text, { ...options, pixelSize: MODULE_PX }),
    width: side,
    height: side,
  };
}
