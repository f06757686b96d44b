import { useTranslation } from 'react-i18next';
import { COVERS, type Cover } from '../../../shared/domain/quotes/cover.ts';
import { comparedPremium } from '../../../shared/schemas/quotes/offer-order.ts';
import type { QuickOffer } from '../../../shared/schemas/quotes/price.ts';
import table from '../../components/table.module.css';
import { ScrollingTable } from '../../components/table.tsx';
import { bookWords } from '../../i18n/book-words.ts';
import { money } from '../../i18n/money.ts';
import { alikeWords, excessWords } from '../../i18n/offer-words.ts';
import { say } from '../../i18n/say.ts';
import classes from './price.module.css';
import { usePrice } from './price-store.ts';

const premiumOf = ({ premiums }: QuickOffer, cover: Cover) =>
  premiums.find((each) => each.cover === cover);

/** The cheapest like for like under a cover first, and those without an offer last. */
function sorted(offers: readonly QuickOffer[], cover: Cover): QuickOffer[] {
  const rank = (offer: QuickOffer) => {
    const asked = premiumOf(offer, cover);
    return asked ? comparedPremium(asked) : Number.POSITIVE_INFINITY;
  };
  return offers.toSorted((a, b) => {
    const [one, other] = [rank(a), rank(b)];
    return one === other ? 0 : one - other;
  });
}

interface OfferRowProps {
  readonly offer: QuickOffer;
  readonly cover: Cover;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function OfferRow({ offer, cover: chosenCover, isChosen, onChoose }: OfferRowProps) {
  const { t } = useTranslation(['price', 'common']);
  const { scheme, decision, reasons } = offer;
  const chosen = premiumOf(offer, chosenCover);
  const alike = chosen && alikeWords(chosen);
  return (
    <tr data-chosen={isChosen || undefined}>
      <th scope="row">
        <label className={classes.scheme}>
          <input
            className={classes.schemeRadio}
            type="radio"
            name="quick-scheme"
            value={scheme.id}
            checked={isChosen}
            onChange={onChoose}
          />
          <span>
            {scheme.name}
            <span className={classes.insurer}>{scheme.insurer}</span>
          </span>
        </label>
      </th>
      {COVERS.map((cover) => {
        const asked = premiumOf(offer, cover);
        return (
          <td
            key={cover}
            className={table.number}
            data-chosen={cover === chosenCover || undefined}
            data-testid={`${scheme.id}-${cover}`}
          >
            {asked === undefined ? t('common:none') : money(asked.premium)}
            {asked && asked.most > asked.premium && (
              <span className={classes.mostSchemes}>
                {t('upTo', { amount: money(asked.most) })}
              </span>
            )}
          </td>
        );
      })}
      <td className={table.number}>
        {(chosen && excessWords(chosen)) ?? t('common:none')}
        {alike !== undefined && <span className={classes.mostSchemes}>{alike}</span>}
      </td>
      <td className={`${classes.decision} ${table.words}`}>
        <span data-decision={decision}>{t(`schemes.decision.${decision}`)}</span>
        {reasons.map(({ rule, message }) => (
          <span key={rule} className={classes.reason}>
            {bookWords(message)}
          </span>
        ))}
        {chosen?.differs.map(say).map((text) => (
          <span key={text} className={classes.reason}>
            {text}
          </span>
        ))}
      </td>
    </tr>
  );
}

/** What every scheme asks for each cover, the cheapest first, each to be chosen; nothing where there is one. */
export function SchemePrices() {
  const { t } = useTranslation(['price', 'common']);
  const { comparison, cover, chooseScheme } = usePrice();
  if (!comparison || comparison.offers.length < 2) return null;
  return (
    <ScrollingTable
      isRegion
      label={t('schemes.title')}
      className={classes.table}
      columns={[
        { title: t('schemes.scheme') },
        ...COVERS.map((each) => ({ title: t(`common:cover.${each}`), className: table.number })),
        { title: t('schemes.excess'), className: table.number },
        { title: t('schemes.says'), className: `${classes.decision} ${table.words}` },
      ]}
      caption={<caption className={classes.schemesCaption}>{t('schemes.title')}</caption>}
    >
      {sorted(comparison.offers, cover).map((offer) => (
        <OfferRow
          key={offer.scheme.id}
          offer={offer}
          cover={cover}
          isChosen={offer.scheme.id === comparison.scheme}
          onChoose={() => chooseScheme(offer.scheme.id)}
        />
      ))}
    </ScrollingTable>
  );
}
