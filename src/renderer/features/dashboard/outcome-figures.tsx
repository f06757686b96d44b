import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { LOST_REASONS } from '../../../shared/domain/quotes/outcome.ts';
import type { Dashboard } from '../../../shared/schemas/desk/dashboard.ts';
import { Empty } from '../../components/empty.tsx';
import { Section } from '../../components/section.tsx';
import classes from './outcome-table.module.css';
import { OutcomeTable } from './outcome-table.tsx';
import { type OutcomeRow, outcomeRows } from './outcomes.ts';
import { writtenShare } from './share.ts';

/** The share of a part of a row's quotes. */
function Share({ part, of }: { readonly part: number; readonly of: number }) {
  return part === 0 ? null : <span className={classes.share}>{writtenShare(part / of)}</span>;
}

const OUTCOMES = ['accepted', 'lost', 'refused', 'open'] as const;

/** What became of the quotes of the period, and why those lost were lost, by cover, scheme and source. */
export function OutcomeSections({ figures }: { readonly figures: Dashboard }) {
  const { t } = useTranslation(['dashboard', 'common']);
  const { outcomes, period } = figures;
  const rows = useMemo(() => outcomeRows(outcomes), [outcomes]);
  if (rows.all.quotes === 0) return null;
  const lost = ({ outcomes: { lost: all } }: OutcomeRow) => all;
  return (
    <>
      <Section title={t('outcomes.title')}>
        <OutcomeTable
          label={t('outcomes.table')}
          period={period}
          rows={rows}
          columns={[
            { title: t('outcomes.quotes'), figure: ({ quotes }) => quotes, filter: {} },
            ...OUTCOMES.map((outcome) => ({
              title: t(`outcomes.${outcome}`),
              figure: (row: OutcomeRow) => row.outcomes[outcome],
              filter: { outcome },
              note: (row: OutcomeRow) => <Share part={row.outcomes[outcome]} of={row.quotes} />,
            })),
          ]}
        />
      </Section>
      <Section title={t('outcomes.reasons')}>
        {lost(rows.all) === 0 ? (
          <Empty title={t('outcomes.noneLost')} />
        ) : (
          <OutcomeTable
            label={t('outcomes.reasonsTable')}
            period={period}
            rows={rows}
            columns={LOST_REASONS.map((lostReason) => ({
              title: t(`common:lostReason.${lostReason}`),
              figure: (row: OutcomeRow) => row.reasons[lostReason],
              filter: { lostReason },
              note: (row: OutcomeRow) => <Share part={row.reasons[lostReason]} of={lost(row)} />,
            }))}
          />
        )}
      </Section>
    </>
  );
}
