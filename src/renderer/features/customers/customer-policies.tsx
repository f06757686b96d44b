import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { CustomerPolicy } from '../../../shared/schemas/people/customer.ts';
import table from '../../components/table.module.css';
import { ScrollingTable } from '../../components/table.tsx';
import { quotePlace } from '../../data/places.ts';
import { useInsurerOf } from '../../data/schemes.ts';
import { writtenDay } from '../../i18n/day.ts';
import { money } from '../../i18n/money.ts';
import classes from './customers.module.css';

/** A person's policies, each with what it covers, when it renews and what is owed. */
export function CustomerPolicies({ policies }: { readonly policies: readonly CustomerPolicy[] }) {
  const { t } = useTranslation(['customers', 'common', 'policy']);
  const insurerOf = useInsurerOf();
  return (
    <ScrollingTable
      isRegion
      label={t('page.table', { what: t('page.policyLines') })}
      columns={[
        { title: t('page.policy') },
        { title: t('page.vehicle') },
        { title: t('page.cover') },
        { title: t('page.state') },
        { title: t('page.renewal') },
        { title: t('page.balance'), className: table.number },
        { title: t('page.openMatters') },
      ]}
    >
      {policies.map((policy) => {
        const { policyId, quoteId, cover, state, from, to, renewalDate, overdue } = policy;
        const { openAccidents, openComplaints } = policy;
        const day = writtenDay(state === 'toCome' ? from : to);
        return (
          <tr key={policyId}>
            <th scope="row" className={table.code}>
              <Anchor component={Link} href={quotePlace(quoteId)} inherit>
                {policyId}
              </Anchor>
            </th>
            <td>
              <span className={table.when}>{policy.registrationNumber}</span>
              <div className={table.quiet}>{policy.vehicle}</div>
            </td>
            <td>
              {t(`common:cover.${cover}`)}
              <div className={table.quiet}>{insurerOf(policy.scheme)}</div>
            </td>
            <td>
              {t(`policy:state.${state}`, { day })}
              {state !== 'toCome' && (
                <div className={table.quiet}>{t('page.from', { day: writtenDay(from) })}</div>
              )}
            </td>
            <td className={table.when}>
              {renewalDate === undefined ? t('common:none') : writtenDay(renewalDate)}
            </td>
            <td className={table.number}>
              {money(policy.balance)}
              {overdue > 0 && (
                <div className={classes.late}>{t('page.overdue', { amount: money(overdue) })}</div>
              )}
            </td>
            <td>
              {openAccidents > 0 && <div>{t('page.accidents', { count: openAccidents })}</div>}
              {openComplaints > 0 && <div>{t('page.complaints', { count: openComplaints })}</div>}
              {openAccidents + openComplaints === 0 && t('common:none')}
            </td>
          </tr>
        );
      })}
    </ScrollingTable>
  );
}
