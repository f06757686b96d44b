import { useTranslation } from 'react-i18next';
import { isChallenger } from '../../../shared/domain/challenger.ts';
import type { KeptTable } from '../../../shared/schemas/rate-books/kept-table.ts';
import { shownState } from './book-state.ts';
import classes from './state-badge.module.css';

/**
 * Where a rate book or a levy table stands, and whether a book is tried, each as a word with a colour;
 * the word alone says it.
 */
export function StateBadge({
  book,
}: {
  readonly book: Pick<KeptTable<unknown>, 'state' | 'activatedAt' | 'steps'>;
}) {
  const { t } = useTranslation('rateBooks');
  const state = shownState(book);
  return (
    <span className={classes.badges}>
      <span className={classes.badge} data-state={state}>
        {t(`state.${state}`)}
      </span>
      {isChallenger(book) && (
        <span className={classes.badge} data-state="active">
          {t('state.challenger')}
        </span>
      )}
    </span>
  );
}
