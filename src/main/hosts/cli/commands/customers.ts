import type { OutputOf } from '../../../../shared/contract/contract.ts';
import type {
  ErasureReceipt,
  RecordCounts,
  RemainingCopy,
} from '../../../../shared/schemas/people/erasure.ts';
import type {
  Retention,
  RetentionPreview,
  RetentionReport,
} from '../../../../shared/schemas/people/retention.ts';
import { type CommandDefinition, command, operation } from '../common/command.ts';
import { runOperations } from '../common/data.ts';
import { WrongUsage } from '../common/faults.ts';
import { writeFiles } from '../common/files.ts';
import { counted, list } from '../common/output.ts';
import { argument, FORCE, flag, OUT, option } from '../common/parameters.ts';

const KEY = argument('key', 'the customer’s key, from the address of the customer’s page');

/** How much there is, in a line. */
function countsText(counts: RecordCounts): string {
  const { quotes, documents, declined, drafts, consents, imported } = counts;
  return `${quotes} quotes, ${documents} documents, ${declined} declined risks, ${drafts} drafts, ${consents} entries on consents, ${imported} imported renewals`;
}

/** The quotes of others that name a person as a driver; nothing where there are none. */
const namedOnLines = (quotes: readonly string[]): string[] =>
  quotes.length === 0
    ? []
    : [`named driver on other people’s quotes, which stay: ${quotes.join(', ')}`];

const STAYS = 'stays until you delete it';
const STAY = 'which stay until you delete them';

function copyLine({ kind, path, count, until }: RemainingCopy): string {
  if (kind === 'office') {
    return `${path}: dead rows of its PostgreSQL until VACUUM, its write-ahead log, replicas and backups; the desks until their next exchange`;
  }
  if (kind === 'copy') {
    return `${path}: ${until === null ? STAYS : `goes with the first backup after ${until}`}`;
  }
  if (count === null) return `${path}: backups, if there are any; the folder was not read`;
  const backups = counted(count, 'backup');
  if (until === null) return `${path}: ${backups}, ${count === 1 ? `which ${STAYS}` : STAY}`;
  return `${path}: ${backups}; the first backup after ${until} removes the last`;
}

/** Where copies are that an erasure leaves, when each goes, and the way to remove them now. */
function remainingLines(remaining: readonly RemainingCopy[], title: string): string[] {
  if (remaining.length === 0) return [];
  return [
    title,
    ...remaining.map((copy) => `  ${copyLine(copy)}`),
    'To remove them now, make a new backup, then delete them. Restoring one brings the person back.',
    'Copies made by hand elsewhere are not listed.',
  ];
}

function previewLines(preview: OutputOf<'previewErasure'>): string[] {
  const { name, counts, countsBesideHeld, held, namedOn, copies, remaining } = preview;
  return [
    `${name}: ${countsText(counts)}`,
    ...held.map(
      ({ quoteId, policyId, until }) =>
        `must be kept until ${until}: policy ${policyId} (${quoteId})`,
    ),
    ...(held.length === 0
      ? []
      : [`without those policies, erased: ${countsText(countsBesideHeld)}`]),
    ...namedOnLines(namedOn),
    ...(copies === 0 ? [] : [`copies from before an upgrade, erased too: ${copies}`]),
    ...remainingLines(remaining, 'Copies that may still hold the person after an erasure:'),
  ];
}

const IN_USE = 'The database is in use: the host takes the last traces out within a day.';

function receiptLines(receipt: ErasureReceipt): string[] {
  const { erasureId, counts, kept, namedOn, isPurged, remaining } = receipt;
  return [
    `${erasureId}: erased ${countsText(counts)}`,
    ...(kept.length === 0 ? [] : [`policies that stay: ${kept.join(', ')}`]),
    ...namedOnLines(namedOn),
    isPurged ? 'The database holds no trace of what was erased.' : IN_USE,
    ...remainingLines(remaining, 'Copies from before this erasure may still hold the person:'),
  ];
}

const consentLines = ({ history }: OutputOf<'getConsents'>): string[] =>
  list(
    history,
    [
      ['When', ({ at }) => at],
      ['Channel', ({ channel }) => channel],
      ['Consent', ({ isGiven }) => (isGiven ? 'given' : 'withdrawn')],
      ['By', ({ user, by }) => user?.name ?? by],
      ['How', ({ how }) => how],
    ],
    'No marketing consent is recorded.',
  );

function dueText({ quotes, policies, declined, drafts }: RetentionPreview['now']): string {
  return `${quotes} quotes without a policy, ${policies} policies, ${declined} declined risks, ${drafts} drafts`;
}

const retentionLines = ({ isOn, unsoldMonths, policyYears }: Retention): string[] => [
  isOn ? 'The host erases records past it every day.' : 'Nothing is erased automatically.',
  `Quotes without a policy are kept for ${unsoldMonths} months, policies for ${policyYears} years.`,
];

const reportLines = ({ erased, isPurged }: RetentionReport): string[] => [
  `erased: ${dueText(erased)}`,
  ...(isPurged ? [] : [IN_USE]),
];

const json = (value: unknown) =>
  Buffer.from(`${JSON.stringify(value, null, 2)}\n`).toString('base64');

/** The records of a person, their consents, and how long records are kept. */
export const customerCommands: readonly CommandDefinition[] = [
  command({
    words: 'customer export',
    summary: 'write everything kept about a person, as JSON and PDF, for that person',
    takes: { key: KEY, out: OUT, force: FORCE },
    examples: ['customer export sean.murphy.1985-06-15 --out letters'],
    run: async ({ key, ...where }, options) => {
      const files = await runOperations(options, async (call) => [
        { name: 'personal-data.json', contentBase64: json(await call('exportPerson', { key })) },
        await call('printPerson', { key }),
      ]);
      const paths = writeFiles(files, where);
      return { value: { key, paths }, lines: () => paths };
    },
  }),
  operation('previewErasure', {
    words: 'customer preview-erasure',
    summary: 'show what erasing a customer would remove, and what must be kept',
    takes: { key: KEY },
    lines: previewLines,
    examples: ['customer preview-erasure sean.murphy.1985-06-15'],
  }),
  operation('eraseCustomer', {
    words: 'customer erase',
    summary: 'erase a customer for good; this cannot be undone',
    takes: {
      key: KEY,
      reason: option('why, for the history'),
      held: option('what to do with policies that must still be kept'),
      note: option('for the history; it must not name the person'),
    },
    lines: receiptLines,
    examples: ['customer erase sean.murphy.1985-06-15 --reason request'],
  }),
  operation('getConsents', {
    words: 'consent show',
    summary: 'show a customer’s marketing consents',
    takes: { key: KEY },
    lines: consentLines,
    examples: ['consent show sean.murphy.1985-06-15'],
  }),
  operation('recordConsent', {
    words: 'consent record',
    summary: 'record that a customer gives a marketing consent, or withdraws it',
    takes: {
      key: KEY,
      channel: argument('channel', 'how the customer may be reached'),
      how: option('how the customer told you'),
    },
    more: { withdrawn: flag('the customer withdraws the consent') },
    read: ({ withdrawn = false }) => ({ isGiven: !withdrawn }),
    lines: consentLines,
    examples: ['consent record sean.murphy.1985-06-15 email --withdrawn --how "by phone"'],
  }),
  operation('previewRetention', {
    words: 'retention show',
    summary: 'show how long records are kept, and what is past it',
    lines: ({ retention, now, soon }) => [
      ...retentionLines(retention),
      `can be erased now: ${dueText(now)}`,
      `can be erased in the next 30 days: ${dueText(soon)}`,
    ],
    examples: ['retention show'],
  }),
  operation('saveRetention', {
    words: 'retention set',
    summary: 'set how long records are kept',
    more: {
      on: flag('erase records past it every day'),
      off: flag('erase nothing automatically'),
    },
    takes: { unsoldMonths: option(), policyYears: option() },
    read: ({ on, off }) => {
      if (on && off) throw new WrongUsage("'--on' or '--off', not both");
      return on || off ? { isOn: on === true } : {};
    },
    lines: retentionLines,
    examples: ['retention set --on --unsold-months 24'],
  }),
  operation('applyRetention', {
    words: 'retention apply',
    summary: 'erase records past it now',
    lines: reportLines,
    examples: ['retention apply'],
  }),
];
