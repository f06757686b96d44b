import { bookWords } from '../../../i18n/book-words.ts';
import { translate } from '../../../i18n/i18n.ts';
import { money, percent } from '../../../i18n/money.ts';
import { stepInput, stepRow } from '../../../i18n/step-words.ts';
import type { Bar } from './waterfall.ts';

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
