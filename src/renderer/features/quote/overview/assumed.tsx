import { useTranslation } from 'react-i18next';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import { confirmedIn } from '../../../../shared/words/history-words.ts';
import table from '../../../components/table.module.css';
import { bookWords } from '../../../i18n/book-words.ts';
import { change } from '../../../i18n/money.ts';
import { nameOf } from '../../../i18n/say.ts';
import classes from './overview.module.css';

interface AssumedProps {
  readonly quote: Pick<Quote, 'assumed' | 'history'>;
}

/** How many answers the premium assumes; opened, which ones, as what, and with which effect. */
export function Assumed({ quote: { assumed, history } }: AssumedProps) {
  const { t } = useTranslation('quote');
  if (assumed.length === 0) return null;
  const confirmed = new Set(history.flatMap(({ detail }) => confirmedIn(detail)));
  const count = assumed.filter(({ path }) => confirmed.has(path)).length;
  return (
    <details className={classes.assumed} data-testid="assumed">
      <summary className={classes.count}>
        {t('head.assumed', { count: assumed.length })}
        {count > 0 && t('head.confirmed', { count })}
      </summary>
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
                {confirmed.has(path) && t('assumed.confirmed')}
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

interface ToConfirmProps {
  readonly quote: Pick<Quote, 'unknownBeforeCover' | 'history'>;
}

/** How many answers were taken as usual and not confirmed; opened, which ones, and as what. */
export function ToConfirm({ quote: { unknownBeforeCover, history } }: ToConfirmProps) {
  const { t } = useTranslation('quote');
  const answers = unknownBeforeCover.filter(({ toConfirm }) => toConfirm);
  if (answers.length === 0) return null;
  const confirmed = new Set(history.flatMap(({ detail }) => confirmedIn(detail)));
  const open = answers.filter(({ path }) => !confirmed.has(path)).length;
  return (
    <details className={classes.assumed} data-testid="to-confirm">
      <summary className={classes.count}>
        {open > 0
          ? t('head.toConfirm', { count: open })
          : t('head.allConfirmed', { count: answers.length })}
      </summary>
      <table className={table.table} aria-label={t('toConfirm.label')}>
        <thead>
          <tr>
            <th scope="col">{t('toConfirm.question')}</th>
            <th scope="col" className={table.words}>
              {t('toConfirm.answer')}
            </th>
          </tr>
        </thead>
        <tbody>
          {answers.map(({ path, value = '' }) => (
            <tr key={path}>
              <th scope="row">{nameOf(path)}</th>
              <td className={table.words}>
                {bookWords(value)}
                {confirmed.has(path) && t('assumed.confirmed')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.note}>{t('toConfirm.note')}</p>
    </details>
  );
}
