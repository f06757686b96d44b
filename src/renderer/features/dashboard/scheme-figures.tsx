import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { Dashboard } from '../../../shared/schemas/desk/dashboard.ts';
import { Section } from '../../components/section.tsx';
import classes from './cover-figures.module.css';
import { type OutcomeRow, outcomeRows } from './outcomes.ts';
import { madeIn, quotesLink } from './quotes-link.ts';
import { writtenShare } from './share.ts';

const conversionOf = ({ quotes, outcomes }: OutcomeRow) => outcomes.accepted / quotes;

/** The share of each scheme's quotes that were accepted, side by side; nothing where there is one scheme. */
export function SchemeFigures({ figures }: { readonly figures: Dashboard }) {
  const { t } = useTranslation('dashboard');
  const { outcomes, period } = figures;
  const { schemes } = useMemo(() => outcomeRows(outcomes), [outcomes]);
  const insurers = new Map(outcomes.schemes.map(({ id, insurer }) => [id, insurer]));
  if (schemes.length < 2) return null;
  return (
    <Section title={t('schemes.title')}>
      <ul className={classes.covers}>
        {schemes.map((row) => (
          <li key={row.filter.scheme}>
            <Link
              href={quotesLink({ ...row.filter, status: 'accepted', ...madeIn(period) })}
              className={classes.cover}
            >
              <span className={classes.name}>{row.name}</span>
              <span className="amount">{writtenShare(conversionOf(row))}</span>
              <span className={classes.track}>
                <span className={classes.bar} style={{ width: `${conversionOf(row) * 100}%` }} />
              </span>
              <span className={`${classes.note} amount`}>
                {[
                  insurers.get(row.filter.scheme ?? ''),
                  t('quotes', { count: row.quotes }),
                  t('schemes.accepted', { count: row.outcomes.accepted }),
                ].join(' · ')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
