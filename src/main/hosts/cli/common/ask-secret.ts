import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** Takes what readline would show of what is typed. */
const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/**
 * Asks for a secret, which is typed unseen; where nobody is at a terminal, it is the first line of
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
