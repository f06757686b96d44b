import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type OfferOrder, sortedOffers } from '../../../../shared/domain/offer-order.ts';
import type { SchemeOffer } from '../../../../shared/schemas/quotes/scheme-offer.ts';
import { type Order, SortHead } from '../../../components/sort-head.tsx';
import table from '../../../components/table.module.css';
import { money } from '../../../i18n/money.ts';
import { alikeWords, excessWords, includedWords, reasonWords } from '../../../i18n/offer-words.ts';
import panel from '../panel.module.css';
import classes from './comparison-table.module.css';
import { chooseScheme } from './use-schemes.ts';

function Lines({ lines }: { readonly lines: readonly string[] }) {
  const { t } = useTranslation('common');
  if (lines.length === 0) return <span className={table.quiet}>{t('none')}</span>;
  return lines.map((line) => (
    <span key={line} className={classes.line}>
      {line}
    </span>
  ));
}

interface OfferRowProps {
  readonly offer: SchemeOffer;
  readonly isChosen: boolean;
}

function OfferRow({ offer, isChosen }: OfferRowProps) {
  const { t } = useTranslation(['newQuote', 'common']);
  const { scheme, decision, premium } = offer;
  const alike = alikeWords(offer);
  return (
    <tr className={classes.row} data-chosen={isChosen || undefined}>
      <th scope="row">
        <label className={classes.scheme}>
          <input
            className={panel.radio}
            type="radio"
            name="compared"
            checked={isChosen}
            onChange={() => chooseScheme(offer, true)}
          />
          {scheme.name}
        </label>
      </th>
      <td>{scheme.insurer}</td>
      <td className={`${table.number} ${classes.premium}`}>
        {premium === undefined ? t('common:none') : money(premium)}
        {alike !== undefined && <span className={classes.alike}>{alike}</span>}
      </td>
      <td className={table.number}>{excessWords(offer) ?? t('common:none')}</td>
      <td>
        <Lines lines={includedWords(offer)} />
      </td>
      <td className={classes.decision}>
        <span data-decision={decision}>{t(`schemes.decision.${decision}`)}</span>
        {reasonWords(offer).map((reason) => (
          <span key={reason} className={classes.line}>
            {reason}
          </span>
        ))}
      </td>
    </tr>
  );
}

interface ComparisonTableProps {
  readonly offers: readonly SchemeOffer[];
  /** The id of the scheme of this quote. */
  readonly chosen: string | undefined;
}

/** Every scheme with its premium, its excess, what it includes and what it decides. */
export function ComparisonTable({ offers, chosen }: ComparisonTableProps) {
  const { t } = useTranslation('newQuote');
  const [order, setOrder] = useState<Order<OfferOrder>>({ by: 'premium', descending: false });
  const head = (by: OfferOrder) => (
    <SortHead
      by={by}
      title={t(`schemes.column.${by}`)}
      order={order}
      numeric={by === 'premium' || by === 'excess'}
      onSort={setOrder}
    />
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it
    <section className={table.panel} tabIndex={0} aria-label={t('schemes.title')}>
      <table className={`${table.table} ${classes.table}`}>
        <thead>
          <tr>
            {head('scheme')}
            {head('insurer')}
            {head('premium')}
            {head('excess')}
            <th scope="col">{t('schemes.column.included')}</th>
            <th scope="col">{t('schemes.column.decision')}</th>
          </tr>
        </thead>
        <tbody>
          {sortedOffers(offers, order.by, order.descending).map((offer) => (
            <OfferRow key={offer.scheme.id} offer={offer} isChosen={offer.scheme.id === chosen} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
