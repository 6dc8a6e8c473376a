/** The answer to COMMIT did not come: the transaction may have been stored or not. */
export class CommitUnknownError extends Error {
  override readonly name = 'CommitUnknownError';
}
