import type { Explanation, Step } from '../../../../shared/schemas/quotes/explanation.ts';
import { difference } from '../../../i18n/money.ts';

type Levy = Explanation['levies'][number];
type Fee = NonNullable<Explanation['fees']>[number];

/** One bar of the waterfall. Amounts in euro. */
export type Bar = {
  /** What it adds or takes; of a sum, the sum itself. */
  readonly amount: number;
  /** Where the premium stands behind it. */
  readonly after: number;
} & (
  | { readonly kind: 'step'; readonly step: Step }
  | { readonly kind: 'levy'; readonly levy: Levy }
  // Without a fee of its own where the policy fee is the only one.
  | { readonly kind: 'fee'; readonly fee?: Fee }
  | { readonly kind: 'net' | 'premium' }
);

export interface Waterfall {
  readonly bars: readonly Bar[];
  /** The steps that leave the premium as it is. */
  readonly unmoving: readonly Step[];
  /** The highest point that the premium reaches on its way, in euro. */
  readonly highest: number;
}

/** Euro of an amount and another, exact to the cent. */
function sum(a: number, b: number): number {
  return difference(a, -b);
}

/** The way from the base to the premium, bar by bar; what changes nothing is left out. */
export function waterfall(explanation: Explanation): Waterfall {
  const { steps, levies, netPremium, policyFee, fees, premium } = explanation;
  const moved = (step: Step) => difference(step.after, step.before);
  const bars: Bar[] = steps
    .filter((step) => moved(step) !== 0)
    .map((step) => ({ kind: 'step', step, amount: moved(step), after: step.after }));
  bars.push({ kind: 'net', amount: netPremium, after: netPremium });
  let after = netPremium;
  for (const levy of levies.filter(({ amount }) => amount !== 0)) {
    after = sum(after, levy.amount);
    bars.push({ kind: 'levy', levy, amount: levy.amount, after });
  }
  const charged = fees?.map((fee) => ({ amount: fee.amount, fee })) ?? [{ amount: policyFee }];
  for (const one of charged.filter(({ amount }) => amount !== 0)) {
    after = sum(after, one.amount);
    bars.push({ kind: 'fee', after, ...one });
  }
  bars.push({ kind: 'premium', amount: premium, after: premium });
  return {
    bars,
    unmoving: steps.filter((step) => moved(step) === 0),
    highest: Math.max(...bars.map((bar) => Math.max(bar.after, difference(bar.after, bar.amount)))),
  };
}

/** Where a bar lies, in hundredths of the chart's width. */
export function extent({ kind, amount, after }: Bar, highest: number) {
  const isSum = kind === 'net' || kind === 'premium';
  const from = isSum ? 0 : Math.min(after, difference(after, amount));
  const scale = highest > 0 ? 100 / highest : 0;
  return { left: from * scale, width: Math.abs(amount) * scale };
}
