import type { Explanation, Step } from '../../../../shared/schemas/quotes/explanation.ts';
import { bookWords } from '../../../i18n/book-words.ts';
import { translate } from '../../../i18n/i18n.ts';
import { difference, money, percent } from '../../../i18n/money.ts';
import { stepInput, stepRow } from '../../../i18n/step-words.ts';

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

interface Waterfall {
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

/** A relativity as people write it: `×0.92`. */
const times = (multiplier: number) => `×${multiplier}`;

function effect(amount: number): string {
  if (amount === 0) return translate('quote:premium.same');
  return translate(amount < 0 ? 'quote:premium.takes' : 'quote:premium.adds', {
    amount: money(Math.abs(amount)),
  });
}

/** What a bar is called. */
export function title(bar: Bar): string {
  if (bar.kind === 'step') return bookWords(bar.step.title);
  if (bar.kind === 'fee' && bar.fee) return bookWords(bar.fee.title);
  return bar.kind === 'levy' ? bookWords(bar.levy.title) : translate(`quote:premium.${bar.kind}`);
}

/** Whose a fee is, where the book says, and what it adds. */
function feeSentence({ fee, amount }: Extract<Bar, { kind: 'fee' }>): string {
  if (!fee) return translate('quote:premium.fixedLevy', { effect: effect(amount) });
  return translate(`quote:premium.feeOf.${fee.owner}`, { effect: effect(amount) });
}

/** What a bar does and why, in plain words: `41 years: ×0.92, takes €48.20 off`. */
export function sentence(bar: Bar): string {
  if (bar.kind === 'levy') {
    const { rate, amount } = bar.levy;
    if (rate === null) return translate('quote:premium.fixedLevy', { effect: effect(amount) });
    return translate('quote:premium.levy', { rate: percent(rate), effect: effect(amount) });
  }
  if (bar.kind === 'fee') return feeSentence(bar);
  if (bar.kind !== 'step') return '';
  const { multiplier, before } = bar.step;
  const [input, row] = [stepInput(bar.step), stepRow(bar.step)];
  if (before === 0) return translate('quote:premium.start', { input, amount: money(bar.amount) });
  if (multiplier === null) {
    // Which named driver counts is the input; how and why is the row.
    const text = row === '' || row === input ? input : `${input}, ${row}`;
    return translate('quote:premium.flat', { input: text, effect: effect(bar.amount) });
  }
  const words = { input, times: times(multiplier), effect: effect(bar.amount) };
  return translate(bar.step.assumed ? 'quote:premium.assumed' : 'quote:premium.factor', words);
}
