import type { SubmissionRow } from './submission-query.js';

/** Table of each kind of row. */
export const TABLES: Readonly<Record<SubmissionRow['table'], string>> = {
  licence_application: 'licence_applications',
  inquiry: 'inquiries',
  ifu_request: 'ifu_requests',
};
