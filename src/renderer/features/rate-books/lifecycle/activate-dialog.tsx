import { Radio, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { epochOf } from '../../../../shared/domain/moment.ts';
import { DateField } from '../../../components/date-field.tsx';
import { useNow, useToday } from '../../../data/every.ts';
import { dayAfter, readBackCover, typedDay, writtenDay } from '../../../i18n/day.ts';
import { moment } from '../../../i18n/moment.ts';
import { readDate } from '../../../i18n/read-date.ts';
import { activate, type DatedTable } from './dated-table.ts';
import classes from './lifecycle.module.css';
import { type LifecycleDialogProps, StepDialog } from './step-dialog.tsx';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** What is wrong with the moment from which a book is to be active. @param now epoch milliseconds */
function momentFault(from: string | undefined, now: number): 'dayMissing' | 'past' | undefined {
  const moment = from === undefined ? undefined : epochOf(from);
  if (moment === undefined) return 'dayMissing';
  return moment < now ? 'past' : undefined;
}

/** What follows from it: that of a move says until when it may be moved. */
function useText({ of, table: { activatedAt }, inForceFrom }: DatedTable): string {
  const { t } = useTranslation('rateBooks');
  if (activatedAt !== null) return t('dialog.move.text', { from: moment(activatedAt) });
  if (of === 'levyTable') return t('dialog.activate.levyTable');
  return t('dialog.activate.rateBook', { day: writtenDay(inForceFrom ?? '') });
}

/** Brings a rate book or a levy table into force, now or from a moment on; or moves that moment. */
export function ActivateDialog({ dated, findings, onClose }: LifecycleDialogProps) {
  const { t } = useTranslation('rateBooks');
  const today = useToday();
  const now = useNow();
  const text = useText(dated);
  const isMove = dated.table.activatedAt !== null;
  const step = isMove ? 'move' : 'activate';
  const first = dated.inForceFrom ?? today;
  const [when, setWhen] = useState(isMove ? 'later' : 'now');
  const [typed, setTyped] = useState(typedDay(first > today ? first : dayAfter(today)));
  const [time, setTime] = useState('00:00');
  const reading = readDate(typed, 'day', today);
  const isLater = when === 'later';
  // Without an offset it is Irish time.
  const from =
    isLater && reading.kind === 'day' && TIME.test(time) ? `${reading.day}T${time}` : undefined;
  const wrong = isLater ? momentFault(from, now) : undefined;
  return (
    <StepDialog
      title={t(`dialog.${step}.title`, { book: dated.name })}
      action={t(`actions.${step}`)}
      text={text}
      needsReason={isMove}
      findings={findings}
      missing={wrong && t(`dialog.activate.${wrong}`)}
      run={(said) => activate(dated, { ...said, ...(from === undefined ? {} : { from }) })}
      onClose={onClose}
    >
      <Radio.Group label={t('dialog.activate.when')} value={when} onChange={setWhen}>
        <Stack gap="xs" mt="xs">
          <Radio value="now" label={t('dialog.activate.now')} data-autofocus />
          <Radio value="later" label={t('dialog.activate.later')} />
        </Stack>
      </Radio.Group>
      {isLater && (
        <div className={classes.moment}>
          <DateField
            label={t('dialog.activate.day')}
            text={typed}
            reading={reading}
            readBack={(day) => readBackCover(day, today)}
            onText={setTyped}
            onSettle={() => undefined}
          />
          <TextInput
            size="md"
            label={t('dialog.activate.time')}
            value={time}
            autoComplete="off"
            maxLength={5}
            onChange={(event) => setTime(event.currentTarget.value)}
          />
        </div>
      )}
    </StepDialog>
  );
}
