import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { irishDay } from '../../../shared/domain/date.ts';
import type { QuoteLine } from '../../../shared/schemas/quotes/quote-list.ts';
import { StatusBadge } from '../../components/status-badge.tsx';
import classes from '../../components/table.module.css';
import { ScrollingTable } from '../../components/table.tsx';
import { quotePlace } from '../../data/places.ts';
import { useInsurerOf } from '../../data/schemes.ts';
import { writtenDay } from '../../i18n/day.ts';
import { money } from '../../i18n/money.ts';

const dayOf = (iso: string) => writtenDay(irishDay(Date.parse(iso)));

/** A person's quotes that are no policies, the newest first. */
export function CustomerLines({ lines }: { readonly lines: readonly QuoteLine[] }) {
  const { t } = useTranslation(['quotes', 'customers', 'common']);
  const insurerOf = useInsurerOf();
  const label = t('customers:page.table', { what: t('customers:page.lines') });
  return (
    <ScrollingTable
      isRegion
      label={label}
      columns={[
        { title: t('column.quoteId') },
        { title: t('column.created') },
        { title: t('column.registration') },
        { title: t('column.vehicle') },
        { title: t('column.cover') },
        { title: t('column.premium'), className: classes.number },
        { title: t('column.status') },
      ]}
    >
      {lines.map((line) => (
        <tr key={line.quoteId}>
          <th scope="row" className={classes.code}>
            <Anchor component={Link} href={quotePlace(line.quoteId)} inherit>
              {line.quoteId}
            </Anchor>
          </th>
          <td className={classes.when}>{dayOf(line.createdAt)}</td>
          <td className={classes.when}>{line.registrationNumber}</td>
          <td>{line.vehicle}</td>
          <td>
            {t(`common:cover.${line.cover}`)}
            <div className={classes.quiet}>{insurerOf(line.scheme)}</div>
          </td>
          <td className={classes.number}>{money(line.premium)}</td>
          <td>
            <StatusBadge status={line.status} />
          </td>
        </tr>
      ))}
    </ScrollingTable>
  );
}
