import type { InputOf } from '../../../../shared/contract/contract.ts';
import { FaultError } from '../../../../shared/result/fault-error.ts';
import type { CheckedRateBook } from '../../../../shared/schemas/rate-books/kept-rate-book.ts';
import type {
  CheckedTable,
  KeptTable,
  TableState,
} from '../../../../shared/schemas/rate-books/kept-table.ts';
import type { LevyTableSummary } from '../../../../shared/schemas/rate-books/levy-table.ts';
import { type CommandDefinition, command, operation } from '../common/command.ts';
import { runOperations } from '../common/data.ts';
import { argument, flag, option, text } from '../common/parameters.ts';
import { ask } from '../common/terminal.ts';
import { findingLines, HASH, SHORT, shownFindings } from './table-files.ts';

type Summary = NonNullable<CheckedRateBook['summary']> | LevyTableSummary;

/** A rate book or a levy table after a step of its life. */
type Checked = CheckedTable<Summary>;

/** A kind of table with a life: what its commands are called, and what they run. */
interface Kind {
  /** The word before each command, as `rate-book`. */
  readonly word: string;
  readonly noun: string;
  /** What a file to import may be. */
  readonly files: string;
  readonly importing: 'importRateBook' | 'importLevyTable';
  readonly approving: 'approveRateBook' | 'approveLevyTable';
  readonly activating: 'activateRateBook' | 'activateLevyTable';
  readonly withdrawing: 'withdrawRateBook' | 'withdrawLevyTable';
  readonly reasons: { readonly approve: string; readonly withdraw: string };
  /** Reads a file to import. @throws FaultError with every place that is not of this kind */
  readonly read: (file: string) => Promise<InputOf<'importRateBook'> | InputOf<'importLevyTable'>>;
}

/** The title of a stored table. */
export function titleOf({ summary }: KeptTable<Summary>, noun: string): string {
  if (summary === null) return `A damaged ${noun}`;
  if ('version' in summary) return `${summary.name} ${summary.version}`;
  return summary.name ?? `A ${noun} without a name`;
}

/** From when on new quotes go by a table, where any do. */
function inForceLines(state: TableState, activatedAt: string | null): string[] {
  if (state === 'withdrawn') return ['It rates no new quotes any more'];
  return activatedAt === null ? [] : [`It rates new quotes from ${activatedAt} on`];
}

/** What became of a table, in lines for people. */
const stateLines =
  (noun: string) =>
  ({ findings, ...table }: Checked): string[] => {
    const { hash, state, publisher, activatedAt, steps } = table;
    const alone = steps.find(({ ownDraft }) => ownDraft);
    return [
      ...findingLines(findings),
      `${titleOf(table, noun)}, ${hash.slice(0, SHORT)}: ${state}`,
      ...inForceLines(state, activatedAt),
      publisher ? `Signed by ${publisher.fingerprint}` : 'Not signed',
      ...(alone ? [`Approved without a second person: ${alone.reason}`] : []),
    ];
  };

const value = (table: Checked) => ({ ...table, findings: shownFindings(table.findings) });

/** The refusals that trust in a publisher, or in a file without one, takes back. */
const UNTRUSTED: ReadonlySet<string> = new Set([
  'publisherNew',
  'publisherOther',
  'publisherMissing',
  'levyPublisherNew',
  'levyPublisherOther',
  'levyPublisherMissing',
]);

/** Imports a file; where its publisher is not known, the person at the terminal is asked. */
async function importTrusted<T>(importAs: (trust: boolean) => Promise<T>): Promise<T> {
  try {
    return await importAs(false);
  } catch (error) {
    const isUntrusted = error instanceof FaultError && UNTRUSTED.has(error.fault.message.code);
    if (!isUntrusted) throw error;
    const answer = await ask(`${error.message}\nTrust it? (yes; Enter: no) `);
    if (answer?.toLowerCase() !== 'yes') throw error;
    return importAs(true);
  }
}

const NAME = option('your name, for the history', 'name');
const REASON = option('the reason, for the history', 'reason');

/** `import FILE`, `approve HASH`, `activate HASH` and `withdraw HASH` of a kind of table. */
export function lifeCommands(kind: Kind): readonly CommandDefinition[] {
  const { word, noun, files, importing, reasons, read } = kind;
  const lines = stateLines(noun);
  return [
    command({
      words: `${word} import`,
      summary: `import a ${noun} as a draft, and check it`,
      takes: {
        file: argument('file', `the ${noun}, ${files}; - reads standard input`),
        trust: flag(
          'trust a new publisher, or a file without a signature; a terminal asks unless given',
        ),
        name: text('name', 'your name, for the history'),
      },
      examples: [`${word} import ${word}.json`, `${word} import ${word}.json --trust`],
      run: async ({ file, trust = false, name }, options) => {
        const content = await read(file);
        const by = name === undefined ? {} : { name };
        const importAs = (isTrusted: boolean) =>
          runOperations(options, (call) => {
            const trusted = isTrusted ? { trust: true } : {};
            return call(importing, { ...content, ...by, ...trusted } as InputOf<typeof importing>);
          });
        const table: Checked = trust ? await importAs(true) : await importTrusted(importAs);
        return { value: value(table), lines: () => lines(table) };
      },
    }),
    operation(kind.approving, {
      words: `${word} approve`,
      summary: `approve a ${noun} that has no faults; a person other than its drafter must, if anyone else can`,
      takes: {
        hash: HASH,
        reason: REASON,
        ownDraft: option(
          'state that no second person checks it: needed where it was drafted here and no one else can approve it',
        ),
        name: NAME,
      },
      lines,
      value,
      examples: [`${word} approve 7d1f0c2ab394 --reason "${reasons.approve}"`],
    }),
    operation(kind.activating, {
      words: `${word} activate`,
      summary: `bring an approved ${noun} into force, for new quotes`,
      takes: {
        hash: HASH,
        from: option('when, ISO 8601; now unless given', undefined, { value: 'moment' }),
        reason: REASON,
        name: NAME,
      },
      lines,
      value,
      examples: [`${word} activate 7d1f0c2ab394 --from 2026-12-01T00:00:00+00:00`],
    }),
    operation(kind.withdrawing, {
      words: `${word} withdraw`,
      summary: `withdraw a ${noun} for good; new quotes use the one before it`,
      takes: { hash: HASH, reason: REASON, name: NAME },
      lines,
      value,
      examples: [`${word} withdraw 7d1f0c2ab394 --reason "${reasons.withdraw}"`],
    }),
  ];
}
