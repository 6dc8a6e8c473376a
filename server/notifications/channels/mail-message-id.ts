/** Identifies a message over all attempts, so that mail systems can drop repetitions. */
export function mailMessageId(messageId: string, from: string): string {
  return `<${messageId}@${from.split('@').at(-1)}>`;
}
