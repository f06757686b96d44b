import type { Explanation, Step } from '../../../../shared/schemas/explanation.ts';
import { change, money, percent } from '../format.ts';
import type { Block, Row } from '../layout.ts';

function effect({ multiplier, before }: Step): string {
  if (multiplier === null || before === 0) return '';
  if (multiplier === 1) return 'no change';
  return `× ${multiplier}`;
}

function stepRow(step: Step): Row {
  const { title, input, assumed, before, after } = step;
  return {
    cells: [
      title,
      assumed ? `${input} (assumed)` : input,
      effect(step),
      before === 0 ? '' : change(after - before),
      money(after),
    ],
  };
}

/** How the net premium came about: every discount and loading with what it did in euro. */
export function ratingTable({ steps, netPremium }: Explanation): Block {
  return {
    kind: 'table',
    columns: [
      { title: 'Factor', share: 30 },
      { title: 'Rated on', share: 32 },
      { title: 'Rate', share: 13, figures: true },
      { title: 'Discount or loading', share: 14, figures: true },
      { title: 'Premium', share: 13, figures: true },
    ],
    rows: [
      ...steps.map(stepRow),
      { cells: ['Net premium', '', '', '', money(netPremium)], tone: 'sum' },
    ],
  };
}

/** From the net premium to the total: levies, fee, sum. */
export function totalTable(explanation: Explanation): Block {
  const { netPremium, levies, grossPremium, policyFee, premium } = explanation;
  return {
    kind: 'table',
    columns: [
      { title: 'Charge', share: 62 },
      { title: 'Rate', share: 18, figures: true },
      { title: 'Amount', share: 20, figures: true },
    ],
    rows: [
      { cells: ['Net premium', '', money(netPremium)] },
      ...levies.map(({ title, rate, amount }) => ({
        cells: [title, rate === null ? '' : percent(rate), money(amount)],
      })),
      { cells: ['Premium with levies', '', money(grossPremium)], tone: 'sum' },
      { cells: ['Policy administration fee', '', money(policyFee)] },
      { cells: ['Total to pay', '', money(premium)], tone: 'total' },
    ],
  };
}

/** Keeps a sign on the line of its amount. */
function unbroken(amount: string): string {
  return amount.replace(/^[+−]/, '$&\u00a0');
}

/** What the discounts and the loadings come to, in words. */
export function discountsText({ steps }: Explanation): string {
  const names = (less: boolean) =>
    steps
      .filter(({ before, after }) => before !== 0 && (less ? after < before : after > before))
      .map(({ title, before, after }) => `${title} (${unbroken(change(after - before))})`)
      .join('; ') || 'none';
  return `Discounts applied: ${names(true)}. Loadings and additions applied: ${names(false)}.`;
}
