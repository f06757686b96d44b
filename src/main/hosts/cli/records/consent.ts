import { Argument, type Command } from 'commander';
import { CONSENT_CHANNELS, type ConsentChannel } from '../../../../shared/domain/people/consent.ts';
import type { Consent, ConsentRecord } from '../../../../shared/schemas/people/consent.ts';
import { type DataOptions, dataCommand } from '../common/data-command.ts';
import { print } from '../common/output.ts';
import { runOperation } from '../common/run-operation.ts';
import { table } from '../common/table.ts';
import { CUSTOMER } from './preview.ts';

type Options = DataOptions & { readonly how?: string; readonly withdrawn?: true };

const row = ({ at, channel, isGiven, how, user, by }: Consent) => [
  ...[at, channel, isGiven ? 'given' : 'withdrawn', user?.name ?? by, how],
];

function lines({ history }: ConsentRecord): string[] {
  if (history.length === 0) return ['No marketing consent is recorded.'];
  return table([['When', 'Channel', 'Consent', 'By', 'How'], ...history.map(row)]);
}

/** `records consent KEY [CHANNEL]`. */
export function addConsent(records: Command): void {
  const command = records
    .command('consent')
    .description('show a customer’s marketing consents, or record one for a channel')
    .argument('<key>', CUSTOMER)
    .addArgument(new Argument('[channel]').choices(CONSENT_CHANNELS))
    .option('--how <text>', 'how the customer said so; needed with a channel')
    .option('--withdrawn', 'the customer withdraws the consent');
  dataCommand(command, async (options: Options, key: string, channel?: ConsentChannel) => {
    const { how, withdrawn = false } = options;
    if (channel !== undefined && how === undefined) {
      command.error("error: say with '--how' how the customer said so");
    }
    const consents =
      channel === undefined
        ? await runOperation(options, 'getConsents', { key })
        : await runOperation(options, 'recordConsent', {
            ...{ key, channel, isGiven: !withdrawn, how: how ?? '' },
          });
    print(options, consents, () => lines(consents));
  });
}
