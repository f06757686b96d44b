import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fault } from '../../../../shared/contract/result.ts';
import { irishDay } from '../../../../shared/domain/date.ts';
import { CONSENT_CHANNELS } from '../../../../shared/domain/people/consent.ts';
import type { ConsentRecord } from '../../../../shared/schemas/people/consent.ts';
import { download } from '../../../components/download.ts';
import { Fact, Facts } from '../../../components/facts.tsx';
import { FaultNotice } from '../../../components/fault-notice.tsx';
import { RoleNeeded } from '../../../components/role-needed.tsx';
import { Section } from '../../../components/section.tsx';
import { Waiting } from '../../../components/waiting.tsx';
import { bytesOf } from '../../../data/base64.ts';
import { call } from '../../../data/call.ts';
import { useMay } from '../../../data/desk.ts';
import { faultToSay, useOperation } from '../../../data/use-operation.ts';
import { writtenDay } from '../../../i18n/day.ts';
import { ConsentDialog } from './consent-dialog.tsx';

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

/** What was said last of each channel. */
function Present({ present }: ConsentRecord) {
  const { t } = useTranslation('customers');
  return (
    <Facts>
      {CONSENT_CHANNELS.map((channel) => {
        const said = present.find((consent) => consent.channel === channel);
        const text =
          said === undefined
            ? t('protection.never')
            : t(said.isGiven ? 'protection.given' : 'protection.withdrawn', {
                day: writtenDay(irishDay(Date.parse(said.at))),
                how: said.how,
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
  const said = faultToSay(fault, value !== undefined);
  if (said) return <FaultNotice fault={said} onRetry={refetch} />;
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
