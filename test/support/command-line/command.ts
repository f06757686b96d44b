import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Ended } from './command-alone.ts';
import type { Order } from './resident.ts';

const RESIDENT = join(import.meta.dirname, 'resident.ts');

let resident: ChildProcess | undefined;
let last: Promise<unknown> = Promise.resolve();

/** The process that runs the commands of this one, and ends with it. */
function startedOnce(): ChildProcess {
  if (resident === undefined) {
    resident = fork(RESIDENT, { execArgv: [] });
    resident.unref();
    resident.channel?.unref();
    resident.once('exit', () => {
      resident = undefined;
    });
  }
  return resident;
}

/** @throws Error where the process ends before the command does */
async function send(order: Order): Promise<Ended> {
  const child = startedOnce();
  const settled = new AbortController();
  const { signal } = settled;
  const answer = once(child, 'message', { signal }).then(([ended]) => ended as Ended);
  const gone = once(child, 'exit', { signal }).then(() => {
    throw new Error(`The process of commands ended in: quotedesk ${order.args.join(' ')}`);
  });
  // The one that loses is aborted, which no one waits for.
  for (const one of [answer, gone]) one.catch(() => undefined);
  child.send(order);
  try {
    return await Promise.race([answer, gone]);
  } finally {
    settled.abort();
  }
}

/**
 * Runs an operator's command of the built program, one after another in one process: to start takes
 * ten times as long as most commands. Builds where necessary.
 * @param env variables besides our own environment
 */
export function quotedesk(
  args: readonly string[],
  input: string | Buffer = '',
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const order: Order = {
    args,
    input: Buffer.from(input).toString('base64'),
    env: { ...process.env, ...env },
  };
  const answer = last.then(() => send(order));
  last = answer.catch(() => undefined);
  return answer;
}
