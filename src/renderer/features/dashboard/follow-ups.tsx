import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { Fault } from '../../../shared/result/result.ts';
import type { FollowUp } from '../../../shared/schemas/people/notes.ts';
import { FaultNotice } from '../../components/notice.tsx';
import { Private } from '../../components/private.tsx';
import { Section } from '../../components/screen.tsx';
import { call } from '../../data/call.ts';
import { useMay } from '../../data/desk.ts';
import { MINUTE } from '../../data/every.ts';
import { refresh, useOperation } from '../../data/operation-query.ts';
import { customerPlace, quotePlace } from '../../data/places.ts';
import { writtenDay } from '../../i18n/day.ts';
import { count } from '../../i18n/money.ts';
import classes from './to-do.module.css';

interface LineProps {
  readonly note: FollowUp;
  readonly today: string;
  readonly onTick: (() => void) | undefined;
}

/** A note that comes back: the way to what it is on, and the tick. */
function Line({ note, today, onTick }: LineProps) {
  const { t } = useTranslation('dashboard');
  const { quoteId, customerKey, customerName, text, followUpOn } = note;
  const isToday = followUpOn === today;
  return (
    <li className={classes.followUp}>
      <Link
        href={quoteId === undefined ? customerPlace(customerKey) : quotePlace(quoteId)}
        className={classes.note}
      >
        <span className={classes.who}>
          <Private>{customerName}</Private>
        </span>
        <span className={classes.noted}>
          <Private>{text}</Private>
        </span>
        <span className={classes.quiet} data-urgent={!isToday || undefined}>
          {isToday ? t('followUps.today') : t('followUps.since', { day: writtenDay(followUpOn) })}
        </span>
      </Link>
      {onTick && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`${t('followUps.tick')}: ${customerName}`}
          onClick={onTick}
        >
          {t('followUps.tick')}
        </Button>
      )}
    </li>
  );
}

/** The notes that come back today, or should have before; nothing where there are none. */
export function FollowUps() {
  const { t } = useTranslation('dashboard');
  const { value } = useOperation('listFollowUps', {}, { keepsPrevious: true, every: MINUTE });
  const mayWrite = useMay()('quote:write');
  const [fault, setFault] = useState<Fault>();
  if (!value || value.notes.length === 0) return null;
  const { today, notes, total } = value;
  const tick = async (noteId: string) => {
    const answer = await call('tickNote', { noteId });
    setFault(answer.ok ? undefined : answer.fault);
    if (answer.ok) await refresh('listFollowUps');
  };
  return (
    <Section
      title={t('followUps.title')}
      action={<strong className="amount">{count(total)}</strong>}
    >
      {fault && <FaultNotice fault={fault} />}
      <ul className={classes.rows}>
        {notes.map((note) => (
          <Line
            key={note.noteId}
            note={note}
            today={today}
            onTick={mayWrite ? () => void tick(note.noteId) : undefined}
          />
        ))}
      </ul>
    </Section>
  );
}
