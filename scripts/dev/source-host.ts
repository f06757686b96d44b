import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../build-fresh.ts';
import { openSession, type SessionHeaders } from './open-session.ts';

/** The headless host, run from source, that starts again whenever it is told to. */
export interface SourceHost {
  /** Where it answers, also after it started again: `127.0.0.1:PORT`. */
  readonly authority: string;
  /** The session of the host that runs now, as headers; undefined while none does. */
  readonly session: () => SessionHeaders | undefined;
  /** Ends the host and starts the code as it is now. */
  readonly restart: () => void;
  readonly stop: () => Promise<void>;
}

/** A port of 127.0.0.1 that no one uses. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('There is no free port');
  return address.port;
}

/** Node then keeps what it compiled: the next start takes half the time. */
const CACHED = { NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/quotedesk/compiled') };

const LAUNCH_LINK = /(http\S+\/launch\/\S+)/;

/** Starts the host on a free port; it stays there. Says what happens on the console. */
export async function startSourceHost(dataFolder: string): Promise<SourceHost> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  let session: SessionHeaders | undefined;
  /** Every start and stop waits for the one before it. */
  let turn = Promise.resolve();
  let isStale = false;

  const start = () => {
    isStale = false;
    const since = performance.now();
    const started = spawn(
      process.execPath,
      ['src/main/hosts/headless/main.ts', '--data', dataFolder, '--port', `${port}`],
      { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ...CACHED } },
    );
    child = started;
    createInterface({ input: started.stdout }).on('line', async (line) => {
      const link = LAUNCH_LINK.exec(line)?.[1];
      if (link === undefined) return console.log(line);
      // Where it has ended meanwhile, that is said below.
      const opened = await openSession(link).catch(() => undefined);
      if (child !== started) return;
      session = opened;
      console.log(`The host is ready (${Math.round(performance.now() - since)} ms).`);
    });
    started.once('exit', (code, signal) => {
      session = undefined;
      if (child !== started) return;
      child = undefined;
      console.log(`The host ended (${signal ?? code}). It starts again after the next change.`);
    });
  };
  const end = async () => {
    const ending = child;
    child = undefined;
    if (ending === undefined) return;
    const exit = once(ending, 'exit');
    ending.kill('SIGTERM');
    await exit;
  };
  start();
  return {
    authority: `127.0.0.1:${port}`,
    session: () => session,
    restart: () => {
      // Changes that come while it ends are part of the next start.
      if (isStale) return;
      isStale = true;
      turn = turn.then(end).then(start);
    },
    stop: () => {
      turn = turn.then(end);
      return turn;
    },
  };
}
