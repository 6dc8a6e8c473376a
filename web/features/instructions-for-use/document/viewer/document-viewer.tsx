import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useCallback, useRef, useState } from 'react';
import { Document, Outline, pdfjs } from 'react-pdf';
import 'react-pdf/dist/Page/TextLayer.css';
import { documentPath } from '../../../../contract/instructions-for-use.js';
import type { ViewerProps } from '../lazy-viewer.js';
import { PageList } from './page-list.js';
import { Toolbar } from './toolbar.js';
import { type PageSize, usePageStack } from './use-page-stack.js';
import { useSearch } from './use-search.js';
import styles from './viewer.module.css';
import assets from 'virtual:pdf-assets';

// Its own worker, from this site: nothing comes from elsewhere.
pdfjs.GlobalWorkerOptions.workerSrc = assets.worker;

/** What pdf.js is given with every document. The policy of this site knows no eval and no WebAssembly. */
const LOAD_OPTIONS = {
  cMapUrl: assets.cMaps,
  cMapPacked: true,
  standardFontDataUrl: assets.standardFonts,
  isEvalSupported: false,
  useWasm: false,
} as const;

/** A4 in points, until the document says what it is. */
const A4: PageSize = { width: 595.28, height: 841.89 };

/** Reads a document on the page: rendered by pdf.js as far as it is in view. */
export function DocumentViewer({ document, text }: ViewerProps) {
  const url = documentPath(document);
  const [pdf, setPdf] = useState<PDFDocumentProxy>();
  const [size, setSize] = useState(A4);
  const [share, setShare] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const [isOutlineOpen, setIsOutlineOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const pages = usePageStack(document.pages, size);
  const fail = useCallback(() => setHasFailed(true), []);
  const { search, find, step } = useSearch(pdf, pages.goTo, fail);

  const loaded = useCallback(async (proxy: PDFDocumentProxy) => {
    const { width, height } = (await proxy.getPage(1)).getViewport({ scale: 1 });
    setSize({ width, height });
    setPdf(proxy);
  }, []);

  const fallback = (
    <p className={styles.failed} role="alert">
      {text.failed} <a href={url}>{text.print}</a>
    </p>
  );
  if (hasFailed) return fallback;
  return (
    <div className={styles.viewer} data-ready={pdf !== undefined || undefined}>
      <Toolbar
        text={text}
        pages={pages}
        search={search}
        field={field}
        url={url}
        isOutlineOpen={isOutlineOpen}
        onOutline={() => setIsOutlineOpen((isOpen) => !isOpen)}
        onFind={(words) => void find(words)}
        onStep={step}
      />
      {!pdf && (
        <p className={styles.progress} role="status">
          {text.loading} … <progress max={1} value={share} aria-label={text.loading} />
        </p>
      )}
      <Document
        className={styles.document}
        file={url}
        options={LOAD_OPTIONS}
        loading={null}
        onLoadProgress={({ loaded: done, total }) => setShare(total > 0 ? done / total : 0)}
        onLoadSuccess={(proxy) => void loaded(proxy).catch(fail)}
        onLoadError={fail}
        onSourceError={fail}
      >
        {isOutlineOpen && (
          <nav className={styles.outline} aria-label={text.outline}>
            <Outline onItemClick={({ pageNumber }) => pages.goTo(pageNumber)} />
          </nav>
        )}
        <PageList
          pages={pages}
          label={text.region}
          width={size.width}
          search={search}
          onFind={() => field.current?.focus()}
        />
      </Document>
    </div>
  );
}
