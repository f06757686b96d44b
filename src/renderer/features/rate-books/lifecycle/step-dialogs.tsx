import { Radio, Stack, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { epochOf } from '../../../../shared/domain/moment.ts';
import type { Result } from '../../../../shared/result/result.ts';
import type { FileFinding } from '../../../../shared/schemas/rate-books/rate-book-file.ts';
import { FormDialog } from '../../../commands/form-dialog.tsx';
import { DateField } from '../../../components/date-field.tsx';
import { TypedText } from '../../../components/fields.tsx';
import { useDesk } from '../../../data/desk.ts';
import { useNow, useToday } from '../../../data/every.ts';
import { dayAfter, moment, readBackCover, typedDay, writtenDay } from '../../../i18n/day.ts';
import { readDate } from '../../../i18n/read-date.ts';
import { activate, type DatedTable } from '../dated-table.ts';
import { Findings } from '../tables/findings.tsx';
import classes from './lifecycle.module.css';

interface NameFieldProps {
  readonly name: string;
  /** What becomes of it; absent: that it is kept in the history. */
  readonly note?: string;
  readonly onChange: (name: string) => void;
}

/** The person who takes a step in the life of a rate book; nothing where a person is signed in, who it is. */
export function NameField({ name, note, onChange }: NameFieldProps) {
  const { t } = useTranslation('rateBooks');
  if (useDesk()?.user) return null;
  return (
    <TypedText
      label={t('import.name')}
      note={note ?? t('import.nameNote')}
      value={name}
      most={100}
      autoComplete="name"
      onChange={onChange}
    />
  );
}

/** Why a step is taken, and by whom, so far as they were given. */
interface Statement {
  readonly reason?: string;
  readonly name?: string;
}

/** What the dialog of each step is given. */
export interface LifecycleDialogProps {
  readonly dated: DatedTable;
  /** What the checks find today, where that is known. */
  readonly findings?: readonly FileFinding[] | undefined;
  readonly onClose: () => void;
}

interface StepDialogProps {
  readonly title: string;
  readonly action: string;
  /** What follows from it. */
  readonly text: string;
  readonly needsReason: boolean;
  /** What the checks find: a fault must go before the step is taken. */
  readonly findings?: readonly FileFinding[] | undefined;
  /** What else must still be given, in words. */
  readonly missing?: string | undefined;
  readonly run: (stated: Statement) => Promise<Result<unknown>>;
  readonly onClose: () => void;
  /** What the person who takes it must state, after the reason. */
  readonly statement?: ReactNode;
  /** What else is asked. */
  readonly children?: ReactNode;
}

/** A step in the life of a rate book or a levy table, with its reason and who takes it; a refusal stays in the dialog. */
export function StepDialog(props: StepDialogProps) {
  const { text, needsReason, missing, findings = [], run, statement, children, ...dialog } = props;
  const { t } = useTranslation('rateBooks');
  const [reason, setReason] = useState('');
  const [name, setName] = useState('');
  const stated: Statement = {
    ...(reason.trim() === '' ? {} : { reason: reason.trim() }),
    ...(name.trim() === '' ? {} : { name: name.trim() }),
  };
  const isReasonMissing = needsReason && stated.reason === undefined;
  const faults = findings.filter(({ severity }) => severity === 'fault');
  const count = faults.length;
  const wanting = count > 0 ? t('dialog.faults', { count }) : missing;
  return (
    <FormDialog
      {...dialog}
      missing={wanting ?? (isReasonMissing ? t('dialog.reasonMissing') : undefined)}
      run={() => run(stated)}
    >
      <p className={classes.text}>{text}</p>
      {count > 0 && <Findings findings={faults} />}
      {children}
      <TypedText
        label={t(needsReason ? 'dialog.reason' : 'dialog.activate.optional')}
        note={t('dialog.reasonNote')}
        value={reason}
        most={500}
        isLong
        required={needsReason}
        isFirst={needsReason}
        onChange={setReason}
      />
      <NameField name={name} onChange={setName} />
      {statement}
    </FormDialog>
  );
}

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
      run={(statement) =>
        activate(dated, { ...statement, ...(from === undefined ? {} : { from }) })
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
