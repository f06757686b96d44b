import { coverTitle } from '../../../../shared/domain/quotes/cover.ts';
import { addOnRows, type DocumentSource, excessText } from '../document-source.ts';
import type { Block } from '../layout.ts';
import { feeRules, instalmentBlocks } from './charges.ts';
import { PROPERTY_LIMIT } from './ipid.ts';

/** A part of the terms, numbered once it is known which parts there are. */
interface Part {
  readonly title: string;
  readonly blocks: readonly Block[];
}

const part = (title: string, ...blocks: Block[]): Part => ({ title, blocks });
const text = (said: string): Block => ({ kind: 'text', text: said });
const dots = (...items: string[]): Block => ({ kind: 'list', mark: 'dot', items });

/** What each cover pays for beyond injury and damage to others. */
function ownCar({ sale }: DocumentSource): Part[] {
  const { coverType } = sale.answers.policy;
  if (coverType === 'ThirdParty') return [];
  const fireAndTheft = text(
    'We pay for loss of the car, or damage to it, by fire, lightning, explosion, theft or attempted theft, up to its market value.',
  );
  const accident = text(
    'Under comprehensive cover we also pay for accidental damage to the car, up to its market value, even where you are at fault.',
  );
  const title = 'Fire and theft';
  return [coverType === 'TPFT' ? part(title, fireAndTheft) : part(title, fireAndTheft, accident)];
}

/** What the policyholder bears: under a cover without own damage, of what others claim. */
function excess({ sale }: DocumentSource): Part {
  const amount = excessText(sale);
  if (amount === undefined) return part('Excess', text('You bear no part of a claim.'));
  const said =
    sale.answers.policy.coverType === 'ThirdParty'
      ? `You bear ${amount} of each claim for damage to the property of others. We pay them in full and recover it from you.`
      : `You bear ${amount} of each claim for loss of the car or damage to it.`;
  return part('Excess', text(said));
}

function optional({ sale }: DocumentSource): Part {
  const chosen = addOnRows(sale);
  return part(
    'Optional cover',
    chosen.length === 0
      ? text('None.')
      : dots(...chosen.map(([title, level]) => `${title}: ${level}.`)),
  );
}

/** Fees and instalments of the quote, where its rate book has any besides the policy fee. */
function payment({ book, sale }: DocumentSource): Part[] {
  const { fees = [] } = sale.explanation;
  const paid = instalmentBlocks(sale.explanation);
  if (fees.length === 0 && paid.length === 0) return [];
  const rules = feeRules(book);
  const charged = [
    text('The total to pay includes these fees:'),
    dots(...rules.map((one) => `${one}.`)),
  ];
  return [part('Fees and instalments', ...(rules.length === 0 ? [] : charged), ...paid)];
}

/** The terms and conditions for the cover of a quote. */
export function terms(source: DocumentSource): Block[] {
  const { book, sale } = source;
  const cover = coverTitle[sale.answers.policy.coverType];
  const parts = [
    part(
      'The contract',
      text(
        `The contract is between you, the policyholder, and ${book.underwriter} (“we”). It consists of these terms, the schedule, the certificate and the statement of fact. It begins when you accept the quote and pay the premium, and covers the period that the schedule states.`,
      ),
    ),
    part(
      'Injury and damage to others',
      text(
        `We pay what you are legally bound to pay for death of or injury to other persons, passengers included, without limit, and for damage to their property up to ${PROPERTY_LIMIT} an accident, as the law requires, where the car was used in a public place within the limits on the certificate.`,
      ),
    ),
    ...ownCar(source),
    optional(source),
    part(
      'What is not covered',
      dots(
        'Use of the car outside the limits stated on the certificate.',
        'Driving by anybody who is not named as a driver, or who has no licence for the car.',
        'Wear and tear, loss of value, and mechanical or electrical breakdown.',
        'Loss or damage caused on purpose by you or with your consent.',
        'Racing, rallies and trials of speed.',
      ),
    ),
    excess(source),
    ...payment(source),
    part(
      'Your duties',
      dots(
        'Answer our questions honestly and with reasonable care. The statement of fact returns your answers to you: tell us if one is wrong.',
        'Give us the driver number (item 4d of the driving licence) of every named driver before the policy is issued.',
        'Pay the premium when it is due.',
        'Keep the car roadworthy and take reasonable care of it.',
        'Tell us of an accident, a theft or a claim against you as soon as you reasonably can.',
        'Tell us when the car, its use, its drivers or your address change.',
      ),
    ),
    part(
      'Your right to cancel',
      text(
        'You may cancel within 14 working days after you were told that the contract is concluded, without giving a reason. We then return the premium, less the part for the days on which you were covered. After that you may cancel at any time in writing.',
      ),
    ),
    part(
      'Claims',
      text(
        'Tell us what happened, when and where, and who else was concerned. Admit no liability and promise no payment without our consent. We handle a claim promptly and fairly and tell you how it stands.',
      ),
    ),
    part(
      'Complaints',
      // Source: Consumer Protection Code 2012, 10.9; fspo.ie.
      text(
        'Complain to your broker first: by telephone, in writing or by e-mail. Your broker acknowledges it within 5 working days, tells you at least every 20 working days how it stands, and should answer it within 40 working days.',
      ),
      text(
        'If there is no answer by then, or you are not satisfied with it, you may turn to the Financial Services and Pensions Ombudsman, free of charge: Lincoln House, Lincoln Place, Dublin 2, D02 VH29, telephone 01 567 7000, info@fspo.ie.',
      ),
    ),
    part('Law', text('The law of Ireland applies. We communicate with you in English.')),
  ];
  return [
    text(
      `These terms apply to ${cover.toLowerCase()} cover. They are a specimen wording: no insurer has issued or approved them.`,
    ),
    ...parts.flatMap(({ title, blocks }, index): Block[] => [
      { kind: 'heading', text: `${index + 1}. ${title}` },
      ...blocks,
    ]),
  ];
}
