/**
 * A small line drawing on the page's own ground. It holds no words, so that both editions share it,
 * and says nothing that the text beside it does not say.
 */
export interface Diagram {
  /** Of its frame; what the strokes are measured in. */
  readonly width: number;
  readonly height: number;
  readonly draw: () => string;
}
