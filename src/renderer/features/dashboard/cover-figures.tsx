import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { Dashboard } from '../../../shared/schemas/desk/dashboard.ts';
import { Section } from '../../components/section.tsx';
import { money, wholeMoney } from '../../i18n/money.ts';
import classes from './cover-figures.module.css';
import { conversionOf } from './figures.ts';
import { madeIn, quotesLink } from './quotes-link.ts';
import { writtenShare } from './share.ts';

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
              <span className={classes.name}>{t(`common:cover.${figure.cover}`)}</span>
              <span className="amount">{wholeMoney(figure.premium)}</span>
              <span className={classes.track}>
                <span
                  className={classes.bar}
                  style={{ width: `${(figure.premium / most) * 100}%` }}
                />
              </span>
              <span className={`${classes.note} amount`}>{note(figure)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
