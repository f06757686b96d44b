import { useTranslation } from 'react-i18next';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import { money } from '../../../i18n/money.ts';
import type { OpenDialog } from '../change/start.ts';
import { total } from '../period.ts';
import { Actions } from './actions.tsx';
import classes from './sale-bar.module.css';

interface SaleBarProps {
  readonly quote: Quote;
  /** Whether commands can be given now: not while a dialog is open. */
  readonly active: boolean;
  readonly onOpen: (dialog: OpenDialog) => void;
}

/** The premium and what can be done: in sight wherever the page stands. */
export function SaleBar({ quote, active, onOpen }: SaleBarProps) {
  // Draws the period again in another language.
  useTranslation('quote');
  return (
    <div className={classes.bar}>
      <div className={classes.premium} data-testid="premium">
        <span className="amount">{money(quote.premium)}</span>{' '}
        <span className={classes.unit}>{total(quote)}</span>
      </div>
      <Actions quote={quote} active={active} onOpen={onOpen} />
    </div>
  );
}
