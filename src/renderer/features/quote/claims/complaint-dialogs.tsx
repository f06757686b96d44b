import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  COMPLAINT_CHANNELS,
  COMPLAINT_STEPS,
  type ComplaintStep,
} from '../../../../shared/domain/quotes/complaint.ts';
import type { Result } from '../../../../shared/result/result.ts';
import type { Complaint, ComplaintList } from '../../../../shared/schemas/quotes/complaint.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import { FormDialog } from '../../../commands/form-dialog.tsx';
import { TypedText } from '../../../components/fields.tsx';
import { call } from '../../../data/call.ts';
import { useToday } from '../../../data/every.ts';
import { refresh } from '../../../data/operation-query.ts';
import { typedDay } from '../../../i18n/day.ts';
import { readDate } from '../../../i18n/read-date.ts';
import { DayField } from './day-field.tsx';

/** Records something of a complaint, and shows the quote, its policy and its complaints as they are then. */
async function recorded(
  { quoteId, policyId }: Pick<Quote, 'quoteId' | 'policyId'>,
  answer: Promise<Result<ComplaintList>>,
): Promise<Result<unknown>> {
  const result = await answer;
  await Promise.all([
    refresh('listComplaints'),
    ...(policyId === undefined ? [] : [refresh('getPolicy', { policyId })]),
    refresh('getQuotePage', { id: quoteId }),
  ]);
  return result;
}

interface ComplaintDialogProps {
  readonly quote: Quote;
  readonly onClose: () => void;
}

/** Records a complaint about a quote, or about the policy that it became. */
export function ComplaintDialog({ quote, onClose }: ComplaintDialogProps) {
  const { t } = useTranslation(['claims', 'history']);
  const { quoteId, customer } = quote;
  const today = useToday();
  const [from, setFrom] = useState(`${customer.firstName} ${customer.surname}`);
  const [about, setAbout] = useState('');
  const [text, setText] = useState(typedDay(today));
  const [channel, setChannel] = useState<(typeof COMPLAINT_CHANNELS)[number]>('phone');
  const reading = readDate(text, 'day', today);
  const receivedOn = reading.kind === 'day' ? reading.day : '';
  const lacks = receivedOn === '' || from.trim() === '' || about.trim() === '';
  const unread = reading.kind === 'problem' ? reading.message : undefined;
  return (
    <FormDialog
      title={t('complaint.title')}
      action={t('complaint.record')}
      missing={unread ?? (lacks ? t('complaint.missing') : undefined)}
      run={() =>
        recorded(quote, call('recordComplaint', { quoteId, from, about, receivedOn, channel }))
      }
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          <TypedText
            label={t('complaint.about')}
            value={about}
            most={2000}
            isLong
            required
            isFirst
            error={errorAt('about')}
            onChange={setAbout}
          />
          <TypedText
            label={t('complaint.from')}
            value={from}
            most={200}
            required
            error={errorAt('from')}
            onChange={setFrom}
          />
          <DayField
            label={t('complaint.receivedOn')}
            text={text}
            reading={reading}
            error={errorAt('receivedOn')}
            onChange={setText}
          />
          <NativeSelect
            label={t('complaint.channel')}
            value={channel}
            data={COMPLAINT_CHANNELS.map((value) => ({
              value,
              label: t(`history:channel.${value}`),
            }))}
            onChange={({ currentTarget: { value } }) =>
              setChannel(COMPLAINT_CHANNELS.find((each) => each === value) ?? channel)
            }
          />
        </>
      )}
    </FormDialog>
  );
}

interface ComplaintStepDialogProps {
  readonly complaint: Complaint;
  readonly onClose: () => void;
}

/** What usually comes next: the acknowledgement first, then updates, and the answer after the investigation. */
const NEXT: Readonly<Record<Complaint['state'], ComplaintStep>> = {
  received: 'acknowledged',
  acknowledged: 'updated',
  updated: 'updated',
  toldOfOmbudsman: 'updated',
  investigated: 'answered',
  answered: 'answered',
};

/** Records what was done about a complaint. */
export function ComplaintStepDialog({ complaint, onClose }: ComplaintStepDialogProps) {
  const { t } = useTranslation(['claims', 'history']);
  const { quoteId, number, state } = complaint;
  const today = useToday();
  const [step, setStep] = useState(NEXT[state]);
  const [text, setText] = useState(typedDay(today));
  const [contact, setContact] = useState('');
  const [note, setNote] = useState('');
  const reading = readDate(text, 'day', today);
  const on = reading.kind === 'day' ? reading.day : '';
  const names = step === 'acknowledged';
  const answers = step === 'answered';
  const lacks = on === '' || (names && contact.trim() === '') || (answers && note.trim() === '');
  const unread = reading.kind === 'problem' ? reading.message : undefined;
  const done = {
    step,
    on,
    ...(names ? { contact } : {}),
    ...(note.trim() === '' ? {} : { note }),
  };
  return (
    <FormDialog
      title={t('step.title', { number })}
      action={t('step.record')}
      missing={unread ?? (lacks ? t('step.missing') : undefined)}
      run={() =>
        recorded(complaint, call('recordComplaintStep', { quoteId, complaint: number, ...done }))
      }
      onClose={onClose}
    >
      {(errorAt) => (
        <>
          <NativeSelect
            label={t('step.what')}
            value={step}
            data-autofocus
            data={COMPLAINT_STEPS.map((value) => ({
              value,
              label: t(`history:complaintState.${value}`),
            }))}
            onChange={({ currentTarget: { value } }) =>
              setStep(COMPLAINT_STEPS.find((each) => each === value) ?? step)
            }
          />
          <DayField
            label={t('step.on')}
            text={text}
            reading={reading}
            error={errorAt('on')}
            onChange={setText}
          />
          {names && (
            <TypedText
              label={t('step.contact')}
              value={contact}
              most={200}
              required
              error={errorAt('contact')}
              onChange={setContact}
            />
          )}
          <TypedText
            label={t('step.note')}
            note={answers ? t('step.answerNote') : undefined}
            value={note}
            most={2000}
            isLong
            required={answers}
            error={errorAt('note')}
            onChange={setNote}
          />
        </>
      )}
    </FormDialog>
  );
}
