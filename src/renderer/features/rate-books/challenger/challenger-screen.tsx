import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import type { ChallengerReport } from '../../../../shared/schemas/rate-books/challenger.ts';
import { Empty } from '../../../components/empty.tsx';
import { Fact, Facts } from '../../../components/facts.tsx';
import { FaultNotice } from '../../../components/fault-notice.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Screen } from '../../../components/screen.tsx';
import { Section } from '../../../components/section.tsx';
import { Waiting } from '../../../components/waiting.tsx';
import { MINUTE } from '../../../data/every.ts';
import { useOperation } from '../../../data/use-operation.ts';
import { moment } from '../../../i18n/moment.ts';
import { count } from '../../../i18n/money.ts';
import '../../../i18n/screen-words/challenger.ts';
import '../../../i18n/screen-words/compare-books.ts';
import '../../../i18n/screen-words/rate-books.ts';
import { ScreenLink } from '../../../components/screen-link.tsx';
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
  readonly days: Days;
  readonly onChange: (days: Days) => void;
}

/** What was compared of some days. */
function Compared({ report, days, onChange }: ComparedProps) {
  const { t } = useTranslation('challenger');
  const isNarrowed = Object.keys(days).length > 0;
  const { skipped } = report;
  const isEmpty = report.total.risks === 0 && skipped === 0;
  return (
    <>
      <Section title={t('compared')}>
        <Period days={days} onChange={onChange} />
        {isEmpty ? (
          <Empty title={t('empty.title')}>{t(isNarrowed ? 'empty.days' : 'empty.note')}</Empty>
        ) : (
          <>
            {skipped > 0 && (
              <Notice
                tone="warning"
                title={t('skipped', { count: skipped, written: count(skipped) })}
              />
            )}
            <ImpactResult report={{ ...report, skipped: 0 }} />
          </>
        )}
      </Section>
      {!isEmpty && <Conversion conversion={report.conversion} />}
    </>
  );
}

/** What a challenger would have charged for what was submitted, next to the book in force. */
export function ChallengerScreen() {
  const { t } = useTranslation(['challenger', 'rateBooks']);
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
      actions={<ScreenLink to={bookPath(hash)}>{t('rateBooks:toBook')}</ScreenLink>}
    >
      {fault && <FaultNotice fault={fault} onRetry={refetch} />}
      {!value && !fault && <Waiting what={t('title')} height={420} />}
      {value && (
        <>
          <Trial report={value} />
          <Compared report={value} days={days} onChange={setDays} />
        </>
      )}
    </Screen>
  );
}
