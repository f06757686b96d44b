import { Command, Option } from 'commander';
import type { OutputOf } from '../../../shared/contract/contract.ts';
import { remarkSentence } from '../../../shared/contract/sentences.ts';
import { english } from '../../../shared/domain/messages/message.ts';
import { OFFER_ORDERS, type OfferOrder, sortedOffers } from '../../../shared/domain/offer-order.ts';
import { CommandFault } from './common/command-fault.ts';
import { type DataOptions, dataCommand } from './common/data-command.ts';
import { examples } from './common/examples.ts';
import { print } from './common/output.ts';
import { runOperation } from './common/run-operation.ts';
import { amount, table } from './common/table.ts';
import { readQuoteDocument } from './quote/document.ts';
import { warningLines } from './quote/text.ts';

type Comparison = OutputOf<'compareSchemes'>;
type Offer = Comparison['offers'][number];

const DECISIONS: Readonly<Record<Offer['decision'], string>> = {
  quote: 'offered',
  refer: 'referred',
  unsold: 'not sold',
  decline: 'declined',
};

interface CompareOptions extends DataOptions {
  readonly sort: OfferOrder;
}

function rowOf({ scheme, decision, premium, excess, addOns }: Offer): string[] {
  return [
    scheme.name,
    scheme.insurer,
    DECISIONS[decision],
    premium === undefined ? '' : amount(premium),
    excess === undefined ? '' : amount(excess),
    addOns.map(({ title }) => title).join(', '),
  ];
}

/** Why a scheme refers, declines or does not sell; where it offers, in what it differs. */
function reasonLines(offer: Offer): string[] {
  const { scheme, decision, premium, reasons, faults, differs } = offer;
  const said = [
    ...reasons.map(({ message }) => message),
    ...faults.map(remarkSentence),
    ...(premium === undefined ? [] : differs.map(english)),
  ];
  return said.length === 0
    ? []
    : ['', `${scheme.name}: ${DECISIONS[decision]}`, ...said.map((line) => `  ${line}`)];
}

/** The premiums that decide the order, where the offers could not all have the one excess. */
function alikeLines(offers: readonly Offer[]): string[] {
  const alike = offers.flatMap(({ scheme, likeForLike }) =>
    likeForLike
      ? [`  ${scheme.name}: ${amount(likeForLike.premium)} at ${amount(likeForLike.excess)} excess`]
      : [],
  );
  return alike.length === 0 ? [] : ['', 'Compared at an excess that all of them sell:', ...alike];
}

function lines({ missing, warnings }: Comparison, offers: readonly Offer[]): string[] {
  const head = ['Scheme', 'Insurer', 'Decision', 'Euro', 'Excess', 'Included'];
  return [
    ...table([head, ...offers.map(rowOf)], ['left', 'left', 'left', 'right', 'right']),
    ...alikeLines(offers),
    ...offers.flatMap(reasonLines),
    ...(missing.length === 0 ? [] : ['', `A quote still needs: ${missing.join(', ')}`]),
    ...warningLines(warnings),
  ];
}

/** `compare`. */
export function compareCommand(): Command {
  const command = new Command('compare')
    .description('price a quote document with every scheme; nothing is stored')
    .argument('<file>', 'the document, XML or JSON; - reads standard input')
    .addOption(
      new Option('--sort <column>', 'what the schemes are sorted by')
        .choices(OFFER_ORDERS)
        .default('premium'),
    );
  dataCommand(command, async (options: CompareOptions, file: string) => {
    const read = await readQuoteDocument(file);
    if (!read.ok) throw new CommandFault(read.fault);
    const compared = await runOperation(options, 'compareSchemes', read.value);
    const offers = sortedOffers(compared.offers, options.sort);
    print(options, { ...compared, offers }, () => lines(compared, offers));
  });
  return examples(
    command,
    'compare resources/samples/quote.xml',
    'compare resources/samples/quote.xml --sort excess --json',
  );
}
