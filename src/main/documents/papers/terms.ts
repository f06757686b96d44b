import { coverTitle } from '../../../shared/shapes/cover.ts';
import { addOnsOf, excessOf, type Matter } from '../matter.ts';
import type { Block } from '../paper.ts';

const heading = (text: string): Block => ({ kind: 'heading', text });
const text = (said: string): Block => ({ kind: 'text', text: said });
const dots = (...items: string[]): Block => ({ kind: 'list', mark: 'dot', items });

/** What each cover pays for beyond injury and damage to others. */
function ownCar({ quote }: Matter): Block[] {
  const { coverType } = quote.sections.policy;
  if (coverType === 'ThirdParty') return [];
  const fireAndTheft = [
    heading('3. Fire and theft'),
    text(
      'We pay for loss of the car, or damage to it, by fire, lightning, explosion, theft or attempted theft, up to its market value.',
    ),
  ];
  if (coverType === 'TPFT') return fireAndTheft;
  return [
    ...fireAndTheft,
    text(
      'Under comprehensive cover we also pay for accidental damage to the car, up to its market value, whoever was at fault.',
    ),
  ];
}

function optional(matter: Matter): Block[] {
  const chosen = addOnsOf(matter);
  return [
    heading('4. Optional cover'),
    chosen.length === 0
      ? text('No optional cover was chosen.')
      : dots(...chosen.map(({ title, level }) => `${title}: ${level}.`)),
  ];
}

/** The terms and conditions for the cover of a quote. */
export function terms(matter: Matter): Block[] {
  const { book, quote } = matter;
  const cover = coverTitle[quote.sections.policy.coverType];
  const excess = excessOf(matter) ?? 'no amount';
  return [
    text(
      `These terms apply to ${cover.toLowerCase()} cover. They are a specimen wording: no insurer has issued or approved them.`,
    ),
    heading('1. The contract'),
    text(
      `The contract is between you, the policyholder, and ${book.underwriter} (“we”). It consists of these terms, the schedule, the certificate and the statement of fact. It begins when you accept the quote and pay the premium, and covers the period that the schedule states.`,
    ),
    heading('2. Injury and damage to others'),
    text(
      'We pay what you are legally bound to pay for death of or injury to other persons, passengers included, without limit, and for damage to their property up to the amount that the law requires, where the car was used in a public place within the limits on the certificate.',
    ),
    ...ownCar(matter),
    ...optional(matter),
    heading('5. What is not covered'),
    dots(
      'Use of the car outside the limits stated on the certificate.',
      'Driving by anybody who is not named as a driver, or who has no licence for the car.',
      'Wear and tear, loss of value, and mechanical or electrical breakdown.',
      'Loss or damage caused on purpose by you or with your consent.',
      'Racing, rallies and trials of speed.',
    ),
    heading('6. Excess'),
    text(`You bear ${excess} of each claim for loss of the car or damage to it.`),
    heading('7. Your duties'),
    dots(
      'Answer our questions honestly and with reasonable care. The statement of fact returns your answers to you: tell us if one is wrong.',
      'Give us the driver number (item 4d of the driving licence) of every named driver before the policy is issued.',
      'Pay the premium when it is due.',
      'Keep the car roadworthy and take reasonable care of it.',
      'Tell us of an accident, a theft or a claim against you as soon as you reasonably can.',
      'Tell us when the car, its use, its drivers or your address change.',
    ),
    heading('8. Your right to cancel'),
    text(
      'You may cancel within 14 working days after you were told that the contract is concluded, without giving a reason. We then return the premium, less the part for the days on which you were covered. After that you may cancel at any time in writing.',
    ),
    heading('9. Claims'),
    text(
      'Tell us what happened, when and where, and who else was concerned. Admit no liability and promise no payment without our consent. We handle a claim promptly and fairly and tell you how it stands.',
    ),
    heading('10. Complaints'),
    text(
      'Complain to your broker first. If you are not satisfied with the answer, you may turn to the Financial Services and Pensions Ombudsman.',
    ),
    heading('11. Law'),
    text('The law of Ireland applies. We communicate with you in English.'),
  ];
}
