import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type {
  Fee,
  InstalmentPlan,
  Limit,
  NamedDrivers,
  Periods,
  RateBook,
} from '../../../../shared/schemas/rate-books/rate-book.ts';
import { bookWords } from '../../../i18n/book-words.ts';
import { money, percent, times } from '../../../i18n/money.ts';
import { PartTable } from './part-table.tsx';
import classes from './tables.module.css';

/** The optional covers with their levels. */
export function AddOnsPart({ addOns }: Pick<RateBook, 'addOns'>) {
  const { t } = useTranslation('rateBooks');
  const columns = [
    { title: t('addOns.addOn') },
    { title: t('addOns.level') },
    { title: t('addOns.net'), isNumber: true },
  ];
  return (
    <PartTable label={t('content.addOns')} columns={columns}>
      {addOns.flatMap(({ id, title, levels }) =>
        levels.map((level) => (
          <tr key={`${id}/${level.level}`}>
            <th scope="row">{bookWords(title)}</th>
            <td>{bookWords(level.title)}</td>
            <td className={classes.number}>
              {level.netCents === 0 ? t('addOns.included') : money(level.netCents / 100)}
            </td>
          </tr>
        )),
      )}
    </PartTable>
  );
}

/** The periods that are sold, and their shares of the premium of a year. */
export function PeriodsPart({ periods }: { readonly periods: Periods }) {
  const { t } = useTranslation('rateBooks');
  const { leastDays, mostMonths, scale } = periods;
  const days = (count: number) => t('general.days', { count });
  return (
    <>
      <p className={classes.note}>
        {t('periods.limits', { days: days(leastDays), months: mostMonths })}
      </p>
      <PartTable
        label={t('content.periods')}
        columns={[{ title: t('periods.upTo') }, { title: t('periods.share'), isNumber: true }]}
      >
        {scale.map(({ upToDays, share }) => (
          <tr key={upToDays}>
            <th scope="row">{days(upToDays)}</th>
            <td className={classes.number}>{percent(share)}</td>
          </tr>
        ))}
      </PartTable>
    </>
  );
}

interface DriversPartProps extends Pick<RateBook, 'factors'> {
  readonly drivers: NamedDrivers;
}

/** How named drivers count, in a sentence. */
export function DriversPart({ drivers, factors }: DriversPartProps) {
  const { t } = useTranslation('rateBooks');
  const titles = drivers.factors.map(
    (id) => factors.find((factor) => factor.id === id)?.title ?? id,
  );
  return (
    <p className={classes.note}>
      {t('drivers.text', {
        share: percent(drivers.share),
        mainShare: percent(drivers.mainShare),
        factors: titles.map(bookWords).join(', '),
      })}
    </p>
  );
}

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
