import type { PGlite } from '@electric-sql/pglite';
import { query, READY_BYTES, readyStatus, SYNC, type TransactionStatus } from './messages.js';

/** Statements whose effect outlives their transaction, inside the session that all clients share. */
const CHANGES_SETTINGS = /(?:^|[;\0])\s*set\s|set_config\s*\(/i;
/** A simple query of settings alone, which can be said again. */
const ONLY_SETTINGS = /^Q.{4}\s*(?:re)?set\s[^;\0]*(?:;\s*(?:re)?set\s[^;\0]*)*;?[\s\0]*$/is;
const RESET_SETTINGS = query('SET SESSION AUTHORIZATION DEFAULT; RESET ROLE; RESET ALL');

/**
 * The one session that PGlite has. Clients take turns on it: a turn lasts from a client's first
 * message until the database is ready again outside any transaction. Cut any shorter, one client's
 * unnamed statement would be bound to another's parameters.
 */
export class Session {
  private last: Promise<void> = Promise.resolve();
  private settingsChangedBy: object | undefined;
  /** What each client has set, in order, for when others have had the session in between. */
  private readonly settings = new WeakMap<object, Map<string, Buffer>>();

  constructor(private readonly db: PGlite) {}

  /** Waits for the session, first come first served. */
  async turn(client: object): Promise<Turn> {
    const before = this.last;
    let end!: () => void;
    this.last = new Promise((resolve) => {
      end = resolve;
    });
    await before;
    if (this.settingsChangedBy && this.settingsChangedBy !== client) {
      await this.execute(RESET_SETTINGS);
      this.settingsChangedBy = undefined;
    }
    const own = this.settings.get(client);
    if (own && this.settingsChangedBy !== client) {
      for (const message of own.values()) await this.execute(message);
      this.settingsChangedBy = client;
    }
    return new Turn(this, client, end);
  }

  noteSettings(client: object, message: Buffer): void {
    if (CHANGES_SETTINGS.test(message.toString('latin1', 5))) this.settingsChangedBy = client;
  }

  /** Keeps settings that were made outside a transaction, which nothing can roll back any more. */
  keepSettings(client: object, message: Buffer): void {
    const text = message.toString('latin1');
    if (!ONLY_SETTINGS.test(text)) return;
    const own = this.settings.get(client) ?? new Map<string, Buffer>();
    own.delete(text);
    this.settings.set(client, own.set(text, Buffer.from(message)));
  }

  /** Passes the answer on as it comes; what is said of the transaction stands at its end. */
  async execute(
    message: Buffer,
    onData?: (data: Uint8Array) => void,
  ): Promise<TransactionStatus | undefined> {
    let end = Buffer.alloc(0);
    await this.db.runExclusive(() =>
      this.db.execProtocolRawStream(message, {
        onRawData: (data) => {
          end = Buffer.concat([end, data.subarray(-READY_BYTES)]).subarray(-READY_BYTES);
          onData?.(data.slice());
        },
      }),
    );
    return readyStatus(end);
  }
}

/** A client's exclusive use of the session. */
export class Turn {
  private status: TransactionStatus | undefined;

  constructor(
    private readonly session: Session,
    private readonly client: object,
    private readonly release: () => void,
  ) {}

  /**
   * Passes messages on, all that came together at once: each call into the database costs more than
   * many a message in it. True when the turn has ended with them.
   */
  async pass(messages: readonly Buffer[], onData: (data: Uint8Array) => void): Promise<boolean> {
    const isFirst = this.status === undefined;
    for (const message of messages) this.session.noteSettings(this.client, message);
    this.status = await this.session.execute(Buffer.concat(messages), onData);
    if (this.status !== 'I') return false;
    if (isFirst) for (const message of messages) this.session.keepSettings(this.client, message);
    this.release();
    return true;
  }

  /**
   * Undoes what a client that went away left open.
   * @param closing messages that give up the rest of what it had.
   */
  async abandon(closing?: Buffer): Promise<void> {
    this.status ??= await this.session.execute(SYNC);
    if (this.status !== 'I') await this.session.execute(query('ROLLBACK'));
    if (closing) await this.session.execute(closing);
    this.release();
  }
}
