import { spawn } from 'node:child_process';

/** The output of a command, and its exit code. */
export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/**
 * Runs an operator's command as its users do, in a process of its own; builds where necessary.
 * @param env variables besides our own environment
 */
export function quotedeskAlone(
  args: readonly string[],
  input: string | Buffer = '',
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['scripts/run.ts', 'quotedesk', ...args], {
      env: { ...process.env, ...env },
    });
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => err.push(chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      const text = (chunks: readonly Buffer[]) => Buffer.concat(chunks).toString('utf8');
      resolve({ code, out: text(out), err: text(err) });
    });
    // A command that does not read its input may end before it is written.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}
