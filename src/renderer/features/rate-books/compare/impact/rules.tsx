import { useTranslation } from 'react-i18next';
import type { ImpactReport } from '../../../../../shared/schemas/rate-books/impact.ts';
import { Part } from '../../../../components/part.tsx';
import table from '../../../../components/table.module.css';
import { bookWords } from '../../../../i18n/book-words.ts';
import { count } from '../../../../i18n/money.ts';
import classes from './impact.module.css';

/** Why risks are newly declined or referred, the most frequent reason first. */
export function Rules({ rules }: Pick<ImpactReport, 'rules'>) {
  const { t } = useTranslation('compareBooks');
  if (rules.length === 0) return null;
  return (
    <Part title={t('rule.title')}>
      <div className={table.panel}>
        <table className={`${table.table} ${classes.rules}`}>
          <thead>
            <tr>
              <th scope="col">{t('rule.reason')}</th>
              <th scope="col">{t('rule.decision')}</th>
              <th scope="col" className={table.number}>
                {t('total.risks')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rules.map(({ rule, message, decision, risks }) => (
              <tr key={rule}>
                <th scope="row">{bookWords(message)}</th>
                <td>{t(`rule.${decision}`)}</td>
                <td className={table.number}>{count(risks)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Part>
  );
}
