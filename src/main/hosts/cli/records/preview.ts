import type { Command } from 'commander';
import type { ErasurePreview, RecordCounts } from '../../../../shared/schemas/people/erasure.ts';
import { type DataOptions, dataCommand } from '../common/data-command.ts';
import { print } from '../common/output.ts';
import { runOperation } from '../common/run-operation.ts';
import { remainingLines } from './remaining.ts';

/** What names a customer for every command of records. */
export const CUSTOMER = 'the customer’s key, from the address of the customer’s page';

/** How much there is, in a line. */
export function countsLine({
  quotes,
  documents,
  declined,
  drafts,
  consents,
  imported,
}: RecordCounts): string {
  return `${quotes} quotes, ${documents} documents, ${declined} declined risks, ${drafts} drafts, ${consents} entries on consents, ${imported} imported renewals`;
}

/** The quotes of others that name a person as a driver; nothing where there are none. */
export const namedOnLines = (quotes: readonly string[]): string[] =>
  quotes.length === 0
    ? []
    : [`named driver on other people’s quotes, which stay: ${quotes.join(', ')}`];

function lines(preview: ErasurePreview): string[] {
  const { name, counts, countsBesideHeld, held, namedOn, copies, remaining } = preview;
  return [
    `${name}: ${countsLine(counts)}`,
    ...held.map(
      ({ quoteId, policyId, until }) =>
        `must be kept until ${until}: policy ${policyId} (${quoteId})`,
    ),
    ...(held.length === 0
      ? []
      : [`without those policies, erased: ${countsLine(countsBesideHeld)}`]),
    ...namedOnLines(namedOn),
    ...(copies === 0 ? [] : [`copies from before an upgrade, erased too: ${copies}`]),
    ...remainingLines(remaining, 'Copies that may still hold the person after an erasure:'),
  ];
}

/** `records preview KEY`. */
export function addPreview(records: Command): void {
  const command = records
    .command('preview')
    .description('show what erasing a customer would remove, and what must be kept')
    .argument('<key>', CUSTOMER);
  dataCommand(command, async (options: DataOptions, key: string) => {
    const found = await runOperation(options, 'previewErasure', { key });
    print(options, found, () => lines(found));
  });
}
