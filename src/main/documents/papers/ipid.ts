import type { Cover } from '../../../shared/shapes/cover.ts';
import { addOnsOf, type Matter } from '../matter.ts';
import type { Block } from '../paper.ts';

const heading = (text: string): Block => ({ kind: 'heading', text });
const text = (said: string): Block => ({ kind: 'text', text: said });
const list = (mark: 'dot' | 'yes' | 'no' | 'caution', ...items: string[]): Block => ({
  kind: 'list',
  mark,
  items,
});

const OTHERS = [
  'Death of or injury to other persons, without limit',
  'Damage to the property of others',
];
const FIRE_AND_THEFT = ['Fire, theft and attempted theft of your car'];
const DAMAGE = ['Accidental damage to your car, whoever was at fault'];

const insured = {
  Comprehensive: [...OTHERS, ...FIRE_AND_THEFT, ...DAMAGE],
  TPFT: [...OTHERS, ...FIRE_AND_THEFT],
  ThirdParty: OTHERS,
} satisfies Record<Cover, string[]>;

const notInsured = {
  Comprehensive: [],
  TPFT: DAMAGE,
  ThirdParty: [...FIRE_AND_THEFT, ...DAMAGE],
} satisfies Record<Cover, string[]>;

/**
 * The insurance product information document: fixed headings in fixed order, nothing personal.
 * Source: Regulation (EU) 2017/1469.
 */
export function ipid(matter: Matter): Block[] {
  const cover = matter.quote.sections.policy.coverType;
  const chosen = addOnsOf(matter).map(({ title, level }) => `${title}: ${level}`);
  return [
    text(
      'This is a summary. Complete information before and about the contract is in the schedule and in the terms and conditions.',
    ),
    heading('What is this type of insurance?'),
    text('Private motor insurance: the cover that the law requires for a car on Irish roads.'),
    heading('What is insured?'),
    list('yes', ...insured[cover], ...chosen),
    heading('What is not insured?'),
    list(
      'no',
      ...notInsured[cover],
      'Wear and tear and mechanical breakdown',
      'Drivers who are not named, or who hold no licence',
      'Hire or reward, racing and trials of speed',
    ),
    heading('Are there any restrictions on cover?'),
    list(
      'caution',
      'You bear the excess that the schedule states of each claim for your own car',
      'Your car is insured up to its market value',
      'Use is limited to what the certificate states',
    ),
    heading('Where am I covered?'),
    list('yes', 'Ireland and Northern Ireland, Great Britain, and the European Economic Area'),
    heading('What are my obligations?'),
    list(
      'dot',
      'Answer all questions honestly and with reasonable care',
      'Tell us of changes to the car, its use, its drivers and your address',
      'Report accidents, thefts and claims as soon as you reasonably can',
    ),
    heading('When and how do I pay?'),
    text('In full when you accept the quote: by card, direct debit or bank transfer.'),
    heading('When does the cover start and end?'),
    text('On the dates that the schedule states.'),
    heading('How do I cancel the contract?'),
    text(
      'Within 14 working days after you were told that the contract is concluded, without a reason; after that at any time, in writing to your broker.',
    ),
  ];
}
