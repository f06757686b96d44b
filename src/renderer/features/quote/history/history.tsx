import { useTranslation } from 'react-i18next';
import type { Quote } from '../../../../shared/schemas/quote.ts';
import { Section } from '../../../components/section.tsx';
import { moment } from '../../../i18n/moment.ts';
import { money } from '../../../i18n/money.ts';
import { useQuote } from '../quote-store.ts';
import classes from './history.module.css';
import { type AddOnTitles, historyWords, who } from './history-words.ts';

const NONE: AddOnTitles = [];

/** Everything that happened to the quote, the newest first: what, why, who and when. */
export function History({ history }: Pick<Quote, 'history'>) {
  const { t } = useTranslation('quote');
  const titles = useQuote(({ terms }) => (terms.state === 'ready' ? terms.value.addOns : NONE));
  const entries = historyWords(history, titles).toReversed();
  return (
    <Section title={t('history.title')}>
      <ol className={classes.list} reversed>
        {entries.map(({ number, at, by, what, reason, premium }) => (
          <li key={number} className={classes.entry}>
            <div className={classes.what}>
              {what}
              {reason && <q className={classes.reason}>{reason}</q>}
            </div>
            <div className={`${classes.premium} amount`}>
              {premium?.before !== undefined && premium.before !== premium.after && (
                <>
                  <span className={classes.quiet}>{money(premium.before)}</span>
                  {' → '}
                </>
              )}
              {premium && money(premium.after)}
            </div>
            <div className={classes.by}>
              <time dateTime={at}>{moment(at)}</time> · {who(by)}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
