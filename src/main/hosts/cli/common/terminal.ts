import { createInterface } from 'node:readline';
import { createInterface as createAsking } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Conditions, Progress } from '../../../core/dispatcher.ts';

/**
 * Asks the person at the terminal. The question goes to standard error, so that what a command prints
 * stays what it prints.
 * @returns undefined where there is no terminal, or nothing is answered
 */
export async function ask(question: string): Promise<string | undefined> {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return undefined;
  const terminal = createAsking({ input: process.stdin, output: process.stderr });
  try {
    return (await terminal.question(question)).trim() || undefined;
  } finally {
    terminal.close();
  }
}

/** Takes what readline would show of what is typed. */
const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/**
 * Asks for a secret, which is typed unseen; where there is no terminal, it is the first line of
 * standard input. Never an argument: those stand in the list of processes.
 * @returns an empty text where nothing is given
 */
export async function askSecret(question: string): Promise<string> {
  if (!process.stdin.isTTY) return (await text(process.stdin)).split(/\r?\n/)[0] ?? '';
  process.stderr.write(question);
  const terminal = createInterface({ input: process.stdin, output: nowhere(), terminal: true });
  terminal.once('SIGINT', () => process.exit(1));
  try {
    return await new Promise((resolve) => {
      terminal.once('close', () => resolve(''));
      terminal.question('', resolve);
    });
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}

/** How far work is, on one line of a terminal that is written again and again. */
function progressLine({ done, of }: Progress): string {
  const percent = of === 0 ? 100 : Math.floor((100 * done) / of);
  return `\r${done} of ${of} (${percent} %)`;
}

/**
 * Shows how far long work is, where standard error is a terminal, and lets Ctrl-C cancel it; a second
 * Ctrl-C ends the program at once.
 */
export async function watch<T>(
  work: (conditions: Pick<Conditions, 'onProgress' | 'isCancelled'>) => Promise<T>,
): Promise<T> {
  let isCancelled = false;
  let isShown = false;
  const cancel = () => {
    isCancelled = true;
  };
  process.once('SIGINT', cancel);
  try {
    return await work({
      onProgress: (progress) => {
        if (!process.stderr.isTTY) return;
        process.stderr.write(progressLine(progress));
        isShown = true;
      },
      isCancelled: () => isCancelled,
    });
  } finally {
    process.off('SIGINT', cancel);
    if (isShown) process.stderr.write('\n');
  }
}
