import { Command, InvalidArgumentError, Option } from 'commander';
import { FIRM_FILES, type FirmFileKind } from '../../../shared/domain/desk/firm-file.ts';
import { REMUNERATIONS, SCOPES, type Selling } from '../../../shared/domain/desk/selling.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import type { Firm, FirmChange, FirmFile } from '../../../shared/schemas/desk/firm.ts';
import { CommandFault } from './common/command-fault.ts';
import { type DataOptions, dataCommand } from './common/data-command.ts';
import { examples } from './common/examples.ts';
import { print } from './common/output.ts';
import { PASSABLE_ITEMS, readPassable } from './common/passable.ts';
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
  const { scope, insurers, paidBy, commission, fee } = firm.selling;
  return table([
    ['Name', firm.name || '–'],
    ['Address', firm.address || '–'],
    ['Telephone', firm.telephone || '–'],
    ['Central Bank number', firm.centralBankNumber || '–'],
    ['Other registration', firm.registration || '–'],
    ['Regulatory statement', firm.regulatoryStatement || '–'],
    ['Scope of the analysis', scope ?? 'not stated'],
    ['Insurers', insurers || '–'],
    ['Paid by', paidBy ?? 'not stated'],
    ['Commission', commission === null ? '–' : `${commission}% of the premium`],
    ['Fee', fee || '–'],
    ['Logo', fileLine(firm.logo)],
    ['Terms of business', fileLine(firm.termsOfBusiness)],
    ['May be passed before cover', firm.mayPass.join(', ') || '–'],
  ]);
}

function addShow(firm: Command): void {
  const command = firm.command('show').description('show what the firm says of itself');
  dataCommand(command, async (options: DataOptions) => {
    const shown = await runOperation(options, 'getFirm', {});
    print(options, shown, () => firmLines(shown));
  });
}

type FirmWordsChange = Omit<FirmChange, 'selling'>;

/** The options of `firm set` that say how the firm sells. */
type SellingOptions = { -readonly [Name in keyof Selling]?: NonNullable<Selling[Name]> };

function percent(text: string): number {
  const value = Number(text);
  if (Number.isFinite(value)) return value;
  throw new InvalidArgumentError('It must be a number, as 12.5.');
}

function addSet(firm: Command): void {
  const command = firm
    .command('set')
    .description('change what stands on new documents; an empty text is left out')
    .option('--name <text>', 'the legal name, and what it trades as')
    .option('--address <text>', 'on one line')
    .option('--telephone <text>', 'as customers dial it')
    .option('--central-bank-number <number>', 'of its authorisation, as C12345')
    .option('--registration <text>', 'another one, as a company number')
    .option(
      '--regulatory-statement <text>',
      'in place of “Regulated by the Central Bank of Ireland”',
    )
    .addOption(new Option('--scope <scope>', 'how much of the market it compares').choices(SCOPES))
    .option('--insurers <text>', 'the insurers that it compares, or how many')
    .addOption(new Option('--paid-by <kind>', 'how it is paid').choices(REMUNERATIONS))
    .option('--commission <percent>', 'of the premium before levies', percent)
    .option('--fee <text>', 'its fee in words')
    .option(
      '--may-pass <items>',
      `what somebody with authority may pass before cover, by commas, or none: ${PASSABLE_ITEMS}`,
      readPassable,
    );
  dataCommand(command, async (options: DataOptions & FirmWordsChange & SellingOptions) => {
    const { data: _, json: __, scope, insurers, paidBy, commission, fee, ...words } = options;
    const selling: SellingOptions = {
      ...(scope === undefined ? {} : { scope }),
      ...(insurers === undefined ? {} : { insurers }),
      ...(paidBy === undefined ? {} : { paidBy }),
      ...(commission === undefined ? {} : { commission }),
      ...(fee === undefined ? {} : { fee }),
    };
    const isOfSelling = Object.keys(selling).length > 0;
    const change = { ...words, ...(isOfSelling ? { selling } : {}) };
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
    'firm set --scope limited --insurers "five insurers" --paid-by commission --commission 12.5',
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
