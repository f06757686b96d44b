import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../../scripts/build-fresh.ts';
import { built } from '../../../scripts/run-here.ts';
import type { Ended } from './command-alone.ts';

/** A command to run, as its users give it. */
export interface Order {
  readonly args: readonly string[];
  /** Its standard input, base64. */
  readonly input: string;
  /** All of its environment. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

const PROGRAM = pathToFileURL(join(ROOT, 'out/main/quotedesk.js')).href;
let count = 0;
/** The exit code with which the command has ended itself, as in wrong usage. */
let exited: number | undefined;

/** Runs the built program once more: its entry is evaluated again, and what it imports is there already. */
async function runOnce(args: readonly string[]): Promise<number> {
  process.argv = [process.execPath, 'quotedesk', ...args];
  process.exitCode = undefined;
  count += 1;
  try {
    await import(`${PROGRAM}?${count}`);
    return exited ?? Number(process.exitCode ?? 0);
  } catch (error) {
    console.error(error);
    return exited ?? 1;
  } finally {
    process.exitCode = undefined;
  }
}

/** What is written to a stream from now on, until the command ends itself. */
function catchOutput(stream: NodeJS.WriteStream): { readonly text: () => string } {
  const chunks: Buffer[] = [];
  stream.write = (chunk: string | Uint8Array, ...rest: unknown[]) => {
    if (exited === undefined) chunks.push(Buffer.from(chunk as string));
    const written = rest.at(-1);
    if (typeof written === 'function') process.nextTick(written);
    return true;
  };
  return { text: () => Buffer.concat(chunks).toString('utf8') };
}

async function run({ args, input, env }: Order): Promise<Ended> {
  process.env = { ...env };
  exited = undefined;
  const out = catchOutput(process.stdout);
  const err = catchOutput(process.stderr);
  const stdin = Readable.from(input === '' ? [] : [Buffer.from(input, 'base64')]);
  Object.defineProperty(process, 'stdin', { value: stdin, configurable: true });
  const code = await runOnce(args);
  return { code, out: out.text(), err: err.text() };
}

const end = process.exit;
process.exit = (code) => {
  exited ??= Number(code ?? process.exitCode ?? 0);
  // Nothing after it runs, as at a real end.
  throw new Error('The command has ended');
};
process.once('disconnect', () => end());
await built();
process.on('message', async (order: Order) => process.send?.(await run(order)));
