import { euro } from '../../../../shared/domain/money.ts';
import type { WhatIf } from '../../../../shared/schemas/quotes/what-if.ts';
import type { QuoteRisk } from '../price/quote-risk.ts';
import { totalOf } from './differences.ts';
import { variantsOf } from './variants.ts';

/** How many changes are worth reading: of those that a person can choose, and of all others. */
const MOST = { chosen: 14, given: 6 };

/** What would move the premium of a quote: each input rated again one step away, all else the same. */
export function whatWouldChange({
  risk,
  setByHand,
}: Pick<QuoteRisk, 'risk' | 'setByHand'>): WhatIf {
  const present = totalOf(risk);
  const moving = variantsOf(risk, 'near')
    .map(({ risk: changed, ...words }) => ({ ...words, cents: totalOf(changed) - present }))
    .filter(({ cents }) => cents !== 0)
    .sort((a, b) => Math.abs(b.cents) - Math.abs(a.cents));
  const chosen = moving.filter(({ changeable }) => changeable).slice(0, MOST.chosen);
  const given = moving.filter(({ changeable }) => !changeable).slice(0, MOST.given);
  const worthReading = new Set([...chosen, ...given]);
  const changes = moving
    .filter((change) => worthReading.has(change))
    .map(({ cents, ...words }) => ({
      ...words,
      premium: euro(present + cents),
      difference: euro(cents),
    }));
  return { premium: euro(present), setByHand, changes };
}
