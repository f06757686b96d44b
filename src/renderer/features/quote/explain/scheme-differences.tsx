import { useTranslation } from 'react-i18next';
import type { ExplainedQuote } from '../../../../shared/schemas/quotes/quote-explanation.ts';
import { Part } from '../../../components/part.tsx';
import { bookWords } from '../../../i18n/book-words.ts';
import { change as signed } from '../../../i18n/money.ts';
import { say, sayRemark } from '../../../i18n/say.ts';
import classes from './explain.module.css';
import { PremiumRow, PremiumTable } from './premium-table.tsx';
import { SchemeSteps } from './scheme-steps.tsx';

type Offer = ExplainedQuote['schemes']['offers'][number];

function OfferRow({ offer, isOwn }: { readonly offer: Offer; readonly isOwn: boolean }) {
  const { t } = useTranslation('explain');
  const { scheme, decision, premium, difference } = offer;
  const reasons = [
    ...offer.reasons.map(({ message }) => bookWords(message)),
    ...offer.faults.map(sayRemark),
    ...(premium === undefined ? [] : offer.differs.map(say)),
  ];
  return (
    <PremiumRow
      title={
        <>
          {scheme.name}
          <span className={classes.quiet}>{scheme.insurer}</span>
        </>
      }
      premium={premium}
      difference={difference === undefined ? '' : signed(difference)}
      isOwn={isOwn}
    >
      <td>
        {t(`schemes.decision.${decision}`)}
        {reasons.map((reason) => (
          <span key={reason} className={classes.quiet}>
            {reason}
          </span>
        ))}
      </td>
    </PremiumRow>
  );
}

/** What the other schemes say of the same risk, and the steps in which those that offer differ. */
export function SchemeDifferences({ explained }: { readonly explained: ExplainedQuote }) {
  const { t } = useTranslation('explain');
  const { offers, steps } = explained.schemes;
  const schemes = offers.filter(({ premium }) => premium !== undefined).map(({ scheme }) => scheme);
  if (offers.length < 2) return null;
  return (
    <Part title={t('schemes.title')} note={t('schemes.note')}>
      <PremiumTable title={t('schemes.title')} heads={[t('schemes.scheme'), t('schemes.answer')]}>
        {offers.map((offer, place) => (
          // The scheme of the quote stands first.
          <OfferRow key={offer.scheme.id} offer={offer} isOwn={place === 0} />
        ))}
      </PremiumTable>
      {schemes.length > 1 && steps.length > 0 && <SchemeSteps schemes={schemes} steps={steps} />}
    </Part>
  );
}
