import { useTranslation } from 'react-i18next';
import type {
  Counterfactual,
  ExplainedQuote,
} from '../../../../shared/schemas/quote-explanation.ts';
import { Part } from '../../../components/part.tsx';
import table from '../../../components/table.module.css';
import { bookWords } from '../../../i18n/book-words.ts';
import { money, change as signed } from '../../../i18n/money.ts';
import classes from './explain.module.css';

interface ChangeTableProps {
  readonly title: string;
  readonly changes: readonly Counterfactual[];
}

function ChangeTable({ title, changes }: ChangeTableProps) {
  const { t } = useTranslation('explain');
  return (
    <div className={table.panel}>
      <table className={`${table.table} ${classes.premiums}`} aria-label={title}>
        <caption className={classes.caption}>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t('changes.what')}</th>
            <th scope="col">{t('changes.fromTo')}</th>
            <th scope="col" className={table.number}>
              {t('premium')}
            </th>
            <th scope="col" className={table.number}>
              {t('difference')}
            </th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ id, title: what, from, to, premium, difference }) => (
            <tr key={id}>
              <th scope="row">{bookWords(what)}</th>
              <td>
                <span className={table.quiet}>{bookWords(from)}</span> → {bookWords(to)}
              </td>
              <td className={table.number}>{money(premium)}</td>
              <td className={table.number}>{signed(difference)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What a customer can really change, by how far it moves the premium: one change, all else the same. */
export function Changes({ counterfactuals }: Pick<ExplainedQuote, 'counterfactuals'>) {
  const { t } = useTranslation('explain');
  const ways = (['cheaper', 'dearer'] as const).filter((way) => counterfactuals[way].length > 0);
  if (ways.length === 0) return null;
  return (
    <Part title={t('changes.title')} note={t('changes.note')}>
      {ways.map((way) => (
        <ChangeTable key={way} title={t(`changes.${way}`)} changes={counterfactuals[way]} />
      ))}
    </Part>
  );
}
