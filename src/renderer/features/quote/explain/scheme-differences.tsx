import { useTranslation } from 'react-i18next';
import type { ExplainedQuote } from '../../../../shared/schemas/quote-explanation.ts';
import { Part } from '../../../components/part.tsx';
import table from '../../../components/table.module.css';
import { bookWords } from '../../../i18n/book-words.ts';
import { money, change as signed } from '../../../i18n/money.ts';
import { sayRemark } from '../../../i18n/say.ts';
import classes from './explain.module.css';
import { SchemeSteps } from './scheme-steps.tsx';

type Offer = ExplainedQuote['schemes']['offers'][number];

function OfferRow({ offer, isOwn }: { readonly offer: Offer; readonly isOwn: boolean }) {
  const { t } = useTranslation(['explain', 'quote', 'common']);
  const { scheme, decision, premium, difference } = offer;
  const reasons = [
    ...offer.reasons.map(({ message }) => bookWords(message)),
    ...offer.faults.map(sayRemark),
  ];
  return (
    <tr data-chosen={isOwn || undefined}>
      <th scope="row">
        {scheme.name}
        <span className={classes.quiet}>{scheme.insurer}</span>
      </th>
      <td>
        {t(`schemes.decision.${decision}`)}
        {reasons.map((reason) => (
          <span key={reason} className={classes.quiet}>
            {reason}
          </span>
        ))}
      </td>
      <td className={table.number}>{premium === undefined ? t('common:none') : money(premium)}</td>
      <td className={table.number}>
        {isOwn ? t('quote:covers.chosen') : difference === undefined ? '' : signed(difference)}
      </td>
    </tr>
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
      <div className={table.panel}>
        <table className={`${table.table} ${classes.premiums}`} aria-label={t('schemes.title')}>
          <thead>
            <tr>
              <th scope="col">{t('schemes.scheme')}</th>
              <th scope="col">{t('schemes.answer')}</th>
              <th scope="col" className={table.number}>
                {t('premium')}
              </th>
              <th scope="col" className={table.number}>
                {t('difference')}
              </th>
            </tr>
          </thead>
          <tbody>
            {offers.map((offer, place) => (
              // The scheme of the quote stands first.
              <OfferRow key={offer.scheme.id} offer={offer} isOwn={place === 0} />
            ))}
          </tbody>
        </table>
      </div>
      {schemes.length > 1 && steps.length > 0 && <SchemeSteps schemes={schemes} steps={steps} />}
    </Part>
  );
}
