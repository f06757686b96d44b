import { Anchor, Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { irishDay } from '../../../../shared/domain/date.ts';
import { fullMinute } from '../../../../shared/domain/full-minute.ts';
import { irishTime } from '../../../../shared/domain/moment.ts';
import { movedPeriod } from '../../../../shared/domain/quotes/moved-period.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import { Notice } from '../../../components/notice.tsx';
import { moment } from '../../../i18n/moment.ts';
import { dayOf } from '../day-of.ts';
import classes from './change.module.css';
import { ReasonField } from './reason-field.tsx';

interface EarlierStartProps {
  /** Whose inception is past. */
  readonly quote: Quote;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Why cover begins then; undefined where it begins with the acceptance. */
  readonly reason: string | undefined;
  readonly onChange: (reason: string | undefined) => void;
}

/** Says that cover begins with the acceptance, and lets it begin at a past inception with a reason. */
export function EarlierStart({ quote, now, reason, onChange }: EarlierStartProps) {
  const { t } = useTranslation('quote');
  const { quoteId, period } = quote;
  // With its time: of a quote from today, the day is not past.
  const start = moment(quote.policy.inceptionDate);
  const time = irishTime(new Date(fullMinute(now)).toISOString())?.time ?? '';
  const day = reason === undefined ? irishDay(now) : irishTime(quote.policy.inceptionDate)?.day;
  const ends = period && day ? movedPeriod(period, day).to : undefined;
  const isMoved = period !== undefined && ends !== undefined && ends !== period.to;
  return (
    <>
      <Notice
        tone="warning"
        title={reason === undefined ? t('accept.late', { time }) : t('accept.backdated', { start })}
      >
        {isMoved && (
          <p className={classes.inNotice}>
            {t('accept.moved', { last: dayOf(period.to), ends: dayOf(ends) })}{' '}
            <Anchor
              component={Link}
              href={`/new/from/${quoteId}/until/${period.to}`}
              inherit
              underline="always"
            >
              {t('accept.requoteUntil', { last: dayOf(period.to) })}
            </Anchor>
          </p>
        )}
        <Checkbox
          className={classes.inNotice}
          label={t('accept.earlier', { start })}
          checked={reason !== undefined}
          onChange={(event) => onChange(event.currentTarget.checked ? '' : undefined)}
        />
      </Notice>
      {reason !== undefined && (
        <ReasonField label={t('accept.earlierReason')} reason={reason} onChange={onChange} />
      )}
    </>
  );
}
