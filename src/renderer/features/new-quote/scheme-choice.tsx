import { memo, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SchemeOffer } from '../../../shared/schemas/quotes/scheme-offer.ts';
import { useCommand } from '../../commands/commands.ts';
import { Keys } from '../../commands/keys-shown.tsx';
import { money } from '../../i18n/money.ts';
import { alikeWords, excessWords, reasonWords } from '../../i18n/offer-words.ts';
import { idOf } from './focus.ts';
import panel from './panel.module.css';
import { ComparisonDialog, chooseScheme, useSchemes } from './scheme-comparison.tsx';
import classes from './schemes.module.css';

interface SchemeRowProps {
  readonly offer: SchemeOffer;
  readonly isChosen: boolean;
  readonly isPriced: boolean;
}

/** One scheme: whose it is, what it costs, and why it may not be offered. */
const SchemeRow = memo(function SchemeRow({ offer, isChosen, isPriced }: SchemeRowProps) {
  const { t } = useTranslation(['newQuote', 'common']);
  const id = useId();
  const { scheme, decision, premium } = offer;
  const excess = excessWords(offer);
  const alike = isPriced ? alikeWords(offer) : undefined;
  const reasons = isPriced ? reasonWords(offer) : [];
  const isOffered = premium !== undefined;
  const text = premium === undefined ? t(`schemes.decision.${decision}`) : money(premium);
  return (
    <label className={classes.choice} data-decision={isPriced ? decision : undefined}>
      <input
        className={panel.radio}
        type="radio"
        name="scheme"
        value={scheme.id}
        checked={isChosen}
        onChange={() => chooseScheme(offer, isPriced)}
        aria-labelledby={`${id}-insurer ${id}-name`}
        aria-describedby={`${id}-verdict ${id}-reasons`}
      />
      <span id={`${id}-insurer`} className={classes.insurer}>
        {scheme.insurer}
      </span>
      <span id={`${id}-verdict`} className={classes.verdict} data-testid={`scheme-${scheme.id}`}>
        <span className="amount">{isPriced ? text : t('common:none')}</span>
        {isPriced && excess !== undefined && (
          <span className={classes.quiet}>
            {offer.excess === undefined ? excess : t('schemes.excessOf', { excess })}
          </span>
        )}
        {alike !== undefined && <span className={classes.quiet}>{alike}</span>}
      </span>
      <span id={`${id}-name`} className={classes.name}>
        {scheme.name}
      </span>
      <span
        id={`${id}-reasons`}
        className={classes.reasons}
        // Why there is no offer takes one line: the comparison has it whole.
        data-one-line={!isOffered || undefined}
        title={isOffered ? undefined : reasons.join('\n')}
      >
        {decision === 'refer' && isPriced && <strong>{t('schemes.decision.refer')} </strong>}
        {reasons.map((reason) => (
          <span key={reason}>{reason} </span>
        ))}
      </span>
    </label>
  );
});

/** So many schemes stand next to the form; the comparison has all. */
const MOST = 6;

/** The schemes next to the form, the cheapest first, each to be chosen; nothing where there is one. */
export function SchemeChoice() {
  const { t } = useTranslation('newQuote');
  const { offers, isPriced, chosen } = useSchemes();
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  useCommand('compareInsurers', open, offers.length > 0);
  if (offers.length === 0) return null;
  const shown = offers.filter(({ scheme }, at) => at < MOST || scheme.id === chosen);
  return (
    <fieldset id={idOf('product')} className={panel.choice}>
      <legend className={panel.legend}>{t('schemes.title')}</legend>
      <div className={classes.schemes}>
        {shown.map((offer) => (
          <SchemeRow
            key={offer.scheme.id}
            offer={offer}
            isChosen={offer.scheme.id === chosen}
            isPriced={isPriced}
          />
        ))}
      </div>
      <button type="button" className={classes.compare} onClick={open}>
        {shown.length < offers.length
          ? t('schemes.compareAll', { count: offers.length })
          : t('schemes.compare')}
        <Keys command="compareInsurers" />
      </button>
      {isOpen && <ComparisonDialog onClose={() => setOpen(false)} />}
    </fieldset>
  );
}
