import { Component, type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { loadChunk } from '../../../site/loading/load-chunk.js';
import type { DocumentText } from '../document-text.js';
import { documentPath, type IfuDocument } from '../../../contract/instructions-for-use.js';
import styles from './document.module.css';

export interface ViewerProps {
  readonly document: IfuDocument;
  readonly text: DocumentText['viewer'];
}

/** Loads the viewer in the browser, and only on this page; until then, and without it, there is the file. */
export function LazyViewer({ document, text }: ViewerProps) {
  const [Viewer, setViewer] = useState<ComponentType<ViewerProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isGone = false;
    loadChunk('document-viewer', () => import('./viewer/document-viewer.js')).then(
      ({ DocumentViewer }) => !isGone && setViewer(() => DocumentViewer),
      () => !isGone && setHasFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, []);
  const fileInstead = (status: string) => (
    <div className={styles.waiting}>
      <noscript>
        <p>{text.noScript}</p>
      </noscript>
      <p role="status">{status}</p>
      <p>
        <a href={documentPath(document)} type="application/pdf">
          {text.print}
        </a>
      </p>
    </div>
  );
  if (!Viewer) return fileInstead(hasFailed ? text.failed : `${text.loading} …`);
  return (
    <ViewerBoundary fallback={fileInstead(text.failed)}>
      <Viewer document={document} text={text} />
    </ViewerBoundary>
  );
}

interface BoundaryProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** What the viewer throws, for want of a function of newer browsers, takes nothing else from the page. */
class ViewerBoundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override state = { hasFailed: false };
  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
