import { useTranslation } from 'react-i18next';
import type { ChallengerReport } from '../../../../shared/schemas/rate-books/challenger.ts';
import { Section } from '../../../components/section.tsx';
import table from '../../../components/table.module.css';
import { count, percent as percentWords } from '../../../i18n/money.ts';

/** How many quotes became policies, by what the challenger would have charged. */
export function Conversion({ conversion }: Pick<ChallengerReport, 'conversion'>) {
  const { t } = useTranslation(['challenger', 'common']);
  return (
    <Section title={t('conversion.title')} note={t('conversion.note')}>
      <div className={table.panel}>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{t('conversion.standing')}</th>
              {(['quotes', 'accepted', 'percent'] as const).map((column) => (
                <th key={column} scope="col" className={table.number}>
                  {t(`conversion.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {conversion.map(({ standing, quotes, accepted, percent }) => (
              <tr key={standing}>
                <th scope="row">{t(`conversion.of.${standing}`)}</th>
                <td className={table.number}>{count(quotes)}</td>
                <td className={table.number}>{count(accepted)}</td>
                <td className={table.number}>
                  {percent === null ? t('common:none') : percentWords(percent / 100)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
