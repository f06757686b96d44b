import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fault, Result } from '../../shared/result/result.ts';
import type { Note } from '../../shared/schemas/people/notes.ts';
import { DateField } from '../components/date-field.tsx';
import { Sentences } from '../components/fields.tsx';
import classes from '../components/note-lines.module.css';
import { FaultNotice } from '../components/notice.tsx';
import { writtenDay } from '../i18n/day.ts';
import { readDate } from '../i18n/read-date.ts';
import { useCommand } from './commands.ts';
import { Keys } from './keys-shown.tsx';

const LONGEST = 2000;

interface NoteFormProps {
  /** The Irish day. */
  readonly today: string;
  readonly keep: (note: Pick<Note, 'text' | 'followUpOn'>) => Promise<Result<unknown>>;
}

/** A note as it is typed: Ctrl+Enter keeps it. */
export function NoteForm({ today, keep }: NoteFormProps) {
  const { t } = useTranslation('notes');
  const [text, setText] = useState('');
  const [day, setDay] = useState('');
  const [fault, setFault] = useState<Fault>();
  const [busy, setBusy] = useState(false);
  const reading = readDate(day, 'day', today);
  // A day that can not be read would never come.
  const isReady = text.trim() !== '' && reading.kind !== 'problem' && !busy;
  const submit = async () => {
    if (!isReady) return;
    setBusy(true);
    const answer = await keep({
      text: text.trim(),
      ...(reading.kind === 'day' ? { followUpOn: reading.day } : {}),
    });
    setBusy(false);
    setFault(answer.ok ? undefined : answer.fault);
    if (!answer.ok) return;
    setText('');
    setDay('');
  };
  // Elsewhere on the screen, the same keys do what the screen is for.
  const [isWriting, setWriting] = useState(false);
  useCommand('finish', () => void submit(), isWriting);
  return (
    <>
      <form
        className={classes.form}
        onFocus={() => setWriting(true)}
        onBlur={() => setWriting(false)}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Sentences
          label={t('text')}
          size="md"
          autosize
          minRows={1}
          maxLength={LONGEST}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <DateField
          label={t('followUpOn')}
          text={day}
          reading={reading}
          readBack={writtenDay}
          onText={setDay}
          onSettle={() => undefined}
        />
        <Button
          type="submit"
          size="md"
          disabled={!isReady}
          loading={busy}
          rightSection={<Keys command="finish" />}
        >
          {t('keep')}
        </Button>
      </form>
      {fault && <FaultNotice fault={fault} />}
    </>
  );
}
