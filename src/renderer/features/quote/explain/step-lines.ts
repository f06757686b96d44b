import type { Explanation, Step } from '../../../../shared/schemas/quotes/explanation.ts';
import { difference } from '../../../i18n/money.ts';
import { type Bar, waterfall } from '../premium/waterfall.ts';

/** One line of the way from the base to the premium. */
export interface StepLine {
  readonly bar: Bar;
  /** Absent where it is no step of the rate book: a levy, the fee, a sum. */
  readonly step?: Step;
}

/** Every step, also those that change nothing, then the levies, the fee and the premium. */
export function stepLines(explanation: Explanation): StepLine[] {
  const steps = explanation.steps.map((step): StepLine => {
    const amount = difference(step.after, step.before);
    return { step, bar: { kind: 'step', step, amount, after: step.after } };
  });
  const others = waterfall(explanation).bars.filter(({ kind }) => kind !== 'step');
  return [...steps, ...others.map((bar) => ({ bar }))];
}
