import { Radio, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { epochOf } from '../../../../shared/domain/date.ts';
import type { KeptRateBook } from '../../../../shared/schemas/kept-rate-book.ts';
import { DateField } from '../../../components/date-field.tsx';
import { useNow, useToday } from '../../../data/every.ts';
import { dayAfter, readBackCover, typedDay, writtenDay } from '../../../i18n/day.ts';
import { readDate } from '../../../i18n/read-date.ts';
import { bookName } from '../book-name.ts';
import { changeBooks } from '../change-books.ts';
import classes from './life.module.css';
import { StepDialog } from './step-dialog.tsx';

interface ActivateDialogProps {
  readonly book: KeptRateBook;
  readonly onClose: () => void;
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** What is wrong with the moment from which a book is to be active. @param now epoch milliseconds */
function momentFault(from: string | undefined, now: number): 'dayMissing' | 'past' | undefined {
  const moment = from === undefined ? undefined : epochOf(from);
  if (moment === undefined) return 'dayMissing';
  return moment < now ? 'past' : undefined;
}

/** Brings a rate book into force, now or from a moment on. */
export function ActivateDialog({ book, onClose }: ActivateDialogProps) {
  const { t } = useTranslation('rateBooks');
  const today = useToday();
  const now = useNow();
  const first = book.summary?.inForceFrom ?? today;
  const [when, setWhen] = useState('now');
  const [text, setText] = useState(typedDay(first > today ? first : dayAfter(today)));
  const [time, setTime] = useState('00:00');
  const reading = readDate(text, 'day', today);
  const isLater = when === 'later';
  // Without an offset it is Irish time.
  const from =
    isLater && reading.kind === 'day' && TIME.test(time) ? `${reading.day}T${time}` : undefined;
  const wrong = isLater ? momentFault(from, now) : undefined;
  return (
    <StepDialog
      title={t('dialog.activate.title', { book: bookName(book) })}
      action={t('actions.activate')}
      text={t('dialog.activate.text', { day: writtenDay(first) })}
      needsReason={false}
      missing={wrong && t(`dialog.activate.${wrong}`)}
      run={(said) =>
        changeBooks('activateRateBook', {
          ...{ hash: book.hash, ...said },
          ...(from === undefined ? {} : { from }),
        })
      }
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
            text={text}
            reading={reading}
            readBack={(day) => readBackCover(day, today)}
            onText={setText}
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
