import { Button, Group, NativeSelect, SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { irishDay } from '../../../shared/domain/date.ts';
import { CONSENT_CHANNELS, type ConsentChannel } from '../../../shared/domain/people/consent.ts';
import type { Fault } from '../../../shared/result/result.ts';
import type { ConsentRecord } from '../../../shared/schemas/people/consent.ts';
import { FormDialog } from '../../commands/form-dialog.tsx';
import { download } from '../../components/download.ts';
import { Fact, Facts } from '../../components/facts.tsx';
import { TypedText } from '../../components/fields.tsx';
import { FaultNotice, RoleNeeded, Waiting } from '../../components/notice.tsx';
import { Section } from '../../components/screen.tsx';
import { bytesOf } from '../../data/base64.ts';
import { call } from '../../data/call.ts';
import { useMay } from '../../data/desk.ts';
import { faultToSay, refresh, useOperation } from '../../data/operation-query.ts';
import { writtenDay } from '../../i18n/day.ts';

const LONGEST = 200;

interface ConsentDialogProps {
  readonly customerKey: string;
  readonly onClose: () => void;
}

/** Records that a customer gave a consent to marketing, or withdrew it. */
function ConsentDialog({ customerKey: key, onClose }: ConsentDialogProps) {
  const { t } = useTranslation('customers');
  const [channel, setChannel] = useState<ConsentChannel>('phone');
  const [isGiven, setGiven] = useState(true);
  const [how, setHow] = useState('');
  const save = async () => {
    const answer = await call('recordConsent', { key, channel, isGiven, how: how.trim() });
    if (answer.ok) await refresh('getConsents');
    return answer;
  };
  return (
    <FormDialog
      title={t('protection.record')}
      action={t('protection.save')}
      missing={how.trim() === '' ? t('protection.howMissing') : undefined}
      run={save}
      onClose={onClose}
    >
      <Stack gap="md">
        <NativeSelect
          label={t('protection.which')}
          data={CONSENT_CHANNELS.map((value) => ({
            value,
            label: t(`protection.channel.${value}`),
          }))}
          value={channel}
          data-autofocus
          onChange={({ currentTarget: { value } }) => {
            const chosen = CONSENT_CHANNELS.find((one) => one === value);
            if (chosen) setChannel(chosen);
          }}
        />
        <SegmentedControl
          aria-label={t('protection.consent')}
          data={[
            { value: 'given', label: t('protection.gives') },
            { value: 'withdrawn', label: t('protection.withdraws') },
          ]}
          value={isGiven ? 'given' : 'withdrawn'}
          onChange={(value) => setGiven(value === 'given')}
        />
        <TypedText
          label={t('protection.how')}
          note={t('protection.howNote')}
          value={how}
          most={LONGEST}
          required
          onChange={setHow}
        />
      </Stack>
    </FormDialog>
  );
}

/** Saves all that is kept of a customer as a file. @returns why that failed, if it did */
async function savePersonalData(form: 'json' | 'pdf', key: string): Promise<Fault | undefined> {
  if (form === 'json') {
    const file = await call('exportPerson', { key });
    if (!file.ok) return file.fault;
    const text = JSON.stringify(file.value, null, 2);
    download(new Blob([text], { type: 'application/json' }), 'personal-data.json');
    return undefined;
  }
  const printed = await call('printPerson', { key });
  if (!printed.ok) return printed.fault;
  const { name, contentBase64 } = printed.value;
  download(new Blob([bytesOf(contentBase64)], { type: 'application/pdf' }), name);
  return undefined;
}

/** The last consent of each channel. */
function Present({ present }: ConsentRecord) {
  const { t } = useTranslation('customers');
  return (
    <Facts>
      {CONSENT_CHANNELS.map((channel) => {
        const last = present.find((consent) => consent.channel === channel);
        const text =
          last === undefined
            ? t('protection.never')
            : t(last.isGiven ? 'protection.given' : 'protection.withdrawn', {
                day: writtenDay(irishDay(Date.parse(last.at))),
                how: last.how,
              });
        const title = t(`protection.channel.${channel}`);
        return <Fact key={channel} plain name={title} value={text} />;
      })}
    </Facts>
  );
}

/** Which marketing a customer consented to. */
function Consents({ customerKey }: { readonly customerKey: string }) {
  const { t } = useTranslation('customers');
  const { value, fault, refetch } = useOperation('getConsents', { key: customerKey });
  const problem = faultToSay(fault, value !== undefined);
  if (problem) return <FaultNotice fault={problem} onRetry={refetch} />;
  return value ? <Present {...value} /> : <Waiting what={t('protection.title')} height={80} />;
}

interface DataProtectionProps {
  readonly customerKey: string;
  /** Asks what is to be erased. */
  readonly onErase: () => void;
}

/** What a customer may ask for: what is kept, that it is erased, and to be left alone. */
export function DataProtection({ customerKey, onErase }: DataProtectionProps) {
  const { t } = useTranslation('customers');
  const [isRecording, setRecording] = useState(false);
  const [busy, setBusy] = useState<'json' | 'pdf'>();
  const [fault, setFault] = useState<Fault>();
  const may = useMay();
  const save = async (form: 'json' | 'pdf') => {
    setBusy(form);
    setFault(await savePersonalData(form, customerKey));
    setBusy(undefined);
  };
  return (
    <Section title={t('protection.title')} note={t('protection.note')}>
      <Consents customerKey={customerKey} />
      {fault && <FaultNotice fault={fault} />}
      <Group gap="sm">
        {may('quote:write') && (
          <Button variant="default" onClick={() => setRecording(true)}>
            {t('protection.record')}
          </Button>
        )}
        {may('records:manage') && (
          <>
            <Button variant="default" loading={busy === 'pdf'} onClick={() => save('pdf')}>
              {t('protection.pdf')}
            </Button>
            <Button variant="default" loading={busy === 'json'} onClick={() => save('json')}>
              {t('protection.json')}
            </Button>
            <Button variant="default" onClick={onErase}>
              {t('protection.erase')}
            </Button>
          </>
        )}
      </Group>
      {!may('records:manage') && <RoleNeeded right="records:manage" to="use" />}
      {isRecording && (
        <ConsentDialog customerKey={customerKey} onClose={() => setRecording(false)} />
      )}
    </Section>
  );
}
