import { ONE, scale, tenThousandths } from '../../../shared/domain/money.ts';
import type { InstalmentPlan } from '../../../shared/schemas/rate-books/rate-book.ts';

/** How a premium is paid over time; amounts in cents. */
export interface Instalments {
  readonly depositCents: number;
  readonly number: number;
  /** Each of them. */
  readonly instalmentCents: number;
  /** What this costs more than the premium. */
  readonly chargeCents: number;
  readonly totalCents: number;
}

/** A quotient of whole numbers, rounded half up. */
const quotient = (dividend: number, divisor: number) =>
  Math.floor((2 * dividend + divisor) / (2 * divisor));

/** One instalment of what the deposit leaves, in cents. */
function instalmentOf(plan: InstalmentPlan, restCents: number): number {
  const { number, chargeCents = 0, round } = plan;
  const charge = tenThousandths(plan.chargeShare ?? 0) ?? 0;
  if (round === 'after') {
    return quotient(restCents * (ONE + charge) + chargeCents * ONE, number * ONE);
  }
  const part = quotient(restCents, number);
  return part + scale(part, charge) + quotient(chargeCents, number);
}

/**
 * The instalments of a premium by a plan: equal, each rounded half up to the cent in the plan's order. A
 * cent more each where they would otherwise not reach the premium, as without a charge.
 * @param premiumCents with levies and fees
 */
export function instalments(plan: InstalmentPlan, premiumCents: number): Instalments {
  const { number, depositCents: fixed = 0 } = plan;
  const deposit = scale(premiumCents, tenThousandths(plan.depositShare ?? 0) ?? 0) + fixed;
  const depositCents = Math.min(premiumCents, deposit);
  const restCents = premiumCents - depositCents;
  const rounded = instalmentOf(plan, restCents);
  const instalmentCents = rounded * number < restCents ? rounded + 1 : rounded;
  const totalCents = depositCents + instalmentCents * number;
  const chargeCents = totalCents - premiumCents;
  return { depositCents, number, instalmentCents, chargeCents, totalCents };
}
