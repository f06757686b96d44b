import { useTranslation } from 'react-i18next';
import type { KeptTable } from '../../../shared/schemas/rate-books/kept-table.ts';
import { shownState } from './book-state.ts';
import classes from './state-badge.module.css';

/** The state of a rate book or a levy table as a word with a colour; the word alone says it. */
export function StateBadge({
  book,
}: {
  readonly book: Pick<KeptTable<unknown>, 'state' | 'activatedAt'>;
}) {
  const { t } = useTranslation('rateBooks');
  const state = shownState(book);
  return (
    <span className={classes.badge} data-state={state}>
      {t(`state.${state}`)}
    </span>
  );
}
