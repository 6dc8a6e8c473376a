import { type Edition, otherEdition } from '../../web/contract/editions.js';
import { SEO_PATHS } from '../../web/contract/seo.js';

/** RFC 9116 asks for less than a year; whoever runs a process longer has not looked after it. */
const VALID_DAYS = 360;
const DAY_MS = 86_400_000;

interface SecurityContact {
  readonly mailbox: string;
  readonly origin: string;
  readonly edition: Edition;
  readonly startedAt: Date;
}

/** Whom to tell about a weakness of the site (https://www.rfc-editor.org/rfc/rfc9116). */
export function securityTxt({ mailbox, origin, edition, startedAt }: SecurityContact): string {
  const canonical = new URL(SEO_PATHS.securityTxt, origin);
  const lastDay = Math.floor(startedAt.getTime() / DAY_MS) + VALID_DAYS;
  return [
    `Contact: mailto:${mailbox}`,
    // To the day: all instances that were started together say the same.
    `Expires: ${new Date(lastDay * DAY_MS).toISOString()}`,
    `Preferred-Languages: ${edition}, ${otherEdition(edition)}`,
    // The standard takes no other scheme.
    ...(canonical.protocol === 'https:' ? [`Canonical: ${canonical.href}`] : []),
    '',
  ].join('\n');
}
