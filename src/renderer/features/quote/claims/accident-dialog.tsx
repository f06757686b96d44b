import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { message } from '../../../../shared/domain/messages/message.ts';
import { ACCIDENT_STATES, FAULTS } from '../../../../shared/domain/policies/accident.ts';
import { failed, type Result } from '../../../../shared/result/result.ts';
import type {
  AccidentList,
  AccidentRequest,
} from '../../../../shared/schemas/policies/accident.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import { FormDialog } from '../../../commands/form-dialog.tsx';
import { TypedText } from '../../../components/fields.tsx';
import { call } from '../../../data/call.ts';
import { useToday } from '../../../data/every.ts';
import { refresh } from '../../../data/operation-query.ts';
import { typedDay } from '../../../i18n/day.ts';
import { readAmount } from '../../../i18n/money.ts';
import { readDate } from '../../../i18n/read-date.ts';
import { DayField } from './day-field.tsx';

type Accident = AccidentList['accidents'][number];

/** What is typed of an accident, by the names of its members. */
const TEXTS = ['time', 'place', 'driver', 'otherParties', 'description', 'claimNumber'] as const;
type TextName = (typeof TEXTS)[number];

/** Records an accident, and shows the policy and its history with it. */
async function recorded(
  quoteId: string,
  input: AccidentRequest,
  version: string | undefined,
): Promise<Result<unknown>> {
  const answer = await call('recordAccident', input, version);
  await Promise.all([
    refresh('listAccidents', { policyId: input.policyId }),
    refresh('getPolicy', { policyId: input.policyId }),
    refresh('getQuotePage', { id: quoteId }),
  ]);
  if (answer.ok || answer.fault.kind !== 'preconditionFailed') return answer;
  return failed({ ...answer.fault, message: message('overtaken') });
}

interface AccidentDialogProps {
  readonly quote: Quote;
  /** The one that is changed; absent: a new one is reported. */
  readonly accident: Accident | undefined;
  /** Of the policy whose accidents are shown. */
  readonly version: string | undefined;
  readonly onClose: () => void;
}

/** Reports an accident, or says what is known of one since. */
export function AccidentDialog({ quote, accident, version, onClose }: AccidentDialogProps) {
  const { t } = useTranslation(['claims', 'history']);
  const { quoteId, policyId = '', customer } = quote;
  const today = useToday();
  const [at, setAt] = useState(accident ? typedDay(accident.at) : '');
  const [texts, setTexts] = useState<Readonly<Partial<Record<TextName, string>>>>(
    accident ?? { driver: `${customer.firstName} ${customer.surname}` },
  );
  const [state, setState] = useState(accident?.state ?? 'notified');
  const [fault, setFault] = useState(accident?.fault ?? 'notKnown');
  const [counts, setCounts] = useState(accident?.countsAgainstBonus ?? true);
  const [paid, setPaid] = useState(accident?.paid === undefined ? '' : String(accident.paid));
  const reading = readDate(at, 'day', today);
  const typed = (name: TextName) => texts[name]?.trim() ?? '';
  const amount = readAmount(paid);
  const isPaid = state === 'settled' && paid.trim() !== '';
  const wrong = reading.kind === 'problem' ? reading.message : undefined;
  const unread = isPaid && amount === undefined ? t('accident.paidWrong') : undefined;
  // The history keeps what was said: a text can be another one, not none.
  const emptied = TEXTS.filter((name) => accident?.[name] !== undefined && typed(name) === '');
  const lacks = reading.kind !== 'day' || typed('description') === '';
  const missing = wrong ?? unread ?? (lacks ? t('accident.missing') : undefined);
  const set = (name: TextName) => (text: string) => setTexts({ ...texts, [name]: text });
  const run = () =>
    recorded(
      quoteId,
      {
        policyId,
        ...(accident ? { number: accident.number } : {}),
        ...(reading.kind === 'day' ? { at: reading.day } : {}),
        ...Object.fromEntries(
          TEXTS.flatMap((name) => (typed(name) === '' ? [] : [[name, typed(name)]])),
        ),
        state,
        fault,
        ...(state === 'withdrawn' ? {} : { countsAgainstBonus: counts }),
        ...(isPaid && amount !== undefined ? { paid: amount } : {}),
      },
      accident && version,
    );
  return (
    <FormDialog
      title={
        accident ? t('accident.changeTitle', { number: accident.number }) : t('accident.title')
      }
      action={t(accident ? 'accident.save' : 'accident.record')}
      missing={missing}
      missingAt={Object.fromEntries(emptied.map((name) => [name, t('accident.emptied')]))}
      run={run}
      onClose={onClose}
    >
      {(errorAt) => {
        const field = (name: TextName, most: number, isLong = false) => (
          <TypedText
            label={t(`accident.${name}`)}
            value={texts[name] ?? ''}
            most={most}
            isLong={isLong}
            required={name === 'description'}
            error={errorAt(name)}
            onChange={set(name)}
          />
        );
        const stateFields = (
          <>
            <NativeSelect
              label={t('accident.state')}
              value={state}
              data-autofocus={accident ? true : undefined}
              data={ACCIDENT_STATES.map((value) => ({
                value,
                label: t(`history:accidentState.${value}`),
              }))}
              onChange={({ currentTarget: { value } }) =>
                setState(ACCIDENT_STATES.find((each) => each === value) ?? state)
              }
            />
            {state === 'settled' && (
              <TextInput
                label={t('accident.paid')}
                autoComplete="off"
                inputMode="decimal"
                value={paid}
                error={unread ?? errorAt('paid')}
                onChange={({ currentTarget }) => setPaid(currentTarget.value)}
              />
            )}
            <NativeSelect
              label={t('accident.fault')}
              value={fault}
              data={FAULTS.map((value) => ({ value, label: t(`history:fault.${value}`) }))}
              onChange={({ currentTarget: { value } }) =>
                setFault(FAULTS.find((each) => each === value) ?? fault)
              }
            />
            {field('claimNumber', 60)}
            {state !== 'withdrawn' && (
              <Checkbox
                label={t('accident.counts')}
                checked={counts}
                onChange={({ currentTarget }) => setCounts(currentTarget.checked)}
              />
            )}
          </>
        );
        return (
          <>
            {accident && stateFields}
            <DayField
              label={t('accident.at')}
              text={at}
              reading={reading}
              error={errorAt('at')}
              isFirst={!accident}
              onChange={setAt}
            />
            <TypedText
              label={t('accident.time')}
              note={t('accident.timeNote')}
              value={texts.time ?? ''}
              most={5}
              error={errorAt('time')}
              onChange={set('time')}
            />
            {field('place', 200)}
            {field('driver', 200)}
            {field('description', 2000, true)}
            <TypedText
              label={t('accident.otherParties')}
              note={t('accident.otherPartiesNote')}
              value={texts.otherParties ?? ''}
              most={2000}
              isLong
              error={errorAt('otherParties')}
              onChange={set('otherParties')}
            />
            {!accident && stateFields}
          </>
        );
      }}
    </FormDialog>
  );
}
