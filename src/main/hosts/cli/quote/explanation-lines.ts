import type { Explanation } from '../../../../shared/schemas/quotes/explanation.ts';
import { amount, table } from '../common/table.ts';

const PLAN = ['left', 'right', 'right', 'right', 'right'] as const;

/** How a premium may be paid over time, under a title; nothing where its rate book has no plan. */
function planLines({ instalmentPlans = [] }: Explanation): string[] {
  if (instalmentPlans.length === 0) return [];
  const rows = instalmentPlans.map(({ title, deposit, number, instalment, charge, total }) => [
    ...[title, amount(deposit), `${number} × ${amount(instalment)}`],
    ...[amount(charge), amount(total)],
  ]);
  const head = ['Plan', 'Deposit', 'Instalments', 'Charge', 'Total'];
  return ['', 'Instalments', ...table([head, ...rows], PLAN).map((line) => `  ${line}`)];
}

/** A premium with every step that led to it, as a table. */
export function explanationLines(explanation: Explanation): string[] {
  const { steps, netPremium, levies, grossPremium, policyFee, fees, premium } = explanation;
  const rated = steps.map(({ title, input, assumed, row, multiplier, after }) => [
    title,
    assumed ? `${input} (assumed)` : input,
    row,
    multiplier === null ? '' : `× ${multiplier}`,
    amount(after),
  ]);
  const levied = levies.map(({ title, rate, amount: levy }) => [
    title,
    '',
    '',
    rate === null ? '' : `${Number((rate * 100).toFixed(4))} %`,
    amount(levy),
  ]);
  const sum = (title: string, euro: number) => [title, '', '', '', amount(euro)];
  const charged = fees?.map(({ title, owner, amount: fee }) => [title, owner, '', '', amount(fee)]);
  const lines = table(
    [
      ['Step', 'Input', 'Row', 'Factor', 'Euro'],
      ...rated,
      sum('Net premium', netPremium),
      ...levied,
      sum('Gross premium', grossPremium),
      ...(charged ?? [sum('Policy fee', policyFee)]),
      sum('Premium', premium),
    ],
    ['left', 'left', 'left', 'right', 'right'],
  );
  return [...lines, ...planLines(explanation)];
}
