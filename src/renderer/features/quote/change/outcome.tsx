import { useTranslation } from 'react-i18next';
import { change, difference as less, money } from '../../../i18n/money.ts';
import classes from './change.module.css';

interface OutcomeProps {
  /** Euro, as the quote is. */
  readonly premium: number;
  /** Euro that the change does to it. */
  readonly difference: number;
}

/** What a change would make of the premium. */
export function Outcome({ premium, difference }: OutcomeProps) {
  const { t } = useTranslation('quote');
  return (
    <p className={`${classes.outcome} amount`} aria-live="polite">
      {t('outcome', {
        premium: money(less(premium, -difference)),
        difference: change(difference),
      })}
    </p>
  );
}
