import { Command, Option } from 'commander';
import { FIRM_FILES, type FirmFileKind } from '../../../shared/domain/desk/firm-file.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import type { Firm, FirmChange, FirmFile } from '../../../shared/schemas/desk/firm.ts';
import { CommandFault } from './common/command-fault.ts';
import { type DataOptions, dataCommand } from './common/data-command.ts';
import { examples } from './common/examples.ts';
import { print } from './common/output.ts';
import { readFile } from './common/read-file.ts';
import { runOperation } from './common/run-operation.ts';
import { table } from './common/table.ts';
import { writeNewFile } from './common/write-files.ts';

const KIB = 1024;

function fileLine(file: FirmFile | null): string {
  if (!file) return '–';
  return `${file.mediaType}, ${Math.ceil(file.size / KIB)} KiB, since ${file.since}`;
}

function firmLines(firm: Firm): string[] {
  return table([
    ['Name', firm.name || '–'],
    ['Address', firm.address || '–'],
    ['Registration', firm.registration || '–'],
    ['Regulatory statement', firm.regulatoryStatement || '–'],
    ['Logo', fileLine(firm.logo)],
    ['Terms of business', fileLine(firm.termsOfBusiness)],
  ]);
}

function addShow(firm: Command): void {
  const command = firm.command('show').description('show what the firm says of itself');
  dataCommand(command, async (options: DataOptions) => {
    const shown = await runOperation(options, 'getFirm', {});
    print(options, shown, () => firmLines(shown));
  });
}

function addSet(firm: Command): void {
  const command = firm
    .command('set')
    .description('change what stands on new documents; an empty text is left out')
    .option('--name <text>', 'the legal name, and what it trades as')
    .option('--address <text>', 'on one line')
    .option('--registration <text>', 'with the Central Bank, for example')
    .option('--regulatory-statement <text>', 'the sentence that the regulator requires');
  dataCommand(command, async (options: DataOptions & FirmChange) => {
    const { data: _, json: __, ...change } = options;
    if (Object.keys(change).length === 0) command.error('error: name what to change');
    const shown = await runOperation(options, 'saveFirm', change);
    print(options, shown, () => firmLines(shown));
  });
}

async function contentOf(kind: FirmFileKind, file: string): Promise<string> {
  const bytes = await readFile(file);
  if (bytes.length > FIRM_FILES[kind]) {
    const most = FIRM_FILES[kind] / KIB;
    throw new CommandFault({ kind: 'tooLarge', message: message('firmFileTooLarge', { most }) });
  }
  return Buffer.from(bytes).toString('base64');
}

type FileOptions = DataOptions & { readonly remove?: true; readonly out?: string };

/** `firm logo` and `firm terms`: keep a file, take it away, or write it as it is kept. */
function addFile(firm: Command, name: string, kind: FirmFileKind, what: string): void {
  const command = firm
    .command(name)
    .description(`keep ${what} of the firm; documents that were made stay as they are`)
    .argument('[file]', 'the file; - reads standard input')
    .addOption(new Option('--remove', 'use it no longer').conflicts('out'))
    .option('--out <file>', 'write it as it is kept');
  dataCommand(command, async (options: FileOptions, file?: string) => {
    const { remove, out } = options;
    if ((file === undefined) === (remove === undefined && out === undefined)) {
      command.error('error: name a file, or give --remove or --out');
    }
    if (out !== undefined) {
      const { contentBase64 } = await runOperation(options, 'readFirmFile', { kind });
      writeNewFile(out, contentBase64);
      print(options, { path: out }, () => [out]);
      return;
    }
    const shown =
      file === undefined
        ? await runOperation(options, 'removeFirmFile', { kind })
        : await runOperation(options, 'saveFirmFile', {
            kind,
            contentBase64: await contentOf(kind, file),
          });
    print(options, shown, () => firmLines(shown));
  });
}

/** `firm show`, `firm set`, `firm logo`, `firm terms`. */
export function firmCommands(): Command {
  const firm = new Command('firm').description('the firm, as it stands on its documents');
  examples(
    firm,
    'firm show',
    'firm set --name "Byrne Insurances Ltd" --address "1 Main Street, Naas, Co. Kildare"',
    'firm logo logo.png',
    'firm terms terms-of-business.pdf',
    'firm terms --remove',
  );
  addShow(firm);
  addSet(firm);
  addFile(firm, 'logo', 'logo', 'the logo');
  addFile(firm, 'terms', 'termsOfBusiness', 'the terms of business');
  return firm;
}
