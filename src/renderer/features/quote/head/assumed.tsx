import { useTranslation } from 'react-i18next';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import table from '../../../components/table.module.css';
import { bookWords } from '../../../i18n/book-words.ts';
import { change } from '../../../i18n/money.ts';
import { nameOf } from '../../../i18n/say.ts';
import classes from './assumed.module.css';

/** How many answers the premium assumes; opened, which ones, as what, and with which effect. */
export function Assumed({ assumed }: Pick<Quote, 'assumed'>) {
  const { t } = useTranslation('quote');
  if (assumed.length === 0) return null;
  return (
    <details className={classes.assumed} data-testid="assumed">
      <summary className={classes.count}>{t('head.assumed', { count: assumed.length })}</summary>
      <table className={table.table} aria-label={t('assumed.label')}>
        <thead>
          <tr>
            <th scope="col">{t('assumed.question')}</th>
            <th scope="col">{t('assumed.value')}</th>
            <th scope="col" className={table.number}>
              {t('assumed.effect')}
            </th>
          </tr>
        </thead>
        <tbody>
          {assumed.map(({ path, value, given, effect }) => (
            <tr key={path}>
              <th scope="row">{nameOf(path)}</th>
              <td>
                {given === undefined
                  ? bookWords(value)
                  : t('assumed.unknown', { value: bookWords(value), given })}
              </td>
              <td className={table.number}>{change(effect)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.note}>{t('assumed.note')}</p>
    </details>
  );
}
