import { Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { COVERS } from '../../../shared/domain/quotes/cover.ts';
import { type OfferOrder, sortedOffers } from '../../../shared/schemas/quotes/offer-order.ts';
import type { SchemeOffer } from '../../../shared/schemas/quotes/scheme-offer.ts';
import { PrintedDialog } from '../../components/print.tsx';
import table from '../../components/table.module.css';
import { type Order, SortHead } from '../../components/table.tsx';
import { useNow } from '../../data/every.ts';
import { moment, writtenDay } from '../../i18n/day.ts';
import { money } from '../../i18n/money.ts';
import { alikeWords, excessWords, includedWords, reasonWords } from '../../i18n/offer-words.ts';
import { labelOf } from '../../i18n/say.ts';
import { isolated } from '../../i18n/who.ts';
import panel from './panel.module.css';
import classes from './schemes.module.css';
import { titleOf } from './store/content.ts';
import { dateReading } from './store/document.ts';
import { newQuote } from './store/new-quote.ts';
import { useShown } from './use-shown.ts';

const { form, preview } = newQuote;

interface Schemes {
  /** In the order of a comparison; empty where only one scheme is in force. */
  readonly offers: readonly SchemeOffer[];
  /** Whether the offers are of the form as it is: the last ones stay while there is no price. */
  readonly isPriced: boolean;
  /** The id of the scheme of this quote. */
  readonly chosen: string | undefined;
}

/** What each scheme says of the form, drawn once the premium is. */
export function useSchemes(): Schemes {
  const offers = useShown((state) => state.offers);
  const isPriced = useShown(({ preview }) => (preview?.schemes?.length ?? 0) > 0);
  const own = useStore(form, ({ content }) => content.product);
  const priced = useShown(({ preview }) => preview?.scheme?.id);
  // What is chosen may be named by a product of the scheme.
  const isScheme = offers.some(({ scheme }) => scheme.id === own);
  return { offers, isPriced, chosen: isScheme ? own : priced };
}

/**
 * The scheme prices and makes this quote from now on, with the excess and the covers of its offer.
 * @param isPriced whether the offer is of the form as it is: else the form keeps its own
 */
export function chooseScheme({ scheme, choices, differs }: SchemeOffer, isPriced: boolean): void {
  const { offers, preview: shown } = preview.state.getState();
  const own = offers.find((offer) => offer.scheme.id === shown?.scheme?.id);
  const offer = { choices, differs, comparedAt: own?.excess };
  form.getState().chooseScheme(scheme.id, isPriced ? offer : undefined);
}

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
function ComparisonTable({ offers, chosen }: ComparisonTableProps) {
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

const START = 'Policy/InceptionDate';
const MILEAGE = 'Vehicle/Mileage';

/** What is compared and when: on paper alone, where no form stands next to it. */
function PrintedHead() {
  const { t } = useTranslation(['newQuote', 'common']);
  const content = useStore(newQuote.form, (state) => state.content);
  const today = useStore(newQuote.session, (state) => state.today);
  const now = useNow();
  const { texts } = content;
  const cover = COVERS.find((each) => each === texts['Policy/CoverType']);
  const start = dateReading(START, texts, today);
  const car = [texts['Vehicle/Make'], texts['Vehicle/Model']].filter(Boolean).join(' ');
  const mileage = texts[MILEAGE];
  const risk = [
    ...(car === '' ? [] : [car]),
    ...(mileage ? [t('inItem', { item: labelOf(MILEAGE), field: isolated(mileage) })] : []),
    ...(cover ? [t(`common:cover.${cover}`)] : []),
    ...(start?.kind === 'day' ? [t('schemes.from', { day: writtenDay(start.day) })] : []),
  ];
  return (
    <div className={classes.printed}>
      <p className={classes.title}>
        {t('schemes.title')}: {isolated(titleOf(content))}
      </p>
      <p>{risk.join(' · ')}</p>
      <p>{t('schemes.pricedAt', { when: moment(new Date(now).toISOString()) })}</p>
    </div>
  );
}

/** A copy to print: what is chosen on the screen is no choice on paper. */
function printed(content: HTMLElement): Node {
  const copy = content.cloneNode(true);
  if (copy instanceof HTMLElement) {
    // Two radio buttons of one name in a document would take each other's choice away.
    for (const input of copy.querySelectorAll('input')) input.remove();
  }
  return copy;
}

/** All schemes side by side, to sort, to choose from and to print; it follows the form. */
export function ComparisonDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('newQuote');
  const { offers, isPriced, chosen } = useSchemes();
  return (
    <PrintedDialog
      title={t('schemes.compare')}
      size="70rem"
      print={t('schemes.print')}
      canPrint={isPriced}
      copy={printed}
      onClose={onClose}
    >
      {(content) =>
        isPriced ? (
          <div ref={content}>
            <PrintedHead />
            <Text size="sm" c="dimmed" mb="xs">
              {t('schemes.basis')}
            </Text>
            <ComparisonTable offers={offers} chosen={chosen} />
          </div>
        ) : (
          <Text>{t('schemes.empty')}</Text>
        )
      }
    </PrintedDialog>
  );
}
