import type { InputOf } from '../../../../shared/contract/contract.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { FaultError } from '../../../../shared/result/fault-error.ts';
import { canonicalJson, contentHash } from '../../../adapters/node/hash.ts';
import { readLevies } from '../../../adapters/node/resources.ts';
import { environmentOptions } from '../../../app/process-options.ts';
import { readLevyFile, writeLevyFile } from '../../../app/rate-book-file/levy-file.ts';
import { examineLevies } from '../../../core/rating/examine/levies.ts';
import { type CommandDefinition, command, operation } from '../common/command.ts';
import { type DataOptions, runOperations } from '../common/data.ts';
import { mustRead } from '../common/faults.ts';
import { readFile, writeBytes } from '../common/files.ts';
import { list } from '../common/output.ts';
import { argument, FORCE, text } from '../common/parameters.ts';
import {
  checkReport,
  HASH,
  isHash,
  reportLines,
  SHORT,
  shownFindings,
  signWith,
} from './table-files.ts';
import { lifeCommands, titleOf } from './table-lifecycle.ts';

const NOUN = 'levy table';

/** A checked file: its findings, with its name and its hash where it has the shape of a levy table. */
async function checkFile(file: string) {
  const read = mustRead(readLevyFile(await readFile(file), file));
  if ('findings' in read) return checkReport(undefined, read.findings);
  const { content } = read;
  const shipped = readLevies(environmentOptions().resourcesFolder);
  const checked = { title: content.name ?? file, hash: contentHash(content) };
  return checkReport(checked, examineLevies(content, shipped));
}

/** A stored table next to the others that are stored. */
async function checkStored(options: DataOptions, given: string) {
  const { hash, findings } = await runOperations(options, (call) =>
    call('checkLevyTable', { hash: given }),
  );
  return checkReport({ title: `Levy table ${given}`, hash }, findings);
}

/** @throws FaultError with every place where the file has not the shape of a levy table */
async function levyRequest(file: string): Promise<InputOf<'importLevyTable'>> {
  const read = mustRead(readLevyFile(await readFile(file), file));
  if ('findings' in read) {
    const errors = read.findings.map(({ path, message: text }) => ({ path, message: text }));
    const unread = message('levyTableUnread', { file });
    throw new FaultError({ kind: 'invalid', message: unread, errors });
  }
  const { content: levyTable, signature } = read;
  // The operation checks whatever is given as a signature.
  return {
    ...(signature === undefined ? {} : { signature }),
    levyTable,
  } as InputOf<'importLevyTable'>;
}

/** The tables of levies: their list and checks, their life, and their files. */
export const levyTableCommands: readonly CommandDefinition[] = [
  operation('listLevyTables', {
    words: 'levy-table list',
    summary: 'list the levy tables with their state and the start of their hash',
    lines: ({ levyTables }) =>
      list(levyTables, [
        ['Hash', ({ hash }) => hash.slice(0, SHORT)],
        ['Name', (table) => titleOf(table, NOUN)],
        ['State', ({ state }) => state],
        ['Last change', ({ summary }) => summary?.lastChange],
        ['Active since', ({ activatedAt }) => activatedAt],
        ['Levies', ({ summary }) => summary?.levies.join(', ')],
      ]),
    examples: ['levy-table list'],
  }),
  command({
    words: 'levy-table check',
    summary:
      'check a file against the levies that come with Quotedesk, or a stored levy table against the other stored ones; exit code 1 on a fault, 0 with warnings alone',
    takes: {
      given: argument('table', 'a JSON file, - for standard input, or the hash of a stored table'),
    },
    examples: ['levy-table check resources/levies.json', 'levy-table check 45982149bae9'],
    run: async ({ given }, options) => {
      const report = await (isHash(given) ? checkStored(options, given) : checkFile(given));
      const { checked, faults, warnings, findings } = report;
      const levyTable = checked ? { name: checked.title, hash: checked.hash } : null;
      return {
        value: { levyTable, faults, warnings, findings: shownFindings(findings) },
        lines: () => reportLines(report),
        isFailure: faults > 0,
      };
    },
  }),
  ...lifeCommands({
    word: 'levy-table',
    noun: NOUN,
    files: 'JSON, signed or not',
    importing: 'importLevyTable',
    approving: 'approveLevyTable',
    activating: 'activateLevyTable',
    withdrawing: 'withdrawLevyTable',
    reasons: { approve: 'Checked against the law', withdraw: 'A rate was mistyped' },
    read: levyRequest,
  }),
  command({
    words: 'levy-table export',
    summary:
      'write a levy table to a JSON file, with its publisher’s signature if it has one; the hash stays the same',
    takes: {
      hash: HASH,
      file: argument('file', 'the file to write'),
      sign: text('keyfile', 'sign it with the key that `signing-key create` made'),
      force: FORCE,
    },
    examples: ['levy-table export 45982149bae9 levies.json --sign publisher.pem'],
    run: async ({ hash: given, file, sign, force }, options) => {
      const { hash, levyTable, ...stored } = await runOperations(options, (call) =>
        call('readLevyTable', { hash: given }),
      );
      const signature =
        sign === undefined ? stored.signature : await signWith(sign, canonicalJson(levyTable));
      const path = writeBytes(file, writeLevyFile(levyTable, signature), { force });
      return { value: { hash, path, signature: signature ?? null }, lines: () => [path] };
    },
  }),
];
