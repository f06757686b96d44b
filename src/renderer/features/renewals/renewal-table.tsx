import { Anchor, Button, Checkbox } from '@mantine/core';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { RENEWAL_STEPS } from '../../../shared/domain/quotes/renewal.ts';
import { workingDaysLater } from '../../../shared/domain/working-days.ts';
import type { RenewalLine } from '../../../shared/schemas/quotes/due-renewal.ts';
import { MailAddress, PhoneNumber } from '../../components/links.tsx';
import { Private } from '../../components/private.tsx';
import table from '../../components/table.module.css';
import { ScrollingTable } from '../../components/table.tsx';
import type { RowSelection } from '../../components/use-row-selection.ts';
import { useMay } from '../../data/desk.ts';
import { customerPlace, nextStep } from '../../data/places.ts';
import { bookWords } from '../../i18n/book-words.ts';
import { writtenDay } from '../../i18n/day.ts';
import { money, signedPercent } from '../../i18n/money.ts';
import classes from './renewals.module.css';

/** What tells a renewal from the others of a list. */
export const keyOf = ({ source, id }: RenewalLine): string => `${source} ${id}`;

/** The word for where a renewal stands. */
export function stateOf({ source, state, policy }: RenewalLine) {
  if (policy?.declined) return 'declined';
  return source === 'policy' && state === 'open' ? 'toOffer' : state;
}

/** Whether the next period of a renewal can be offered by one press. */
export const isToOffer = ({ state, policy }: RenewalLine): boolean =>
  state === 'open' && policy?.next !== undefined;

interface TableProps {
  readonly renewals: readonly RenewalLine[];
  /** The Irish day, `YYYY-MM-DD`. */
  readonly today: string;
  /** Of those that can be offered. */
  readonly selection: RowSelection;
  readonly onOffer: (renewal: RenewalLine) => void;
  /** Whether renewals are being offered now. */
  readonly isBusy: boolean;
}

/** The renewals of one step before the end, in working days; the last has those after all steps. */
function bySteps(renewals: readonly RenewalLine[], today: string) {
  const steps = [...RENEWAL_STEPS].reverse();
  const ends = steps.map((days) => workingDaysLater(today, days));
  const groups = [...ends, undefined].map((end, at) => ({
    days: steps[at],
    renewals: renewals.filter(
      ({ day }) => (end === undefined || day <= end) && (at === 0 || day > (ends[at - 1] ?? '')),
    ),
  }));
  return groups.filter((group) => group.renewals.length > 0);
}

/** Renewals by how near they are, with what they cost, what became of each, and the next step. */
export function RenewalTable(props: TableProps) {
  const { renewals, today, selection } = props;
  const { t } = useTranslation('renewals');
  const mayOffer = useMay()('quote:accept');
  const offered = mayOffer ? renewals.filter(isToOffer).length : 0;
  const columns = [
    { title: t('choose') },
    { title: t('day') },
    { title: t('state') },
    { title: t('customer') },
    { title: t('car') },
    { title: t('last'), className: table.number },
    { title: t('offer'), className: table.number },
    { title: t('best'), className: table.number },
  ];
  return (
    <>
      {offered > 0 && <Checkbox label={t('chooseAll', { count: offered })} {...selection.allBox} />}
      <ScrollingTable
        label={t('table')}
        columns={columns}
        {...(offered > 0 && { onKeyDown: selection.onKeyDown })}
      >
        {bySteps(renewals, today).map((group) => (
          <Fragment key={group.days ?? 0}>
            <tr>
              <th colSpan={columns.length} scope="colgroup" className={classes.group}>
                {group.days === undefined ? t('later') : t('within', { count: group.days })}
                <span className={classes.total}>
                  {t('count', { count: group.renewals.length, written: group.renewals.length })}
                </span>
              </th>
            </tr>
            {group.renewals.map((renewal) => (
              <Row key={keyOf(renewal)} renewal={renewal} mayOffer={mayOffer} {...props} />
            ))}
          </Fragment>
        ))}
      </ScrollingTable>
    </>
  );
}

interface RowProps extends TableProps {
  readonly renewal: RenewalLine;
  readonly mayOffer: boolean;
}

function Row({ renewal, mayOffer, today, selection, onOffer, isBusy }: RowProps) {
  const { t } = useTranslation(['renewals', 'common']);
  const { day, customerKey, name, phone, email, registration, vehicle, state, policy } = renewal;
  const none = t('common:none');
  const takes = mayOffer && isToOffer(renewal);
  const isLate = state === 'open' && (policy?.inviteBy ?? day) < today;
  return (
    <tr>
      <td>
        {takes && (
          <Checkbox aria-label={t('chooseOne', { name })} {...selection.boxOf(keyOf(renewal))} />
        )}
      </td>
      <td className={table.when} data-late={isLate || undefined}>
        {writtenDay(day)}
        {policy && state === 'open' && (
          <div className={table.quiet}>{t('inviteBy', { day: writtenDay(policy.inviteBy) })}</div>
        )}
      </td>
      <td className={classes.step}>
        {t(`states.${stateOf(renewal)}`)}
        {policy?.declined?.map((reason) => (
          <div key={reason.rule} className={table.quiet}>
            {bookWords(reason.message)}
          </div>
        ))}
        <div>
          {takes ? (
            <Button
              size="compact-sm"
              variant="default"
              disabled={isBusy}
              aria-label={t('stepFor', { step: t('offerOne'), name })}
              onClick={() => onOffer(renewal)}
            >
              {t('offerOne')}
            </Button>
          ) : (
            <Step renewal={renewal} />
          )}
        </div>
      </td>
      <th scope="row" className={classes.contact}>
        <Anchor component={Link} href={customerPlace(customerKey)} inherit>
          <Private>{name}</Private>
        </Anchor>
        <div className={table.quiet}>
          {phone !== undefined && <PhoneNumber number={phone} />}
          {phone === undefined && (email === undefined ? none : <MailAddress address={email} />)}
        </div>
      </th>
      <td>
        <span className={table.when}>{registration ?? none}</span>
        <div className={table.quiet}>{vehicle}</div>
      </td>
      <Prices renewal={renewal} />
    </tr>
  );
}

/** What the last period cost, what the next one does, and the best of all insurers. */
function Prices({
  renewal: { insurer, policyNumber, noClaimsYears, policy, quote, state },
}: {
  readonly renewal: RenewalLine;
}) {
  const { t } = useTranslation('renewals');
  if (!policy) {
    return (
      <>
        <td className={table.number}>
          {insurer}
          <div className={table.quiet}>{policyNumber}</div>
          {noClaimsYears !== undefined && (
            <div className={table.quiet}>{t('ncb', { count: noClaimsYears })}</div>
          )}
        </td>
        <td className={table.number}>{quote && state !== 'open' && money(quote.premium)}</td>
        <td />
      </>
    );
  }
  const { last, next, change, verdict, best } = policy;
  return (
    <>
      <td className={table.number}>
        {money(last)}
        <div className={classes.insurer}>{insurer}</div>
      </td>
      <td className={table.number}>
        {next !== undefined && (
          <>
            {money(next)}
            {change !== undefined && <div className={table.quiet}>{signedPercent(change)}</div>}
            {verdict === 'breaks' && <div className={classes.breaks}>{t('breaks')}</div>}
          </>
        )}
      </td>
      <td className={table.number}>
        {best && (
          <>
            {money(best.premium)}
            <div className={classes.insurer}>{best.scheme.insurer}</div>
          </>
        )}
      </td>
    </>
  );
}

/** The way to what is done next. */
function Step({ renewal }: { readonly renewal: RenewalLine }) {
  const { t } = useTranslation('renewals');
  const next = nextStep(renewal, useMay());
  if (next === undefined) return null;
  const step = t(`steps.${stateOf(renewal)}`);
  return (
    <Anchor
      component={Link}
      href={next}
      aria-label={t('stepFor', { step, name: renewal.name })}
      inherit
    >
      {step}
    </Anchor>
  );
}
