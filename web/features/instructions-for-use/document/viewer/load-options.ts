import assets from 'virtual:pdf-assets';
import { pdfjs } from 'react-pdf';

// Its own worker, from this site: nothing comes from elsewhere.
pdfjs.GlobalWorkerOptions.workerSrc = assets.worker;

/** What pdf.js is given with every document. The policy of this site knows no eval and no WebAssembly. */
export const LOAD_OPTIONS = {
  cMapUrl: assets.cMaps,
  cMapPacked: true,
  standardFontDataUrl: assets.standardFonts,
  isEvalSupported: false,
  useWasm: false,
} as const;
