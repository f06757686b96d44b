import type { Command } from 'commander';
import type { InputOf } from '../../../../shared/contract/contract.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { readLevyFile } from '../../../app/rate-book-file/levy-file.ts';
import { CommandFault, mustRead } from '../common/command-fault.ts';
import { examples } from '../common/examples.ts';
import { readFile } from '../common/read-file.ts';
import { runOperation } from '../common/run-operation.ts';
import { addImport } from '../life/import.ts';
import { addSteps } from '../life/steps.ts';

/** What a person calls one. */
export const NOUN = 'levy table';

const COMMANDS = {
  word: 'levies',
  noun: NOUN,
  reasons: { approve: 'Checked against the law', withdraw: 'A rate was mistyped' },
  operations: {
    approve: 'approveLevyTable',
    activate: 'activateLevyTable',
    withdraw: 'withdrawLevyTable',
  },
} as const;

/** @throws CommandFault with every place where the file has not the shape of a levy table */
async function levyRequest(file: string): Promise<InputOf<'importLevyTable'>> {
  const read = mustRead(readLevyFile(await readFile(file), file));
  if ('findings' in read) {
    const errors = read.findings.map((found) => ({ path: found.path, message: found.message }));
    throw new CommandFault({
      kind: 'invalid',
      message: message('levyTableUnread', { file }),
      errors,
    });
  }
  const { content: levyTable, signature } = read;
  // The operation checks whatever is given as a signature.
  const signed = (signature === undefined ? {} : { signature }) as Partial<
    InputOf<'importLevyTable'>
  >;
  return { ...signed, levyTable };
}

/** `levies import FILE`, `approve HASH`, `activate HASH` and `withdraw HASH`. */
export function addLife(levies: Command): void {
  const command = addImport(levies, COMMANDS, 'JSON, signed or not', async (options, file) => {
    const request = await levyRequest(file);
    return (choices) => runOperation(options, 'importLevyTable', { ...request, ...choices });
  });
  examples(command, 'levies import levies.json');
  addSteps(levies, COMMANDS);
}
