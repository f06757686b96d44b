import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { ImportedLine } from '../../../shared/schemas/people/customer.ts';
import { ScrollingTable } from '../../components/scrolling-table.tsx';
import table from '../../components/table.module.css';
import { useMay } from '../../data/desk.ts';
import { renewalForm } from '../../data/renewals.ts';
import { writtenDay } from '../../i18n/day.ts';

/** What another system says of a person's insurance, each with the way to its quote for whoever may quote. */
export function ImportedLines({ lines }: { readonly lines: readonly ImportedLine[] }) {
  const mayQuote = useMay()('quote:write');
  const { t } = useTranslation(['customers', 'common']);
  const titles = [
    t('page.renewal'),
    t('page.registration'),
    t('page.insurer'),
    t('page.policy'),
    t('page.ncb'),
    ...(mayQuote ? [t('page.next')] : []),
  ];
  const none = t('common:none');
  return (
    <ScrollingTable
      label={t('page.imported')}
      columns={titles.map((title) => ({ title }))}
      classes={table}
    >
      {lines.map(({ id, renewalDate, registration, insurer, policyNumber, noClaimsYears }) => (
        <tr key={id}>
          <th scope="row" className={table.when}>
            {writtenDay(renewalDate)}
          </th>
          <td className={table.when}>{registration ?? none}</td>
          <td>{insurer ?? none}</td>
          <td className={table.code}>{policyNumber ?? none}</td>
          <td>{noClaimsYears ?? none}</td>
          {mayQuote && (
            <td>
              <Anchor component={Link} href={renewalForm(id)} inherit>
                {t('page.quote')}
              </Anchor>
            </td>
          )}
        </tr>
      ))}
    </ScrollingTable>
  );
}
