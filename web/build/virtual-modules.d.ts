declare module 'virtual:qr/*' {
  /** Address and size in CSS px. */
  const image: { readonly src: string; readonly width: number; readonly height: number };
  export default image;
}

declare module 'virtual:pdf-assets' {
  /** Addresses of what pdf.js fetches by itself. */
  const assets: {
    readonly worker: string;
    readonly cMaps: string;
    readonly standardFonts: string;
  };
  export default assets;
}
