import { createInterface } from 'node:readline/promises';

/**
 * Asks whoever types the command. The question goes to standard error, so that what a command prints
 * stays what it prints.
 * @returns undefined where nobody is at a terminal, or nothing is answered
 */
export async function ask(question: string): Promise<string | undefined> {
  if (!process.stdin.isTTY || !process.stderr.isTTY) return undefined;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return (await terminal.question(question)).trim() || undefined;
  } finally {
    terminal.close();
  }
}
