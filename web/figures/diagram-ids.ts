/** Small drawings without words, each beside a text that says the same. Pages name them by these alone. */
export const DIAGRAM_IDS = [
  'partner-hospitals',
  'provinces-covered',
  'analysis-seconds',
  'accuffrangio-accuracy',
] as const;

export type DiagramId = (typeof DIAGRAM_IDS)[number];

export function isDiagramId(id: string): id is DiagramId {
  return (DIAGRAM_IDS as readonly string[]).includes(id);
}
