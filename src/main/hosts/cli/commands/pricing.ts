import type { InputOf, OutputOf } from '../../../../shared/contract/contract.ts';
import { OFFER_ORDERS, sortedOffers } from '../../../../shared/domain/derived/offer-order.ts';
import { english, inEnglish } from '../../../../shared/domain/messages/english.ts';
import { COVERS, raterOfCover } from '../../../../shared/domain/quotes/cover.ts';
import { CHANNELS } from '../../../../shared/domain/quotes/renewal.ts';
import { remarkSentence, warningSentence } from '../../../../shared/result/sentences.ts';
import words from '../../../../shared/words/en/policy.json' with { type: 'json' };
import { type CommandDefinition, command, operation } from '../common/command.ts';
import { runWithoutData } from '../common/data.ts';
import { WrongUsage } from '../common/faults.ts';
import { amount, list, section, table } from '../common/output.ts';
import { argument, choice, flag, option, requiredText, text } from '../common/parameters.ts';
import { explanationLines, warningLines } from './quote-text.ts';
import { DOCUMENT, readQuoteDocument } from './quotes.ts';

type Comparison = OutputOf<'compareSchemes'>;
type Offer = Comparison['offers'][number];

const DECISIONS: Readonly<Record<Offer['decision'], string>> = {
  quote: 'offered',
  refer: 'referred',
  unsold: 'not sold',
  decline: 'declined',
};

/** Why a scheme refers, declines or does not sell; where it offers, in what it differs. */
function reasonLines(offer: Offer): string[] {
  const { scheme, decision, premium, reasons, faults, differs } = offer;
  return section(`${scheme.name}: ${DECISIONS[decision]}`, [
    ...reasons.map(({ message }) => inEnglish(message)),
    ...faults.map(remarkSentence),
    ...(premium === undefined ? [] : differs.map(english)),
  ]);
}

/** The premiums that decide the order, where the offers could not all have the one excess. */
const alikeLines = (offers: readonly Offer[]): string[] =>
  section(
    'Compared at an excess that all of them sell:',
    offers.flatMap(({ scheme, likeForLike }) =>
      likeForLike
        ? [`${scheme.name}: ${amount(likeForLike.premium)} at ${amount(likeForLike.excess)} excess`]
        : [],
    ),
  );

const euro = (value: number | undefined) => (value === undefined ? '' : amount(value));

const comparisonLines = ({ missing, warnings }: Comparison, offers: readonly Offer[]): string[] => [
  ...list(offers, [
    ['Scheme', ({ scheme }) => scheme.name],
    ['Insurer', ({ scheme }) => scheme.insurer],
    ['Decision', ({ decision }) => DECISIONS[decision]],
    ['Euro', ({ premium }) => euro(premium), 'right'],
    ['Excess', ({ excess }) => euro(excess), 'right'],
    ['Included', ({ addOns }) => addOns.map(({ title }) => title).join(', ')],
  ]),
  ...alikeLines(offers),
  ...offers.flatMap(reasonLines),
  ...(missing.length === 0 ? [] : ['', `A quote still needs: ${missing.join(', ')}`]),
  ...warningLines(warnings),
];

type Check = OutputOf<'checkRenewal'>;

function renewalLines(check: Check): string[] {
  const { verdict, because, offered, lastYear, most, restsOn, notChecked } = check;
  const rows = [
    ['Offered, with the fee', amount(offered)],
    ['Last year, with the fee', amount(lastYear)],
    ...(most === null ? [] : [['The most that is allowed', amount(most)]]),
  ];
  return [
    words.renewal.verdict[verdict],
    ...because.map((one) => `  ${warningSentence(one)}`),
    '',
    ...table(rows, [undefined, 'right']),
    '',
    'Rests on',
    ...restsOn.map((one) => `  ${warningSentence(one)}`),
    '',
    'Not checked',
    ...notChecked.map((one) => `  ${warningSentence(one)}`),
  ];
}

const channel = (name: string, about: string) =>
  option(about, name, { isRequired: false, fallback: CHANNELS[0] });

type Renewal = InputOf<'checkRenewal'>;

/** The price of a first renewal has a fee, and the channel of the offer unless another is given. */
function withFirstRenewal(input: Renewal): Renewal {
  if (!input.firstRenewal) return input;
  const first: Partial<NonNullable<Renewal['firstRenewal']>> = input.firstRenewal;
  const { price, fee, channel: by = input.offered.channel } = first;
  if (price === undefined || fee === undefined) {
    throw new WrongUsage("give '--first-price' and '--first-fee' together");
  }
  return { ...input, firstRenewal: { price, fee, channel: by } };
}

/** The quick price, which needs no quote. */
export const priceCommands: readonly CommandDefinition[] = [
  command({
    words: 'quote price',
    summary: 'price a risk from three inputs, with typical answers for the rest; nothing is stored',
    takes: {
      born: requiredText('day', 'the driver’s date of birth, YYYY-MM-DD'),
      inception: requiredText('moment', 'when cover begins, an ISO 8601 date-time'),
      cover: choice(COVERS, 'what is covered', COVERS[0]),
      product: text('id', 'a product or scheme; without it the default scheme'),
      explain: flag('show every step that leads to the premium'),
    },
    examples: [
      'quote price --born 1985-06-15 --inception 2026-12-01T00:00:00Z',
      'quote price --born 1985-06-15 --inception 2026-12-01T00:00:00Z --cover TPFT --explain',
    ],
    run: async ({ born, inception, cover, product, explain }, options) => {
      const priced = await runWithoutData(options, (call) =>
        call('priceQuote', {
          data: {
            'in_policy.dateInception': inception,
            'in_customer.dateOfBirth': born,
            'in_dts.raterCover': raterOfCover[cover],
          },
          ...(product === undefined ? {} : { product }),
        }),
      );
      const { explanation, warnings } = priced;
      const short = [`${amount(explanation.premium)} euro`];
      return {
        value: priced,
        lines: () => [
          ...(explain ? explanationLines(explanation) : short),
          ...warningLines(warnings),
        ],
      };
    },
  }),
  command({
    words: 'quote compare',
    summary: 'price a quote document with every scheme; nothing is stored',
    takes: {
      file: DOCUMENT,
      sort: choice(OFFER_ORDERS, 'what the schemes are sorted by', 'premium'),
    },
    examples: [
      'quote compare resources/samples/quote.xml',
      'quote compare resources/samples/quote.xml --sort excess --json',
    ],
    run: async ({ file, sort }, options) => {
      const document = await readQuoteDocument(file);
      const compared = await runWithoutData(options, (call) => call('compareSchemes', document));
      const offers = sortedOffers(compared.offers, sort);
      return {
        value: { ...compared, offers },
        lines: () => comparisonLines(compared, offers),
      };
    },
  }),
];

/** What is on offer, what may be asked for a renewal, and what is known of a vehicle or an address. */
export const marketCommands: readonly CommandDefinition[] = [
  operation('listProducts', {
    words: 'product list',
    summary: 'list the products on offer',
    lines: ({ products }) =>
      list(products, [
        ['Product', ({ id }) => id],
        ['Name', ({ name }) => name],
        ['Scheme', ({ scheme }) => scheme.name],
        ['What it covers', ({ description }) => description],
      ]),
    examples: ['product list', 'product list --json'],
  }),
  operation('checkRenewal', {
    words: 'renewal check',
    summary:
      'check a renewal price against the ban on price walking; exit code 1 unless it is allowed',
    takes: {
      'lastYear.price': option('last year’s price, without the fee', 'last-price'),
      'lastYear.fee': option('the broker’s own fee of last year', 'last-fee'),
      'lastYear.sale': option('whether last year was new business or a renewal', 'last-sale'),
      'lastYear.channel': channel('last-channel', 'how it was sold'),
      'offered.price': option('the price offered, without the fee', 'price'),
      'offered.fee': option('the broker’s own fee now', 'fee'),
      'offered.channel': channel('channel', 'how it is sold now'),
      'firstRenewal.price': option('the price of an equivalent first renewal today', 'first-price'),
      'firstRenewal.fee': option('its fee', 'first-fee'),
      'firstRenewal.channel': option('how it is sold; by default as the offer', 'first-channel'),
      same: option('what is the same as last year'),
    },
    complete: withFirstRenewal,
    lines: renewalLines,
    isFailure: ({ verdict }) => verdict !== 'allowed',
    examples: [
      'renewal check --last-price 640 --last-fee 50 --last-sale firstRenewal --price 655 --fee 50 --first-price 650 --first-fee 50',
      'renewal check --last-price 640 --last-fee 50 --last-sale firstRenewal --price 640 --fee 50 --same cover,risk,payment,rates',
    ],
  }),
  operation('lookUpVehicle', {
    words: 'vehicle show',
    summary: 'look up a vehicle by its registration mark',
    takes: { vrm: argument('vrm', 'as 191-D-12345, with or without hyphens') },
    lines: ({ vrm, make, model, year, engineSize, fuelType }) =>
      table([
        ['Vehicle', vrm],
        ['Make', make],
        ['Model', model],
        ['Year', year],
        ['Engine', engineSize === 0 ? '–' : `${engineSize} cc`],
        ['Fuel', fuelType],
      ]),
    examples: ['vehicle show 191-D-12345'],
  }),
  operation('lookUpEircode', {
    words: 'address show',
    summary: 'look up an address by its Eircode',
    takes: { eircode: argument('eircode', 'as D02X285, with or without a space') },
    lines: ({ addressLine1, addressLine2, town, county, country, eircode }) => [
      ...[addressLine1, addressLine2, town, county, country].filter(
        (line) => line !== undefined && line !== '',
      ),
      eircode,
    ],
    examples: ['address show D02X285'],
  }),
];
