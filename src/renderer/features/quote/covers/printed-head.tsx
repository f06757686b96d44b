import { useTranslation } from 'react-i18next';
import type { QuotePage } from '../../../../shared/schemas/quotes/quote-page.ts';
import { useNow } from '../../../data/every.ts';
import { isolated } from '../../../i18n/isolated.ts';
import { addOnWords } from '../add-on-words.ts';
import { periodDays } from '../period.ts';
import { quoteTitle } from '../quote-title.ts';
import { validity } from '../validity.ts';
import classes from './covers.module.css';

/** What the table is about and how long it holds: on paper alone, where no page stands around it. */
export function PrintedHead({ page: { quote } }: { readonly page: QuotePage }) {
  const { t } = useTranslation(['quote', 'common']);
  const now = useNow();
  const addOns = addOnWords(quote);
  const { make, model } = quote.vehicle;
  return (
    <div className={classes.printed}>
      <p className={classes.printedTitle}>
        {t('covers.title')}: {isolated(quoteTitle(quote))}
      </p>
      <p>
        {make} {model} · {periodDays(quote)} · {t('title', { id: quote.quoteId })}
      </p>
      {addOns.length > 0 && <p>{t('covers.with', { addOns: addOns.join('; ') })}</p>}
      <p>{validity(quote, now)}</p>
      {quote.explanation.rateBook.demonstration && <p>{t('common:rateBook.demonstration')}</p>}
    </div>
  );
}
