export interface Milestone {
  readonly id: string;
  /** Year and month, as in `2017-06`. */
  readonly time: string;
  /** Stands in for an entry that the company has to supply. */
  readonly sample?: true;
}

/** The company's history, latest first. Only its founding is known. */
export const MILESTONES = [
  { id: 'english-edition', time: '2023-11', sample: true },
  { id: 'service-process', time: '2023-05', sample: true },
  { id: 'shared-results', time: '2022-09', sample: true },
  { id: 'remote-training', time: '2022-03', sample: true },
  { id: 'second-image-source', time: '2021-08', sample: true },
  { id: 'heart-group', time: '2020-10', sample: true },
  { id: 'reader-comparison', time: '2020-04', sample: true },
  { id: 'quality-management', time: '2019-09', sample: true },
  { id: 'stroke-work', time: '2019-03', sample: true },
  { id: 'first-prototype', time: '2018-06', sample: true },
  { id: 'first-team', time: '2017-10', sample: true },
  { id: 'founding', time: '2017-06' },
] as const satisfies readonly Milestone[];

export type MilestoneId = (typeof MILESTONES)[number]['id'];
