import type { Cover } from '../../../../shared/domain/quotes/cover.ts';
import { addOnRows, type DocumentSource, excessText } from '../document-source.ts';
import type { Block, Mark, Part, SymbolName } from '../layout.ts';
import { feeRules, planRules } from './charges.ts';

const text = (said: string): Part => ({ kind: 'text', text: said });
const list = (mark: Mark, ...items: string[]): Part => ({ kind: 'list', mark, items });
const section = (heading: string, symbol: SymbolName, ...parts: Part[]): Part[] => [
  { kind: 'heading', text: heading, symbol },
  ...parts,
];

/** Source: Directive 2009/103/EC, Article 9, as amended by Directive (EU) 2021/2118. */
export const PROPERTY_LIMIT = '€1,300,000';

const OTHERS = [
  'Death of or injury to other persons, without limit',
  `Damage to the property of others, up to ${PROPERTY_LIMIT} an accident`,
];
const DAMAGE = 'Accidental damage to your car';
const FIRE_AND_THEFT = ['Fire, theft and attempted theft of your car'];

const insured = {
  Comprehensive: [...OTHERS, ...FIRE_AND_THEFT, `${DAMAGE}, even where you are at fault`],
  TPFT: [...OTHERS, ...FIRE_AND_THEFT],
  ThirdParty: OTHERS,
} satisfies Record<Cover, string[]>;

const notInsured = {
  Comprehensive: [],
  TPFT: [DAMAGE],
  ThirdParty: [...FIRE_AND_THEFT, DAMAGE],
} satisfies Record<Cover, string[]>;

/** What limits a claim for the car itself, or where the cover has none, one by others. */
function restrictions({ sale }: DocumentSource): string[] {
  const excess = excessText(sale);
  if (sale.answers.policy.coverType === 'ThirdParty') {
    return excess === undefined
      ? []
      : [`You bear the first ${excess} of each claim by others for their property`];
  }
  return [
    ...(excess === undefined
      ? []
      : [`You bear the first ${excess} of each claim for your own car`]),
    'Your car is insured up to its market value',
  ];
}

/** A list with what leads to it; nothing where it is empty. */
const listed = (lead: string, items: readonly string[]): Part[] =>
  items.length === 0 ? [] : [text(lead), list('dot', ...items)];

/** Who makes the product, as Article 1 wants it after the title. */
function maker({ book }: DocumentSource): string {
  const standing = book.demonstration
    ? 'registered and authorised in no Member State'
    : 'where it is registered and authorised is not recorded in the rate book';
  return `Company: ${book.underwriter}, ${standing}.`;
}

/**
 * The insurance product information document: fixed headings in fixed order, each with its symbol
 * and its items with theirs; nothing personal.
 * Source: Regulation (EU) 2017/1469, Articles 1 to 7 and Annex.
 */
export function ipid(source: DocumentSource): Block[] {
  const cover = source.sale.answers.policy.coverType;
  const chosen = addOnRows(source.sale).map(([title, level]) => `${title}: ${level}`);
  return [
    text(maker(source)),
    text(
      'This is a summary. Complete information before and about the contract is in other documents: the schedule, and the terms and conditions.',
    ),
    { kind: 'heading', text: 'What is this type of insurance?' },
    text('Private motor insurance: the cover that the law requires for a car on Irish roads.'),
    {
      kind: 'columns',
      columns: [
        section('What is insured?', 'umbrella', list('yes', ...insured[cover], ...chosen)),
        [
          ...section(
            'What is not insured?',
            'cross',
            list(
              'no',
              ...notInsured[cover],
              'Wear and tear and mechanical breakdown',
              'Drivers who are not named, or who hold no licence',
              'Hire or reward, racing and trials of speed',
            ),
          ),
          ...section(
            'Are there any restrictions on cover?',
            'caution',
            list(
              'caution',
              ...restrictions(source),
              'Use is limited to what the certificate states',
            ),
          ),
        ],
      ],
    },
    ...section(
      'Where am I covered?',
      'globe',
      list('place', 'Ireland and Northern Ireland, Great Britain, and the European Economic Area'),
    ),
    ...section(
      'What are my obligations?',
      'handshake',
      list(
        'duty',
        'Before the contract: answer all questions honestly and with reasonable care, and give the driver number of every named driver',
        'During the contract: tell us of changes to the car, its use, its drivers and your address',
        'In a claim: report accidents, thefts and claims as soon as you reasonably can',
      ),
    ),
    ...section(
      'When and how do I pay?',
      'coins',
      text('In full when you accept the quote: by card, direct debit or bank transfer.'),
      ...listed('Or by instalments:', planRules(source.book)),
      ...listed('The premium includes levies. These fees are added:', feeRules(source.book)),
    ),
    ...section(
      'When does the cover start and end?',
      'hourglass',
      text('On the dates that the schedule states.'),
    ),
    ...section(
      'How do I cancel the contract?',
      'hand',
      text(
        'Within 14 working days after you were told that the contract is concluded, without a reason; after that at any time, in writing to your broker.',
      ),
    ),
  ];
}
