import image from 'virtual:qr/official-account';

/** QR code that opens the company's official WeChat account; the size in CSS px. */
export const officialAccountQr = { src: image.src, size: image.width };
