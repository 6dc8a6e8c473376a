import {
  closeStatement,
  statementNameAt,
  SYNC,
  typeOf,
  withInserted,
  withSql,
} from './messages.js';

/** Statements that give up what everybody has prepared. */
const GIVES_UP_ALL = /(?:^|[;\0])\s*(?:discard\s+all|deallocate\s+(?:prepare\s+)?all)\b/i;
const REFUSAL =
  "DO $$ BEGIN RAISE 'other clients share this session and their prepared statements'; END $$";

/**
 * A client's prepared statements. All clients share one session, and with it one list of names: in
 * there each client's names begin with its number, which it never sees.
 */
export class PreparedStatements {
  private readonly names = new Set<string>();
  private readonly prefix: string;

  constructor(client: number) {
    this.prefix = `${client}:`;
  }

  /**
   * A client's message as the session gets it.
   * @throws ProtocolError
   */
  own(given: Buffer): Buffer {
    const refused = 'QP'.includes(typeOf(given)) && GIVES_UP_ALL.test(given.toString('latin1', 5));
    const message = refused ? withSql(given, REFUSAL) : given;
    const at = statementNameAt(message);
    if (at === undefined || message[at] === 0) return message;
    const owned = withInserted(message, at, this.prefix);
    if (typeOf(message) === 'P') this.names.add(owned.toString('latin1', at, owned.indexOf(0, at)));
    return owned;
  }

  /** Messages that give up what the client has prepared; undefined where that is nothing. */
  closing(): Buffer | undefined {
    if (this.names.size === 0) return undefined;
    return Buffer.concat([...[...this.names].map(closeStatement), SYNC]);
  }
}
