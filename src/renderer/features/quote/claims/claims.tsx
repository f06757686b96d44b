import '../../../i18n/screen-words/claims.ts';
import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccidentList } from '../../../../shared/schemas/policies/accident.ts';
import type { Complaint } from '../../../../shared/schemas/quotes/complaint.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import { useCommand } from '../../../commands/commands.ts';
import { FaultNotice, Waiting } from '../../../components/notice.tsx';
import { Section } from '../../../components/screen.tsx';
import table from '../../../components/table.module.css';
import { ScrollingTable } from '../../../components/table.tsx';
import { useMay } from '../../../data/desk.ts';
import { faultToSay, useOperation } from '../../../data/operation-query.ts';
import { writtenDay } from '../../../i18n/day.ts';
import { money } from '../../../i18n/money.ts';
import { isolated, who } from '../../../i18n/who.ts';
import { AccidentDialog } from './accident-dialog.tsx';
import classes from './claims.module.css';
import { ComplaintDialog, ComplaintStepDialog } from './complaint-dialogs.tsx';

type Accident = AccidentList['accidents'][number];

interface AccidentRowProps {
  readonly accident: Accident;
  /** Absent where nothing may be changed. */
  readonly onChange: (() => void) | undefined;
}

function AccidentRow({ accident, onChange }: AccidentRowProps) {
  const { t } = useTranslation(['claims', 'history']);
  const { number, at, time, place, driver, otherParties, description, claimNumber } = accident;
  const { state, fault, countsAgainstBonus, paid, isCovered } = accident;
  const day = writtenDay(at);
  return (
    <tr>
      <td className={table.number}>{number}</td>
      <td>
        <span className={table.when}>{time === undefined ? day : t('day', { day, time })}</span>
        {place && <div className={table.quiet}>{place}</div>}
        {!isCovered && <div className={classes.late}>{t('notCovered')}</div>}
      </td>
      <td>
        <q>{description}</q>
        {driver && <div className={table.quiet}>{t('drove', { driver: isolated(driver) })}</div>}
        {otherParties && <div className={table.quiet}>{t('others', { others: otherParties })}</div>}
      </td>
      <td>
        {t(`history:accidentState.${state}`)}
        <div className={table.quiet}>{t(`history:fault.${fault}`)}</div>
        {claimNumber && <div className={table.quiet}>{t('claim', { number: claimNumber })}</div>}
        <div className={table.quiet}>{t(countsAgainstBonus ? 'bonus.counts' : 'bonus.kept')}</div>
      </td>
      <td className={table.number}>{paid === undefined ? '–' : money(paid)}</td>
      <td>
        {onChange && (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t('changeOf', { number })}
            onClick={onChange}
          >
            {t('change')}
          </Button>
        )}
      </td>
    </tr>
  );
}

interface AccidentsProps {
  readonly accidents: readonly Accident[];
  readonly onChange: ((accident: Accident) => void) | undefined;
}

function Accidents({ accidents, onChange }: AccidentsProps) {
  const { t } = useTranslation('claims');
  const columns = [
    { title: t('column.number'), className: table.number },
    { title: t('column.when') },
    { title: t('column.said') },
    { title: t('column.state') },
    { title: t('column.paid'), className: table.number },
    { title: t('column.change') },
  ];
  return (
    <ScrollingTable label={t('accidents')} columns={columns}>
      {accidents.map((one) => (
        <AccidentRow key={one.number} accident={one} onChange={onChange && (() => onChange(one))} />
      ))}
    </ScrollingTable>
  );
}

interface ComplaintRowProps {
  readonly complaint: Complaint;
  /** The Irish day. */
  readonly today: string;
  readonly onStep: (() => void) | undefined;
}

function ComplaintRow({ complaint, today, onStep }: ComplaintRowProps) {
  const { t } = useTranslation(['claims', 'history', 'policy']);
  const { number, from, about, receivedOn, channel, steps, deadlines, state } = complaint;
  return (
    <tr>
      <td className={table.number}>{number}</td>
      <td className={table.when}>
        {writtenDay(receivedOn)}
        <div className={table.quiet}>{t(`history:channel.${channel}`)}</div>
      </td>
      <td>
        {from}
        <div>
          <q>{about}</q>
        </div>
      </td>
      <td>
        {steps.length === 0 && t('history:complaintState.received')}
        {steps.map(({ step, on, contact, note, by, user }) => (
          <div key={`${step} ${on} ${note}`}>
            {t('stepDone', { day: writtenDay(on), step: t(`history:complaintState.${step}`) })}
            <div className={table.quiet}>
              {[contact && t('contact', { contact: isolated(contact) }), note, who(by, user)]
                .filter(Boolean)
                .join(' · ')}
            </div>
          </div>
        ))}
      </td>
      <td>
        {deadlines.map(({ id, day }) => (
          <div key={id} className={day < today ? classes.late : undefined}>
            {t(`policy:deadline.${id}`)} {writtenDay(day)}
          </div>
        ))}
      </td>
      <td>
        {onStep && state !== 'answered' && (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t('nextOf', { number })}
            onClick={onStep}
          >
            {t('next')}
          </Button>
        )}
      </td>
    </tr>
  );
}

interface ComplaintsProps {
  readonly complaints: readonly Complaint[];
  readonly today: string;
  readonly onStep: ((complaint: Complaint) => void) | undefined;
}

function Complaints({ complaints, today, onStep }: ComplaintsProps) {
  const { t } = useTranslation('claims');
  const columns = [
    { title: t('column.number'), className: table.number },
    { title: t('column.received') },
    { title: t('column.about') },
    { title: t('column.steps') },
    { title: t('column.due') },
    { title: t('column.step') },
  ];
  return (
    <ScrollingTable label={t('complaints')} columns={columns}>
      {complaints.map((one) => (
        <ComplaintRow
          key={one.number}
          complaint={one}
          today={today}
          onStep={onStep && (() => onStep(one))}
        />
      ))}
    </ScrollingTable>
  );
}

/** What is being reported, changed or recorded. */
type Open =
  | { readonly kind: 'accident'; readonly accident?: Accident }
  | { readonly kind: 'complaint' }
  | { readonly kind: 'step'; readonly complaint: Complaint };

const ROOM = 120;

interface ClaimsProps {
  readonly quote: Quote;
  /** Whether commands can be given now: not while a dialog is open. */
  readonly active: boolean;
}

/** The accidents on a policy, and the complaints about a quote or its policy. */
export function Claims({ quote, active }: ClaimsProps) {
  const { t } = useTranslation('claims');
  const [open, setOpen] = useState<Open>();
  const mayWrite = useMay()('quote:write');
  const { quoteId, policyId = '' } = quote;
  const isPolicy = policyId !== '';
  const accidents = useOperation('listAccidents', { policyId }, { enabled: isPolicy });
  const complaints = useOperation('listComplaints', { quoteId });
  const close = () => setOpen(undefined);
  const isFree = active && open === undefined;
  useCommand('reportAccident', () => setOpen({ kind: 'accident' }), mayWrite && isPolicy, isFree);
  useCommand('recordComplaint', () => setOpen({ kind: 'complaint' }), mayWrite, isFree);
  const title = t(isPolicy ? 'title' : 'complaintsTitle');
  const isThere = complaints.value !== undefined && (accidents.value !== undefined || !isPolicy);
  const known = accidents.value?.accidents ?? [];
  const complained = complaints.value?.complaints ?? [];
  const problem = faultToSay(accidents.fault ?? complaints.fault, isThere);
  const again = () => {
    accidents.refetch();
    complaints.refetch();
  };
  return (
    <Section title={title}>
      {problem && <FaultNotice fault={problem} onRetry={again} />}
      {!isThere && !problem && <Waiting what={title} height={ROOM} />}
      {isThere && known.length === 0 && complained.length === 0 && <p>{t('none')}</p>}
      {known.length > 0 && (
        <Accidents
          accidents={known}
          onChange={mayWrite ? (accident) => setOpen({ kind: 'accident', accident }) : undefined}
        />
      )}
      {complained.length > 0 && (
        <Complaints
          complaints={complained}
          today={complaints.value?.today ?? ''}
          onStep={mayWrite ? (complaint) => setOpen({ kind: 'step', complaint }) : undefined}
        />
      )}
      {mayWrite && (
        <Group gap="sm" mt="md">
          {isPolicy && (
            <Button variant="default" onClick={() => setOpen({ kind: 'accident' })}>
              {t('accident.button')}
            </Button>
          )}
          <Button variant="default" onClick={() => setOpen({ kind: 'complaint' })}>
            {t('complaint.button')}
          </Button>
        </Group>
      )}
      {open?.kind === 'accident' && (
        <AccidentDialog
          quote={quote}
          accident={open.accident}
          version={accidents.value?.version}
          onClose={close}
        />
      )}
      {open?.kind === 'complaint' && <ComplaintDialog quote={quote} onClose={close} />}
      {open?.kind === 'step' && <ComplaintStepDialog complaint={open.complaint} onClose={close} />}
    </Section>
  );
}
