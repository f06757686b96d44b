import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { RenewedLine } from '../../../shared/schemas/people/customer.ts';
import { ScrollingTable } from '../../components/scrolling-table.tsx';
import table from '../../components/table.module.css';
import { useMay } from '../../data/desk.ts';
import { quotePlace } from '../../data/quote-place.ts';
import { renewalForm } from '../../data/renewals.ts';
import { writtenDay } from '../../i18n/day.ts';

/** What another system says of a person's insurance, each with the way to its quote for whoever may quote. */
export function ImportedLines({ lines }: { readonly lines: readonly RenewedLine[] }) {
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
      {lines.map((line) => (
        <tr key={line.id}>
          <th scope="row" className={table.when}>
            {writtenDay(line.renewalDate)}
          </th>
          <td className={table.when}>{line.registration ?? none}</td>
          <td>{line.insurer ?? none}</td>
          <td className={table.code}>{line.policyNumber ?? none}</td>
          <td>{line.noClaimsYears ?? none}</td>
          {mayQuote && (
            <td>
              <NextStep line={line} />
            </td>
          )}
        </tr>
      ))}
    </ScrollingTable>
  );
}

/** The quote that was made for it, or the form of one. */
function NextStep({ line: { id, quoteId } }: { readonly line: RenewedLine }) {
  const { t } = useTranslation('customers');
  const href = quoteId === undefined ? renewalForm(id) : quotePlace(quoteId);
  return (
    <Anchor component={Link} href={href} inherit>
      {t(quoteId === undefined ? 'page.quote' : 'page.open')}
    </Anchor>
  );
}
