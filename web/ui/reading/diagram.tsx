import { usePageDiagrams } from '../../site/site.js';
import type { DiagramId } from '../../figures/diagram-ids.js';
import styles from './diagram.module.css';

interface DiagramProps {
  readonly id: DiagramId;
  /** Says how large it is and where it stands. */
  readonly className?: string | undefined;
}

/** A small drawing beside a text that says the same: nothing for those who only hear the page. */
export function Diagram({ id, className = '' }: DiagramProps) {
  const diagram = usePageDiagrams().find((candidate) => candidate.id === id);
  if (!diagram) return null;
  const { src, width, height } = diagram;
  return (
    <img
      className={`${styles.diagram} ${className}`}
      src={src}
      width={width}
      height={height}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
