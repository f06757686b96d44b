import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { RenewalLine } from '../../../shared/schemas/quotes/due-renewal.ts';
import { MailAddress } from '../../components/mail-address.tsx';
import { Private } from '../../components/private.tsx';
import { ScrollingTable } from '../../components/scrolling-table.tsx';
import table from '../../components/table.module.css';
import { customerPlace } from '../../data/customer-place.ts';
import { useMay } from '../../data/desk.ts';
import { nextStep } from '../../data/renewals.ts';
import { writtenDay } from '../../i18n/day.ts';
import { money } from '../../i18n/money.ts';
import classes from './renewals.module.css';

interface RenewalTableProps {
  readonly renewals: readonly RenewalLine[];
  /** The Irish day, `YYYY-MM-DD`. */
  readonly today: string;
}

/** Renewals with what became of each, and the way to its next step. */
export function RenewalTable({ renewals, today }: RenewalTableProps) {
  const { t } = useTranslation('renewals');
  const columns = [
    { title: t('day') },
    { title: t('customer') },
    { title: t('contact') },
    { title: t('car') },
    { title: t('present') },
    { title: t('state') },
    { title: t('step') },
  ];
  return (
    <ScrollingTable label={t('table')} columns={columns} classes={table}>
      {renewals.map((renewal) => (
        <Row key={`${renewal.source} ${renewal.id}`} renewal={renewal} today={today} />
      ))}
    </ScrollingTable>
  );
}

interface RowProps {
  readonly renewal: RenewalLine;
  readonly today: string;
}

function Row({ renewal, today }: RowProps) {
  const { t } = useTranslation(['renewals', 'common']);
  const { day, customerKey, name, phone, email, registration, vehicle, source, state } = renewal;
  const { insurer, policyNumber, noClaimsYears, quote } = renewal;
  const none = t('common:none');
  const next = nextStep(renewal, useMay()('quote:write'));
  const step = t(`steps.${state}`);
  const isLate = day < today && state !== 'accepted' && state !== 'lost';
  return (
    <tr>
      <td className={table.when} data-late={isLate || undefined}>
        {writtenDay(day)}
      </td>
      <th scope="row">
        <Anchor component={Link} href={customerPlace(customerKey)} inherit>
          <Private>{name}</Private>
        </Anchor>
      </th>
      <td className={classes.contact}>
        {phone === undefined && email !== undefined ? (
          <MailAddress address={email} />
        ) : (
          <Private>{phone ?? none}</Private>
        )}
      </td>
      <td>
        <span className={table.when}>{registration ?? none}</span>
        {vehicle !== undefined && <div className={table.quiet}>{vehicle}</div>}
      </td>
      <td>
        {insurer ?? none}
        <div className={table.quiet}>
          {[policyNumber, source === 'policy' && t('here')].filter(Boolean).join(' · ')}
        </div>
        {noClaimsYears !== undefined && (
          <div className={table.quiet}>{t('ncb', { count: noClaimsYears })}</div>
        )}
      </td>
      <td className={table.when}>
        {t(`states.${state}`)}
        {quote && state !== 'open' && <div className={table.quiet}>{money(quote.premium)}</div>}
      </td>
      <td className={classes.step}>
        {next !== undefined && (
          <Anchor component={Link} href={next} aria-label={t('stepFor', { step, name })} inherit>
            {step}
          </Anchor>
        )}
      </td>
    </tr>
  );
}
