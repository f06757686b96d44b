import type { Command } from 'commander';
import type { InputOf } from '../../../../shared/contract/contract.ts';
import { examples } from '../common/examples.ts';
import { runOperation } from '../common/run-operation.ts';
import { addImport } from '../life/import.ts';
import { addSteps } from '../life/steps.ts';
import { readBookFile } from './book-file.ts';

const COMMANDS = {
  word: 'ratebook',
  noun: 'rate book',
  reasons: { approve: 'Checked against the filing', withdraw: 'A relativity was mistyped' },
  operations: {
    approve: 'approveRateBook',
    activate: 'activateRateBook',
    withdraw: 'withdrawRateBook',
  },
} as const;

/** `ratebook import FILE`, `approve HASH`, `activate HASH` and `withdraw HASH`. */
export function addLife(ratebook: Command): void {
  const files = 'JSON, signed or not, or Excel (.xlsx)';
  const command = addImport(ratebook, COMMANDS, files, async (options, file) => {
    const { book, signature } = await readBookFile(file);
    // The operation checks whatever is given as a signature.
    const signed = (signature === undefined ? {} : { signature }) as Partial<
      InputOf<'importRateBook'>
    >;
    return (choices) =>
      runOperation(options, 'importRateBook', { ...signed, rateBook: book, ...choices });
  });
  examples(command, 'ratebook import book.json --trust', 'ratebook import book.xlsx');
  addSteps(ratebook, COMMANDS);
}
