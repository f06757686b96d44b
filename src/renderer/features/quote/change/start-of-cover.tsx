import { Anchor, Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { irishDay } from '../../../../shared/domain/date.ts';
import { fullMinute } from '../../../../shared/domain/full-minute.ts';
import { epochOf, irishTime } from '../../../../shared/domain/moment.ts';
import { movedPeriod } from '../../../../shared/domain/quotes/moved-period.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import { Notice } from '../../../components/notice.tsx';
import { useMay } from '../../../data/desk.ts';
import { moment } from '../../../i18n/moment.ts';
import { dayOf } from '../day-of.ts';
import classes from './change.module.css';
import { ReasonField } from './reason-field.tsx';

interface StartOfCoverProps {
  readonly quote: Quote;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Why cover begins at an inception that is past; undefined where it begins now. */
  readonly reason: string | undefined;
  readonly error: string | undefined;
  readonly onChange: (reason: string | undefined) => void;
}

/**
 * Says when cover begins: at inception, or now where that is past. Who has the authority may begin it at the
 * past inception, with a reason.
 */
export function StartOfCover({ quote, now, reason, error, onChange }: StartOfCoverProps) {
  const { t } = useTranslation('quote');
  const mayBeginEarlier = useMay()('quote:override');
  const { quoteId, period } = quote;
  const { inceptionDate } = quote.policy;
  // With its time: of a quote from today, the day is not past.
  const start = moment(inceptionDate);
  if ((epochOf(inceptionDate) ?? now) >= now) {
    return <p className={classes.start}>{t('accept.starts', { start })}</p>;
  }
  const time = irishTime(new Date(fullMinute(now)).toISOString())?.time ?? '';
  const day = reason === undefined ? irishDay(now) : irishTime(inceptionDate)?.day;
  const ends = period && day ? movedPeriod(period, day).to : undefined;
  const isMoved = period !== undefined && ends !== undefined && ends !== period.to;
  return (
    <>
      <Notice
        tone={isMoved || reason !== undefined ? 'warning' : 'plain'}
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
        {mayBeginEarlier && (
          <Checkbox
            className={classes.inNotice}
            label={t('accept.earlier', { start })}
            checked={reason !== undefined}
            onChange={(event) => onChange(event.currentTarget.checked ? '' : undefined)}
          />
        )}
      </Notice>
      {reason !== undefined && (
        <ReasonField
          label={t('accept.earlierReason')}
          reason={reason}
          error={error}
          onChange={onChange}
        />
      )}
    </>
  );
}
