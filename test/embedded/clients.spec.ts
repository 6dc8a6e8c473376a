import { createConnection } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { SOCKET_NAME } from '../../server/database/embedded/embedded-postgres.js';
import { MessageReader, query, typeOf } from '../../server/database/embedded/wire/messages.js';
import { startServer, type TestServer } from '../support/server.js';

/** Version 3.0 of the protocol, and who asks. */
const STARTUP = Buffer.from('\0\0\0\x17\0\x03\0\0user\0postgres\0\0', 'latin1');
const TERMINATE = Buffer.from('X\0\0\0\x04', 'latin1');

let server: TestServer;
const connect = async () => {
  const client = new Client({ connectionString: server.database.connectionString });
  // A client that the server cuts off says so through an event.
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

beforeAll(async () => {
  server = await startServer();
  await server.sql('CREATE TABLE notes (id int PRIMARY KEY, text text)');
});
afterAll(() => server.dispose());

it('gives every one of many clients the answer to its own question', async () => {
  const clients = await Promise.all(Array.from({ length: 8 }, connect));
  const ask = async (client: Client, index: number) => {
    const one = await client.query('SELECT $1::int AS one', [index]);
    const two = await client.query('SELECT $1::text AS a, $2::int AS b', [`t${index}`, index]);
    const three = await client.query('SELECT $1::int + $2::int + $3::int AS sum', [index, 1, 2]);
    return [one.rows, two.rows, three.rows];
  };
  const askMany = async (client: Client, number: number) => {
    for (let index = number; index < 200; index += clients.length) {
      const expected = [[{ one: index }], [{ a: `t${index}`, b: index }], [{ sum: index + 3 }]];
      expect(await ask(client, index)).toEqual(expected);
    }
  };
  await Promise.all(clients.map(askMany));
  await Promise.all(clients.map((client) => client.end()));
});

it('keeps a transaction to itself until it ends', async () => {
  const [writer, reader] = await Promise.all([connect(), connect()]);
  await writer.query('BEGIN');
  await writer.query('INSERT INTO notes VALUES (1, $1)', ['uncommitted']);
  const seen = reader.query('SELECT text FROM notes WHERE id = 1');
  await writer.query('UPDATE notes SET text = $1 WHERE id = 1', ['committed']);
  await writer.query('COMMIT');
  expect((await seen).rows).toEqual([{ text: 'committed' }]);
  await Promise.all([writer.end(), reader.end()]);
});

it('undoes the transaction of a client that vanishes', async () => {
  const vanishing = await connect();
  await vanishing.query('BEGIN');
  await vanishing.query('INSERT INTO notes VALUES (2, $1)', ['lost']);
  (
    vanishing as unknown as { connection: { stream: { destroy(): void } } }
  ).connection.stream.destroy();
  expect(await server.sql('SELECT * FROM notes WHERE id = 2')).toEqual([]);
});

it('undoes a failed transaction that a client leaves behind', async () => {
  const failing = await connect();
  await failing.query('BEGIN');
  await expect(failing.query('SELECT * FROM no_such_table')).rejects.toThrow('no_such_table');
  await failing.end();
  expect(await server.sql('SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

it('does not pass one client’s settings on to another', async () => {
  const staff = await connect();
  await staff.query('SET ROLE staff_reader');
  await staff.query("SET search_path = 'pg_catalog'");
  await expect(staff.query('SELECT * FROM public.licence_applications')).rejects.toThrow(
    'permission',
  );
  expect((await staff.query('SELECT * FROM public.v_licence_applications')).rows).toEqual([]);
  expect(await server.sql('SELECT count(*)::int AS n FROM licence_applications')).toEqual([
    { n: 0 },
  ]);
  await staff.end();
});

it('keeps a client’s settings while others take their turns', async () => {
  const staff = await connect();
  const role = async () =>
    (await staff.query<{ current_user: string }>('SELECT current_user')).rows[0]?.current_user;
  const before = await role();
  await staff.query('SET ROLE staff_reader');
  await staff.query("SET search_path = 'public'");
  await server.sql('SELECT 1');
  expect(await role()).toBe('staff_reader');
  await server.sql('SELECT 1');
  await expect(staff.query('SELECT * FROM licence_applications')).rejects.toThrow('permission');
  // What a transaction set and took back is not set again.
  await staff.query('BEGIN');
  await staff.query('RESET ROLE');
  await staff.query('ROLLBACK');
  await server.sql('SELECT 1');
  expect(await role()).toBe('staff_reader');
  await staff.query('RESET ROLE');
  await server.sql('SELECT 1');
  expect(await role()).toBe(before);
  await staff.end();
});

it('keeps the prepared statements of clients apart, and forgets them when they leave', async () => {
  const [one, other] = await Promise.all([connect(), connect()]);
  const all = async () =>
    (await server.sql('SELECT count(*)::int AS n FROM pg_prepared_statements'))[0];
  const before = await all();
  const ask = (client: Client, text: string, value: number) =>
    client.query({ name: 'same', text, values: [value] });
  for (const value of [1, 2]) {
    expect((await ask(one, 'SELECT $1::int AS n', value)).rows).toEqual([{ n: value }]);
    expect((await ask(other, 'SELECT -$1::int AS n', value)).rows).toEqual([{ n: -value }]);
  }
  await Promise.all([one.end(), other.end()]);
  expect(await all()).toEqual(before);
});

it.each(['DISCARD ALL', 'DEALLOCATE ALL', 'SELECT 1; deallocate prepare all'])(
  'lets no client give up what others have prepared: %s',
  async (text) => {
    const [one, other] = await Promise.all([connect(), connect()]);
    const ask = async () =>
      (await one.query<{ n: number }>({ name: 'kept', text: 'SELECT 1 AS n' })).rows;
    expect(await ask()).toEqual([{ n: 1 }]);
    await expect(other.query(text)).rejects.toThrow('other clients');
    if (!text.includes(';')) {
      await expect(other.query({ name: 'all', text })).rejects.toThrow('other clients');
    }
    expect(await ask()).toEqual([{ n: 1 }]);
    await Promise.all([one.end(), other.end()]);
  },
);

it('answers questions that come together in their order', async () => {
  const folder = new URL(server.database.connectionString).searchParams.get('host')!;
  const socket = createConnection(join(folder, SOCKET_NAME));
  const questions = ['BEGIN', "SELECT 'a'", "SELECT 'b'", 'COMMIT', 'SELECT nothing', "SELECT 'c'"];
  socket.write(Buffer.concat([STARTUP, ...questions.map(query), TERMINATE]));
  const reader = new MessageReader();
  for await (const chunk of socket) reader.push(chunk as Buffer);
  const rows = reader.all().filter((message) => typeOf(message) === 'D');
  expect(rows.map((row) => row.toString('latin1').at(-1))).toEqual(['a', 'b', 'c']);
});

it('cuts off a client that does not speak the protocol, and nobody else', async () => {
  const odd = await connect();
  const { stream } = (odd as unknown as { connection: { stream: NodeJS.WritableStream } })
    .connection;
  stream.write(Buffer.from([0x51, 0, 0, 0, 1]));
  expect(await server.sql('SELECT 1 AS one')).toEqual([{ one: 1 }]);
});
