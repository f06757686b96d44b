import type { RatedText } from '../../../../shared/domain/messages/message.ts';
import { euro } from '../../../../shared/domain/money.ts';
import type { Explanation } from '../../../../shared/schemas/quotes/explanation.ts';
import type {
  Fee,
  InstalmentPlan,
  RateBook,
} from '../../../../shared/schemas/rate-books/rate-book.ts';
import type { Block } from '../layout/layout.ts';
import { money, percent } from '../words/format.ts';
import type { Words } from '../words/words.ts';

/** A fee by its name, and whose it is. */
export const feeName = (
  { premium, book }: Words,
  { title, owner }: Pick<Fee, 'owner'> & { readonly title: RatedText },
): string => `${book(title)} (${premium.owner[owner]})`;

/** Parts of a charge as one: `€10.00 and 5 % of the net premium`; empty where there is none. */
const both = ({ premium }: Words, ...parts: (string | false)[]) =>
  premium.and(parts.filter((part) => part !== false));

/** What a fee is by its rule, without the amount of a quote. */
function feeRule(words: Words, fee: Fee): string {
  const { of = 'gross', cents, share, leastCents, mostCents } = fee;
  const texts = words.premium;
  const shareOf = of === 'net' ? texts.ofNet : texts.ofGross;
  const amount = both(
    words,
    cents !== undefined && money(euro(cents)),
    share !== undefined && shareOf(percent(share)),
  );
  const bounds = [
    leastCents === undefined ? '' : texts.atLeast(money(euro(leastCents))),
    mostCents === undefined ? '' : texts.atMost(money(euro(mostCents))),
  ];
  return `${feeName(words, fee)}: ${amount}${bounds.join('')}`;
}

/** How a plan spreads a premium by its rule. */
function planRule(words: Words, { title, number, ...plan }: InstalmentPlan): string {
  const { depositShare = 0, depositCents = 0, chargeShare = 0, chargeCents = 0 } = plan;
  const texts = words.premium;
  const deposit = both(
    words,
    depositShare > 0 && texts.ofTotal(percent(depositShare)),
    depositCents > 0 && money(euro(depositCents)),
  );
  const charge = both(
    words,
    chargeShare > 0 && texts.ofRest(percent(chargeShare)),
    chargeCents > 0 && money(euro(chargeCents)),
  );
  const parts = [
    deposit ? texts.depositOf(deposit) : texts.noDeposit,
    texts.equalInstalments(number),
    charge ? texts.chargeOf(charge) : texts.noCharge,
  ];
  return `${words.book(title)}: ${parts.join(', ')}`;
}

/** The fees of a rate book by their rules; none where it has the policy fee alone. */
export function feeRules(words: Words, { fees = [], policyFeeCents }: RateBook): string[] {
  if (fees.length === 0) return [];
  const own = fees.map((fee) => feeRule(words, fee));
  if (policyFeeCents === 0) return own;
  const policyFee = feeName(words, { title: words.premium.policyFee, owner: 'insurer' });
  return [`${policyFee}: ${money(euro(policyFeeCents))}`, ...own];
}

/** How a premium may be paid over time by the rules of a rate book. */
export const planRules = (words: Words, { instalmentPlans = [] }: RateBook): string[] =>
  instalmentPlans.map((plan) => planRule(words, plan));

/** How the total may be paid over time, and what that costs; nothing where the rate book has no plan. */
export function instalmentBlocks(
  words: Words,
  { instalmentPlans = [], premium }: Explanation,
): Block[] {
  const texts = words.premium;
  if (instalmentPlans.length === 0) return [];
  return [
    { kind: 'text', text: texts.ways(money(premium)) },
    {
      kind: 'table',
      columns: [
        { title: texts.plan, share: 28 },
        { title: texts.deposit, share: 16, figures: true },
        { title: texts.instalments, share: 22, figures: true },
        { title: texts.more, share: 18, figures: true },
        { title: texts.sum, share: 16, figures: true },
      ],
      rows: instalmentPlans.map(({ title, deposit, number, instalment, charge, total }) => ({
        cells: [
          words.book(title),
          money(deposit),
          `${number} × ${money(instalment)}`,
          money(charge),
          money(total),
        ],
      })),
    },
  ];
}
