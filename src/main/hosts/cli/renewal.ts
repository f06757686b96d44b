import { Command, Option } from 'commander';
import type { OutputOf } from '../../../shared/contract/contract.ts';
import { warningSentence } from '../../../shared/contract/sentences.ts';
import {
  ASPECTS,
  type Aspect,
  CHANNELS,
  type Channel,
  SALES,
  type Sale,
} from '../../../shared/domain/quotes/renewal.ts';
import type { Warning } from '../../../shared/schemas/quotes/remark.ts';
import { type DataOptions, dataCommand } from './common/data-command.ts';
import { decimalOption } from './common/decimal.ts';
import { examples } from './common/examples.ts';
import { print } from './common/output.ts';
import { runOperation } from './common/run-operation.ts';
import { amount, table } from './common/table.ts';

interface RenewalOptions extends DataOptions {
  readonly lastPrice: number;
  readonly lastFee: number;
  readonly lastChannel: Channel;
  readonly lastSale: Sale;
  readonly price: number;
  readonly fee: number;
  readonly channel: Channel;
  readonly firstPrice?: number;
  readonly firstFee?: number;
  readonly firstChannel?: Channel;
  readonly same?: Aspect[];
}

type Check = OutputOf<'checkRenewal'>;

const VERDICTS: Record<Check['verdict'], string> = {
  allowed: 'Allowed',
  breaks: 'Breaks the rule',
  cannotTell: 'Cannot tell',
};

function group(title: string, said: readonly Warning[]): string[] {
  return ['', title, ...said.map((one) => `  ${warningSentence(one)}`)];
}

function lines(check: Check): string[] {
  const { verdict, because, offered, lastYear, most, restsOn, notChecked } = check;
  const rows = [
    ['Offered, with the fee', amount(offered)],
    ['Last year, with the fee', amount(lastYear)],
    ...(most === null ? [] : [['The most that is allowed', amount(most)]]),
  ];
  return [
    VERDICTS[verdict],
    ...because.map((one) => `  ${warningSentence(one)}`),
    '',
    ...table(rows, ['left', 'right']),
    ...group('Rests on', restsOn),
    ...group('Not checked', notChecked),
  ];
}

const channelOption = (flag: string, what: string) =>
  new Option(`${flag} <channel>`, what).choices(CHANNELS);

/** `renewal`. */
export function renewalCommand(): Command {
  const command = new Command('renewal')
    .description(
      'check a renewal price against the ban on price walking; exit code 1 unless it is allowed',
    )
    .requiredOption('--last-price <euro>', 'last year’s price, without the fee', decimalOption)
    .requiredOption('--last-fee <euro>', 'the broker’s own fee of last year', decimalOption)
    .addOption(
      new Option('--last-sale <sale>', 'whether last year was new business or a renewal')
        .choices(SALES)
        .makeOptionMandatory(),
    )
    .addOption(channelOption('--last-channel', 'how it was sold').default(CHANNELS[0]))
    .requiredOption('--price <euro>', 'the price offered, without the fee', decimalOption)
    .requiredOption('--fee <euro>', 'the broker’s own fee now', decimalOption)
    .addOption(channelOption('--channel', 'how it is sold now').default(CHANNELS[0]))
    .option('--first-price <euro>', 'the price of an equivalent first renewal today', decimalOption)
    .option('--first-fee <euro>', 'its fee', decimalOption)
    .addOption(channelOption('--first-channel', 'how it is sold; by default as the offer'))
    .addOption(new Option('--same <aspects...>', 'what is the same as last year').choices(ASPECTS));
  dataCommand(command, async (options: RenewalOptions) => {
    const { price, fee, channel, firstPrice, firstFee, firstChannel = channel, same } = options;
    if ((firstPrice === undefined) !== (firstFee === undefined)) {
      command.error("error: give '--first-price' and '--first-fee' together");
    }
    const checked = await runOperation(options, 'checkRenewal', {
      lastYear: {
        price: options.lastPrice,
        fee: options.lastFee,
        channel: options.lastChannel,
        sale: options.lastSale,
      },
      offered: { price, fee, channel },
      ...(firstPrice !== undefined &&
        firstFee !== undefined && {
          firstRenewal: { price: firstPrice, fee: firstFee, channel: firstChannel },
        }),
      ...(same && { same }),
    });
    print(options, checked, () => lines(checked));
    if (checked.verdict !== 'allowed') process.exitCode = 1;
  });
  return examples(
    command,
    'renewal --last-price 640 --last-fee 50 --last-sale firstRenewal --price 655 --fee 50 --first-price 650 --first-fee 50',
    'renewal --last-price 640 --last-fee 50 --last-sale firstRenewal --price 640 --fee 50 --same cover risk payment rates',
  );
}
