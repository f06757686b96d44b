import { Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { type OfferOrder, sortedOffers } from '../../../shared/domain/derived/offer-order.ts';
import { COVERS } from '../../../shared/domain/quotes/cover.ts';
import type { SchemeOffer } from '../../../shared/schemas/quotes/scheme-offer.ts';
import { PrintedDialog } from '../../components/print.tsx';
import table from '../../components/table.module.css';
import { type Order, SortHead } from '../../components/table.tsx';
import { useNow } from '../../data/every.ts';
import { moment, writtenDay } from '../../i18n/day.ts';
import { change, difference, money } from '../../i18n/money.ts';
import {
  alikeWords,
  excessWords,
  includedWords,
  reasonWords,
  type Worth,
} from '../../i18n/offer-words.ts';
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
  return lines.map((line) => (
    <span key={line} className={classes.line}>
      {line}
    </span>
  ));
}

/** What an optional cover costs with the scheme of this quote, in euro; undefined where that does not ask for it. */
function useWorth(): Worth {
  const addOns = useShown(({ preview: shown }) => shown?.addOns) ?? [];
  return (addonType, level) => {
    const sold = addOns.find((one) => one.addonType === addonType);
    const alike = sold?.levels.find(({ title }) => title === level) ?? sold?.levels[0];
    if (!sold || !alike) return undefined;
    const euro = difference(alike.difference, sold.without ?? 0);
    return euro > 0 ? euro : undefined;
  };
}

/** Why there is no offer, in one line. */
function NoOffer({ offer }: { readonly offer: SchemeOffer }) {
  const { t } = useTranslation('newQuote');
  const reasons = reasonWords(offer).join('; ');
  return (
    <td colSpan={4} className={classes.noOffer} title={reasons}>
      {t(`schemes.decision.${offer.decision}`)}
      {reasons !== '' && `: ${reasons}`}
    </td>
  );
}

interface OfferRowProps {
  readonly offer: SchemeOffer;
  readonly isChosen: boolean;
  /** What the scheme of this quote asks; undefined where it makes no offer. */
  readonly own: number | undefined;
  /** The one that is chosen is the one that is wanted. */
  readonly onDone: () => void;
}

function Offer({ offer, isChosen, own }: Omit<OfferRowProps, 'onDone'>) {
  const { t } = useTranslation(['newQuote', 'common']);
  const worth = useWorth();
  const { decision, premium = 0 } = offer;
  const alike = alikeWords(offer);
  const included = includedWords(offer, worth);
  const says = [
    ...(decision === 'quote' ? [] : [t(`schemes.decision.${decision}`)]),
    ...reasonWords(offer),
  ];
  return (
    <>
      <td className={table.number}>
        <span className={classes.premium}>{money(premium)}</span>
        {!isChosen && own !== undefined && (
          <span className={classes.alike}>{change(difference(premium, own))}</span>
        )}
        {alike !== undefined && <span className={classes.alike}>{alike}</span>}
      </td>
      <td className={table.number}>{excessWords(offer)}</td>
      <td>{included.length > 0 ? <Lines lines={included} /> : t('common:none')}</td>
      <td className={classes.decision} data-decision={decision}>
        {says.length > 0 ? <Lines lines={says} /> : t('common:none')}
      </td>
    </>
  );
}

function OfferRow({ offer, isChosen, own, onDone }: OfferRowProps) {
  const { scheme, premium } = offer;
  return (
    <tr className={classes.row} data-chosen={isChosen || undefined}>
      <th scope="row">
        <label className={classes.scheme}>
          <input
            className={panel.radio}
            type="radio"
            name="compared"
            checked={isChosen}
            data-autofocus={isChosen || undefined}
            onChange={() => chooseScheme(offer, true)}
            onKeyDown={({ key }) => key === 'Enter' && onDone()}
          />
          <span>
            <span className={classes.insurer}>{scheme.insurer}</span>
            <span className={classes.name}>{scheme.name}</span>
          </span>
        </label>
      </th>
      {premium === undefined ? (
        <NoOffer offer={offer} />
      ) : (
        <Offer offer={offer} isChosen={isChosen} own={own} />
      )}
    </tr>
  );
}

/** An insurer and its scheme stand in one column. */
type Column = Exclude<OfferOrder, 'scheme'>;

interface ComparisonTableProps extends Pick<OfferRowProps, 'onDone'> {
  readonly offers: readonly SchemeOffer[];
  /** The id of the scheme of this quote. */
  readonly chosen: string | undefined;
}

/** Every scheme with what is to pay, its excess, what it includes with its worth, and in what it differs. */
function ComparisonTable({ offers, chosen, onDone }: ComparisonTableProps) {
  const { t } = useTranslation('newQuote');
  const [order, setOrder] = useState<Order<Column>>({ by: 'premium', descending: false });
  const own = offers.find(({ scheme }) => scheme.id === chosen)?.premium;
  const head = (by: Column) => (
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
            {head('insurer')}
            {head('premium')}
            {head('excess')}
            <th scope="col">{t('schemes.column.included')}</th>
            <th scope="col">{t('schemes.column.differs')}</th>
          </tr>
        </thead>
        <tbody>
          {sortedOffers(offers, order.by, order.descending).map((offer) => (
            <OfferRow
              key={offer.scheme.id}
              offer={offer}
              isChosen={offer.scheme.id === chosen}
              own={own}
              onDone={onDone}
            />
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
            <ComparisonTable offers={offers} chosen={chosen} onDone={onClose} />
          </div>
        ) : (
          <Text>{t('schemes.empty')}</Text>
        )
      }
    </PrintedDialog>
  );
}
