import { FIRM_FILES, type FirmFileKind } from '../../../../shared/domain/desk/firm-file.ts';
import { inEnglish } from '../../../../shared/domain/messages/english.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import {
  DOCUMENT_TYPES,
  DOCUMENT_WORDS,
  documentTypes,
} from '../../../../shared/domain/quotes/document-type.ts';
import { FaultError } from '../../../../shared/result/fault-error.ts';
import { MOST_FILE_BYTES } from '../../../../shared/schemas/data/verification.ts';
import type { Firm, FirmFile } from '../../../../shared/schemas/desk/firm.ts';
import type { DocumentFile } from '../../../../shared/schemas/quotes/document.ts';
import { type CommandDefinition, command, operation } from '../common/command.ts';
import { runOperations } from '../common/data.ts';
import { WrongUsage } from '../common/faults.ts';
import { readBase64, writeFile, writeFiles } from '../common/files.ts';
import { list, table } from '../common/output.ts';
import {
  argument,
  argumentOf,
  FORCE,
  listOf,
  OUT,
  option,
  optionalArgument,
  type Parameter,
} from '../common/parameters.ts';

const TYPES: Parameter<string[] | undefined> = {
  isArgument: false,
  value: 'list',
  about: `of ${DOCUMENT_TYPES.join(',')}; all (the default): schedule, terms and certificate; every: each document the quote can have; both include the firm’s terms of business, if any`,
  read: listOf(DOCUMENT_WORDS, false),
};

/** Documents: those of quotes, and the letter of a declined risk. */
export const documentCommands: readonly CommandDefinition[] = [
  command({
    words: 'document generate',
    summary: 'make the documents of a quote and write them as PDF files',
    takes: { quoteId: argument('quote_id', 'the quote'), type: TYPES, out: OUT, force: FORCE },
    examples: [
      'document generate Q-7K3M-9XQ2-F4TD --out documents',
      'document generate Q-7K3M-9XQ2-F4TD --type schedule,ipid --force',
    ],
    run: async ({ quoteId, type: words, ...where }, options) => {
      const files = await runOperations(options, async (call) => {
        const { termsOfBusiness } = await call('getFirm', {});
        const wanted = documentTypes(words ?? ['all'], termsOfBusiness !== null);
        const made: DocumentFile[] = [];
        for (const type of wanted) made.push(await call('readDocument', { quoteId, type }));
        return made;
      });
      const paths = writeFiles(files, where);
      const written = files.map(({ type, verificationCode }, i) => ({
        type,
        path: paths[i] ?? '',
        verificationCode,
      }));
      return { value: { quoteId, files: written }, lines: () => paths };
    },
  }),
  operation('verifyDocument', {
    words: 'document verify',
    summary: 'check that a document was made here and is unchanged; exit code 1 if not',
    more: { file: optionalArgument('file', 'the PDF file; - reads standard input') },
    takes: { code: option('the verification code, as it stands on every page') },
    read: async ({ file }) => {
      if (file === undefined) return {};
      const text = message('fileTooLarge', { file });
      const tooLarge = new FaultError({ kind: 'tooLarge', message: text });
      return { contentBase64: await readBase64(file, MOST_FILE_BYTES, tooLarge) };
    },
    complete: (input) => {
      if (Object.keys(input).length > 0) return input;
      throw new WrongUsage("name a file, or give the code of a page with '--code'");
    },
    lines: (report) => [report.message],
    isFailure: ({ verdict }) => verdict !== 'unchanged' && verdict !== 'made',
    examples: [
      'document verify Q-7K3M-9XQ2-F4TD-schedule.pdf',
      'document verify --code 7K3F-92QD-XH4M-PT6R',
    ],
  }),
  operation('listDeclined', {
    words: 'decline list',
    summary: 'list declined risks with every reason, the newest first',
    takes: { limit: option('how many; 50 unless given') },
    lines: ({ declined }) =>
      list(
        declined,
        [
          ['Declined', ({ id }) => id],
          ['At', ({ at }) => at],
          ['By', ({ user, by }) => user?.name ?? by],
          ['Vehicle', ({ vehicle }) => vehicle.registrationNumber],
          ['Customer', ({ customer }) => `${customer.firstName} ${customer.surname}`],
          ['Reasons', ({ reasons }) => reasons.map(({ message }) => inEnglish(message)).join('; ')],
        ],
        'No risk has been declined yet.',
      ),
    examples: ['decline list', 'decline list --limit 10 --json'],
  }),
  command({
    words: 'decline print-letter',
    summary: 'write the letter about a declined risk, with every reason, as a PDF file',
    takes: { id: argument('declined', 'as `decline list` shows it'), out: OUT, force: FORCE },
    examples: ['decline print-letter D-7K3M-9XQ2-F4TD --out letters'],
    run: async ({ id, ...where }, options) => {
      const letter = await runOperations(options, (call) => call('readDeclinedLetter', { id }));
      const [path = ''] = writeFiles([letter], where);
      return { value: { declined: id, path }, lines: () => [path] };
    },
  }),
];

const KIB = 1024;

const fileText = (file: FirmFile | null) =>
  file && `${file.mediaType}, ${Math.ceil(file.size / KIB)} KiB, since ${file.since}`;

function firmLines(firm: Firm): string[] {
  const { scope, insurers, paidBy, commission, fee } = firm.selling;
  const rows: readonly (readonly [string, string | null])[] = [
    ['Name', firm.name],
    ['Address', firm.address],
    ['Telephone', firm.telephone],
    ['Central Bank number', firm.centralBankNumber],
    ['Other registration', firm.registration],
    ['Regulatory statement', firm.regulatoryStatement],
    ['Scope of the analysis', scope ?? 'not stated'],
    ['Insurers', insurers],
    ['Paid by', paidBy ?? 'not stated'],
    ['Commission', commission === null ? '' : `${commission}% of the premium`],
    ['Fee', fee],
    ['Logo', fileText(firm.logo)],
    ['Terms of business', fileText(firm.termsOfBusiness)],
    ['May be passed before cover', firm.mayPass.join(', ')],
  ];
  return table(rows.map(([name, value]) => [name, value || '–']));
}

async function firmFile(kind: FirmFileKind, file: string): Promise<string> {
  const most = FIRM_FILES[kind];
  const text = message('firmFileTooLarge', { most: most / KIB });
  return readBase64(file, most, new FaultError({ kind: 'tooLarge', message: text }));
}

const kinds = Object.keys(FIRM_FILES) as FirmFileKind[];
const FIRM_KIND = argumentOf('kind', kinds, 'which file');

/** The firm, as it stands on its documents. */
export const firmCommands: readonly CommandDefinition[] = [
  operation('getFirm', {
    words: 'firm show',
    summary: 'show the firm as it stands on documents',
    lines: firmLines,
    examples: ['firm show'],
  }),
  operation('saveFirm', {
    words: 'firm set',
    summary: 'change what stands on new documents; an empty text is left out',
    takes: {
      name: option(),
      address: option(),
      telephone: option(),
      centralBankNumber: option('of its authorisation, as C12345', undefined, { value: 'number' }),
      registration: option('another one, as a company number'),
      regulatoryStatement: option('in place of “Regulated by the Central Bank of Ireland”'),
      'selling.scope': option('how much of the market it compares', 'scope'),
      'selling.insurers': option('the insurers that it compares, or how many', 'insurers'),
      'selling.paidBy': option('how it is paid', 'paid-by'),
      'selling.commission': option('percent of the premium before levies', 'commission'),
      'selling.fee': option('its fee in words', 'fee'),
      mayPass: option('what a person with authority may pass before cover; none passes nothing'),
    },
    complete: (input) => {
      if (Object.keys(input).length > 0) return input;
      throw new WrongUsage('name what to change');
    },
    lines: firmLines,
    examples: [
      'firm set --name "Byrne Insurances Ltd" --address "1 Main Street, Naas, Co. Kildare"',
      'firm set --scope limited --insurers "five insurers" --paid-by commission --commission 12.5',
    ],
  }),
  command({
    words: 'firm import',
    summary: 'keep the logo or the terms of business; documents that were made stay as they are',
    takes: { kind: FIRM_KIND, file: argument('file', 'the file; - reads standard input') },
    examples: ['firm import logo logo.png', 'firm import termsOfBusiness terms.pdf'],
    run: async ({ kind, file }, options) => {
      const contentBase64 = await firmFile(kind, file);
      const firm = await runOperations(options, (call) =>
        call('saveFirmFile', { kind, contentBase64 }),
      );
      return { value: firm, lines: () => firmLines(firm) };
    },
  }),
  operation('removeFirmFile', {
    words: 'firm remove',
    summary: 'stop using the logo or the terms of business',
    takes: { kind: FIRM_KIND },
    lines: firmLines,
    examples: ['firm remove termsOfBusiness'],
  }),
  command({
    words: 'firm export',
    summary: 'write the logo or the terms of business to a file, as it is kept',
    takes: { kind: FIRM_KIND, file: argument('file', 'the file to write') },
    examples: ['firm export logo logo.png'],
    run: async ({ kind, file }, options) => {
      const { contentBase64 } = await runOperations(options, (call) =>
        call('readFirmFile', { kind }),
      );
      writeFile(file, Buffer.from(contentBase64, 'base64'));
      return { value: { path: file }, lines: () => [file] };
    },
  }),
];
