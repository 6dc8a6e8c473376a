import type { Cited } from '../../content/shapes/cited.js';
import { CitationMarks } from './citation-marks.js';

/** A text with the numbers of the literature that it rests on. */
export function CitedText({ text, refs }: Cited) {
  return (
    <>
      {text}
      {refs && refs.length > 0 && <CitationMarks refs={refs} />}
    </>
  );
}
