import { Anchor } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'wouter';
import type { ChallengerReport } from '../../../../shared/schemas/challenger.ts';
import { Empty } from '../../../components/empty.tsx';
import { Fact, Facts } from '../../../components/facts.tsx';
import { FaultNotice } from '../../../components/fault-notice.tsx';
import { Screen } from '../../../components/screen.tsx';
import { Waiting } from '../../../components/waiting.tsx';
import { MINUTE } from '../../../data/every.ts';
import { useOperation } from '../../../data/use-operation.ts';
import { moment } from '../../../i18n/moment.ts';
import '../../../i18n/screen-words/challenger.ts';
import '../../../i18n/screen-words/compare-books.ts';
import { bookPath } from '../book-name.ts';
import { ImpactResult } from '../compare/impact/impact-result.tsx';
import { Conversion } from './conversion.tsx';
import { type Days, Period } from './period.tsx';

/** How long the trial went, and how it ended. */
function Trial({ report }: { readonly report: ChallengerReport }) {
  const { t } = useTranslation('challenger');
  const { from, startedAt, endedAt, because } = report;
  const end = endedAt === null ? t('running') : moment(endedAt);
  return (
    <Facts>
      <Fact plain name={t('champion')} value={`${from.name} ${from.version}`} />
      <Fact plain name={t('started')} value={moment(startedAt)} />
      <Fact plain name={t('ended')} value={end} />
      {because && <Fact plain name={t('why')} value={t(`because.${because}`)} />}
    </Facts>
  );
}

interface ComparedProps {
  readonly report: ChallengerReport;
  /** Whether only some days are asked for. */
  readonly isNarrowed: boolean;
}

/** What was compared so far. */
function Compared({ report, isNarrowed }: ComparedProps) {
  const { t } = useTranslation('challenger');
  if (report.total.risks === 0 && report.skipped === 0) {
    return <Empty title={t('empty.title')}>{t(isNarrowed ? 'empty.days' : 'empty.note')}</Empty>;
  }
  return (
    <>
      <Conversion conversion={report.conversion} />
      <ImpactResult report={report} />
    </>
  );
}

/** What a challenger would have charged for what was submitted, next to the book in force. */
export function ChallengerScreen() {
  const { t } = useTranslation('challenger');
  const { hash = '' } = useParams();
  const [days, setDays] = useState<Days>({});
  const asked = { hash, ...days };
  const { value, fault, refetch } = useOperation('readChallengerReport', asked, {
    ...{ every: MINUTE, keepsPrevious: true },
  });
  const title = value ? t('of', { book: `${value.to.name} ${value.to.version}` }) : t('title');
  return (
    <Screen
      title={title}
      lead={t('lead')}
      actions={
        <Anchor component={Link} href={bookPath(hash)}>
          {t('back')}
        </Anchor>
      }
    >
      {fault && <FaultNotice fault={fault} onRetry={refetch} />}
      {!value && !fault && <Waiting what={t('title')} height={420} />}
      {value && (
        <>
          <Trial report={value} />
          <Period days={days} onChange={setDays} />
          <Compared report={value} isNarrowed={Object.keys(days).length > 0} />
        </>
      )}
    </Screen>
  );
}
