import { euro } from '../../../../shared/domain/money.ts';
import type { Explanation } from '../../../../shared/schemas/quotes/explanation.ts';
import type { RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import type {
  Fee,
  FeeOwner,
  InstalmentPlan,
} from '../../../../shared/schemas/rate-books/rate-book-fees.ts';
import { money, percent } from '../format.ts';
import type { Block } from '../layout.ts';

/** Whose a fee is, as its row says it. */
export const OWNERS: Record<FeeOwner, string> = { insurer: "insurer's", broker: "broker's" };

/** Parts of a charge as one: `€10.00 and 5 % of the net premium`; empty where there is none. */
const both = (...parts: (string | false)[]) => parts.filter(Boolean).join(' and ');

/** What a fee is by its rule, without the amount of a quote. */
function feeRule({ title, owner, of = 'gross', ...fee }: Fee): string {
  const { cents, share, leastCents, mostCents } = fee;
  const premium = of === 'net' ? 'the net premium' : 'the premium with levies';
  const amount = both(
    cents !== undefined && money(euro(cents)),
    share !== undefined && `${percent(share)} of ${premium}`,
  );
  const bounds = [
    leastCents === undefined ? '' : `, at least ${money(euro(leastCents))}`,
    mostCents === undefined ? '' : `, at most ${money(euro(mostCents))}`,
  ];
  return `${title} (${OWNERS[owner]}): ${amount}${bounds.join('')}`;
}

/** How a plan spreads a premium by its rule. */
function planRule({ title, number, ...plan }: InstalmentPlan): string {
  const { depositShare = 0, depositCents = 0, chargeShare = 0, chargeCents = 0 } = plan;
  const deposit = both(
    depositShare > 0 && `${percent(depositShare)} of the total`,
    depositCents > 0 && money(euro(depositCents)),
  );
  const charge = both(
    chargeShare > 0 && `${percent(chargeShare)} of what the deposit leaves`,
    chargeCents > 0 && money(euro(chargeCents)),
  );
  const parts = [
    deposit ? `a deposit of ${deposit}` : 'no deposit',
    number === 1 ? 'one instalment' : `${number} equal instalments`,
    charge ? `a service charge of ${charge}` : 'no service charge',
  ];
  return `${title}: ${parts.join(', ')}`;
}

/** The fees of a rate book by their rules; none where it has the policy fee alone. */
export function feeRules({ fees = [], policyFeeCents }: RateBook): string[] {
  if (fees.length === 0) return [];
  const own = fees.map(feeRule);
  if (policyFeeCents === 0) return own;
  return [`Policy fee (${OWNERS.insurer}): ${money(euro(policyFeeCents))}`, ...own];
}

/** How a premium may be paid over time by the rules of a rate book. */
export const planRules = ({ instalmentPlans = [] }: RateBook): string[] =>
  instalmentPlans.map(planRule);

/** How the total may be paid over time, and what that costs; nothing where the rate book has no plan. */
export function instalmentBlocks({ instalmentPlans = [], premium }: Explanation): Block[] {
  if (instalmentPlans.length === 0) return [];
  return [
    {
      kind: 'text',
      text: `You may pay ${money(premium)} at once, or by instalments: the deposit first, then equal instalments.`,
    },
    {
      kind: 'table',
      columns: [
        { title: 'Plan', share: 28 },
        { title: 'Deposit', share: 16, figures: true },
        { title: 'Instalments', share: 22, figures: true },
        { title: 'More than at once', share: 18, figures: true },
        { title: 'Total', share: 16, figures: true },
      ],
      rows: instalmentPlans.map(({ title, deposit, number, instalment, charge, total }) => ({
        cells: [
          ...[title, money(deposit), `${number} × ${money(instalment)}`],
          ...[money(charge), money(total)],
        ],
      })),
    },
  ];
}
