/** Whether a client has what bears this tag already. Weak tags count: RFC 9110, 13.1.2. */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header === tag) return true;
  return header.split(',').some((each) => {
    const given = each.trim();
    return given === '*' || given === tag || given === `W/${tag}`;
  });
}
