import { type Command, Option } from 'commander';
import {
  ERASURE_REASONS,
  type ErasureReceipt,
  type ErasureRequest,
  HELD_POLICIES,
} from '../../../../shared/schemas/people/erasure.ts';
import { type DataOptions, dataCommand } from '../common/data-command.ts';
import { print } from '../common/output.ts';
import { runOperation } from '../common/run-operation.ts';
import { CUSTOMER, countsLine, namedOnLines } from './preview.ts';
import { remainingLines } from './remaining.ts';

type Options = DataOptions & Omit<ErasureRequest, 'key'>;

function lines(receipt: ErasureReceipt): string[] {
  const { erasureId, counts, kept, namedOn, isPurged, remaining } = receipt;
  return [
    `${erasureId}: erased ${countsLine(counts)}`,
    ...(kept.length === 0 ? [] : [`policies that stay: ${kept.join(', ')}`]),
    ...namedOnLines(namedOn),
    isPurged
      ? 'The database holds no trace of what was erased.'
      : 'The database is in use: the host takes the last traces out within a day.',
    ...remainingLines(remaining, 'Copies from before this erasure may still hold the person:'),
  ];
}

/** `records erase KEY`. */
export function addErase(records: Command): void {
  const command = records
    .command('erase')
    .description('erase a customer for good; this cannot be undone')
    .argument('<key>', CUSTOMER)
    .addOption(
      new Option('--reason <reason>', 'why, for the history')
        .choices(ERASURE_REASONS.filter((reason) => reason !== 'retention'))
        .makeOptionMandatory(),
    )
    .addOption(
      new Option('--held <what>', 'what to do with policies that must still be kept').choices(
        HELD_POLICIES,
      ),
    )
    .option('--note <text>', 'for the history; it must not name the person');
  dataCommand(command, async (options: Options, key: string) => {
    const { reason, held, note } = options;
    const erased = await runOperation(options, 'eraseCustomer', {
      ...{ key, reason },
      ...(held === undefined ? {} : { held }),
      ...(note === undefined ? {} : { note }),
    });
    print(options, erased, () => lines(erased));
  });
}
