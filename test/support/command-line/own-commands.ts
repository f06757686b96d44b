import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { temporaryFolder } from '../host/prepared-folders.ts';
import { quotedesk } from './command.ts';
import type { Ended } from './command-alone.ts';

/** Runs a command with arguments, and with a text as its standard input. */
type Run<T> = (args: readonly string[], input?: string) => Promise<T>;

/** Commands on a data folder of a test's own. */
export interface OwnCommands {
  /** Where the test may keep files; the data folder is `data` in it. */
  readonly folder: string;
  /** The option that names the data folder. */
  readonly data: readonly string[];
  readonly run: Run<Ended>;
  /** What a command that must succeed prints as JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: each command has an answer of its own
  readonly json: Run<any>;
  readonly remove: () => void;
}

/** Makes the folder; the first command with `--new` makes the data. */
export function ownCommands(): OwnCommands {
  const folder = temporaryFolder();
  const data = ['--data', join(folder, 'data')];
  const run: OwnCommands['run'] = (args, input) => quotedesk([...args, ...data], input);
  return {
    folder,
    data,
    run,
    json: async (args, input) => {
      const { code, out, err } = await run([...args, '--json'], input);
      expect(code, err).toBe(0);
      return JSON.parse(out);
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
