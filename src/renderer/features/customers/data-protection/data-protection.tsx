import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fault } from '../../../../shared/contract/result.ts';
import { FaultNotice } from '../../../components/fault-notice.tsx';
import { RoleNeeded } from '../../../components/role-needed.tsx';
import { Section } from '../../../components/section.tsx';
import { useMay } from '../../../data/desk.ts';
import { ConsentDialog } from './consent-dialog.tsx';
import { Consents } from './consents.tsx';
import { savePersonalData } from './save-personal-data.ts';

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
