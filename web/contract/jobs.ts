/** Roles that have a page of their own, in the order of the list: those hiring now first. */
export const JOB_IDS = [
  'image-algorithms',
  'computational-haemodynamics',
  'desktop-software',
  'verification',
  'clinical-application',
  'regulatory-affairs',
  'clinical-research',
  'interaction-design',
] as const;

export type JobId = (typeof JOB_IDS)[number];
