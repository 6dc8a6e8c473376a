/** A command that cannot be done as it was given; printed as it is, without a stack. */
export class StaffError extends Error {
  override readonly name = 'StaffError';

  constructor(
    message: string,
    /** Every single thing that is wrong, for programs. */
    readonly details: readonly object[] = [],
  ) {
    super(message);
  }
}
