import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type {
  Fee,
  InstalmentPlan,
  Limit,
  RateBook,
} from '../../../../shared/schemas/rate-books/rate-book.ts';
import { bookWords } from '../../../i18n/book-words.ts';
import { money, percent, times } from '../../../i18n/money.ts';
import { PartTable } from './part-table.tsx';
import classes from './tables.module.css';

type Words = TFunction<'rateBooks'>;

/** The texts of what is given, with a comma between them. */
const listed = (...texts: readonly (string | undefined)[]): string =>
  texts.filter((text) => text !== undefined).join(', ');

/** The text of an amount in cents, where there is one. */
const amount = (cents: number | undefined, say: (amount: string) => string) =>
  cents === undefined ? undefined : say(money(cents / 100));

function limitWords({ least, most, mostTakenCents, mostAddedCents }: Limit, t: Words): string {
  return listed(
    least === undefined ? undefined : t('limits.least', { share: times(least) }),
    most === undefined ? undefined : t('limits.most', { share: times(most) }),
    amount(mostTakenCents, (amount) => t('limits.taken', { amount })),
    amount(mostAddedCents, (amount) => t('limits.added', { amount })),
  );
}

interface LimitsPartProps extends Pick<RateBook, 'factors'> {
  readonly limits: readonly Limit[];
}

/** How far factors may move the premium together. */
export function LimitsPart({ limits, factors }: LimitsPartProps) {
  const { t } = useTranslation('rateBooks');
  const titleOf = (id: string) => factors.find((factor) => factor.id === id)?.title ?? id;
  const columns = ['limits.limit', 'limits.factors', 'limits.bounds'] as const;
  return (
    <PartTable label={t('content.limits')} columns={columns.map((key) => ({ title: t(key) }))}>
      {limits.map((limit) => (
        <tr key={limit.id}>
          <th scope="row">{bookWords(limit.title)}</th>
          <td>
            {limit.factors?.map((id) => bookWords(titleOf(id))).join(', ') ?? t('limits.all')}
          </td>
          <td>{limitWords(limit, t)}</td>
        </tr>
      ))}
    </PartTable>
  );
}

function feeWords({ cents, share, of = 'gross', leastCents, mostCents }: Fee, t: Words): string {
  return listed(
    amount(cents, (amount) => amount),
    share === undefined ? undefined : t(`fees.share.${of}`, { share: percent(share) }),
    amount(leastCents, (amount) => t('fees.least', { amount })),
    amount(mostCents, (amount) => t('fees.most', { amount })),
  );
}

/** The fees next to the policy fee, the insurer's and the broker's. */
export function FeesPart({ fees }: { readonly fees: readonly Fee[] }) {
  const { t } = useTranslation('rateBooks');
  const columns = ['fees.fee', 'fees.whose', 'fees.amount'] as const;
  return (
    <PartTable label={t('content.fees')} columns={columns.map((key) => ({ title: t(key) }))}>
      {fees.map((fee) => (
        <tr key={fee.id}>
          <th scope="row">{bookWords(fee.title)}</th>
          <td>{t(`fees.owner.${fee.owner}`)}</td>
          <td>{feeWords(fee, t)}</td>
        </tr>
      ))}
    </PartTable>
  );
}

/** A share, an amount, both, or none. */
const planWords = (
  share: number | undefined,
  cents: number | undefined,
  { key, t }: { readonly key: 'plans.share' | 'plans.ofRest'; readonly t: Words },
) =>
  listed(
    share === undefined ? undefined : t(key, { share: percent(share) }),
    amount(cents, (written) => written),
  ) || t('plans.none');

/** How a premium may be paid over time. */
export function PlansPart({ plans }: { readonly plans: readonly InstalmentPlan[] }) {
  const { t } = useTranslation('rateBooks');
  const columns = [
    { title: t('plans.plan') },
    { title: t('plans.deposit') },
    { title: t('plans.number'), isNumber: true },
    { title: t('plans.charge') },
    { title: t('plans.rounding') },
  ];
  return (
    <PartTable label={t('content.plans')} columns={columns}>
      {plans.map((plan) => (
        <tr key={plan.id}>
          <th scope="row">{bookWords(plan.title)}</th>
          <td>{planWords(plan.depositShare, plan.depositCents, { key: 'plans.share', t })}</td>
          <td className={classes.number}>{plan.number}</td>
          <td>{planWords(plan.chargeShare, plan.chargeCents, { key: 'plans.ofRest', t })}</td>
          <td>{t(`plans.round.${plan.round}`)}</td>
        </tr>
      ))}
    </PartTable>
  );
}
