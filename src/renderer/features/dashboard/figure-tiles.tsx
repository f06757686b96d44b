import { useTranslation } from 'react-i18next';
import type { Dashboard, Period } from '../../../shared/schemas/desk/dashboard.ts';
import { count, difference, money, wholeMoney } from '../../i18n/money.ts';
import { FigureTile } from './figure-tile.tsx';
import classes from './figure-tiles.module.css';
import { madeIn, quotesLink } from './quotes-link.ts';
import { writtenShare } from './share.ts';

/** The difference of two figures as they are written: a reader calculates with those. */
const lessTo = (parts: number) => (now: number, before: number) =>
  (Math.round(now * parts) - Math.round(before * parts)) / parts;

/** The period in four figures, each next to the one before and a way to its quotes. */
export function FigureTiles({ figures }: { readonly figures: Dashboard }) {
  const { t } = useTranslation('dashboard');
  const { period, before } = figures;
  const pair = (of: (figures: Period) => number | null) => ({
    now: of(period),
    before: of(before),
  });
  const made = madeIn(period);
  return (
    <section className={classes.tiles} aria-label={t('compare.label')}>
      <FigureTile
        name={t('tile.quotes')}
        {...pair(({ quotes }) => quotes)}
        write={count}
        href={quotesLink(made)}
      />
      <FigureTile
        name={t('tile.conversion')}
        {...pair(({ conversion }) => conversion)}
        write={writtenShare}
        less={lessTo(1000)}
        writeChange={(share) => t('compare.points', { points: Math.round(share * 1000) / 10 })}
        note={t('accepted', { count: period.converted })}
        href={quotesLink({ status: 'accepted', ...made })}
      />
      <FigureTile
        name={t('tile.average')}
        {...pair(({ averagePremium }) => averagePremium)}
        write={money}
        less={difference}
        href={quotesLink({ ...made, sort: 'premium', descending: true })}
      />
      <FigureTile
        name={t('tile.accepted')}
        {...pair(({ acceptedPremium }) => acceptedPremium)}
        write={wholeMoney}
        less={lessTo(1)}
        note={t('acceptances', { count: period.acceptances })}
        href={quotesLink({ acceptedFrom: period.from, acceptedTo: period.to })}
      />
    </section>
  );
}
