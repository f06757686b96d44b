import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { Dashboard, Period } from '../../../shared/schemas/desk/dashboard.ts';
import { Section } from '../../components/screen.tsx';
import { count, difference, money, wholeMoney } from '../../i18n/money.ts';
import classes from './dashboard.module.css';
import { conversionOf, madeIn, quotesLink, writtenShare } from './figures.ts';

type CoverFigure = Dashboard['covers'][number];

/** What a cover's quotes came to, in words. */
function useNote() {
  const { t } = useTranslation('dashboard');
  return ({ quotes, converted, premium }: CoverFigure) => {
    const share = conversionOf({ quotes, converted });
    if (share === null) return t('quotes', { count: 0 });
    const average = money(Math.round((premium * 100) / quotes) / 100);
    return [
      t('quotes', { count: quotes }),
      t('conversion', { share: writtenShare(share) }),
      t('covers.average', { amount: average }),
    ].join(' · ');
  };
}

/** The premium quoted for each cover, side by side. */
export function CoverFigures({ figures }: { readonly figures: Dashboard }) {
  const { t } = useTranslation(['dashboard', 'common']);
  const note = useNote();
  const { covers, period } = figures;
  const most = Math.max(...covers.map(({ premium }) => premium), 1);
  return (
    <Section title={t('covers.title')}>
      <ul className={classes.covers}>
        {covers.map((figure) => (
          <li key={figure.cover}>
            <Link
              href={quotesLink({ cover: figure.cover, ...madeIn(period) })}
              className={classes.cover}
            >
              <span className={classes.coverName}>{t(`common:cover.${figure.cover}`)}</span>
              <span className="amount">{wholeMoney(figure.premium)}</span>
              <span className={classes.track}>
                <span
                  className={classes.bar}
                  style={{ width: `${(figure.premium / most) * 100}%` }}
                />
              </span>
              <span className={`${classes.coverNote} amount`}>{note(figure)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface FigureTileProps {
  readonly name: string;
  /** Null where there is none. */
  readonly now: number | null;
  readonly before: number | null;
  readonly write: (figure: number) => string;
  /** How a difference is written, where not as the figure itself. */
  readonly writeChange?: (difference: number) => string;
  /** One figure less another, where floats would not do. */
  readonly less?: (now: number, before: number) => number;
  readonly note?: string;
  /** Where its quotes are listed. */
  readonly href: string;
}

const signs = { up: '↑', down: '↓', same: '=', none: '' } as const;

/** One figure with what it was before, in words. */
function FigureTile(props: FigureTileProps) {
  const { name, now, before, write, writeChange = write, note, href } = props;
  const { less = (a, b) => a - b } = props;
  const { t } = useTranslation(['dashboard', 'common']);
  const isKnown = now !== null && before !== null;
  const by = isKnown ? less(now, before) : 0;
  const way = !isKnown ? 'none' : by > 0 ? 'up' : by < 0 ? 'down' : 'same';
  return (
    <Link href={href} className={classes.tile}>
      <span className={classes.name}>{name}</span>
      <span className={`${classes.figure} amount`}>
        {now === null ? t('common:none') : write(now)}
      </span>
      <span className={`${classes.note} amount`}>
        {signs[way] && (
          <span className={classes.sign} aria-hidden="true">
            {signs[way]}
          </span>
        )}
        {t(`compare.${way}`, {
          amount: writeChange(Math.abs(by)),
          before: before === null ? '' : write(before),
        })}
      </span>
      {note && <span className={classes.note}>{note}</span>}
    </Link>
  );
}

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
