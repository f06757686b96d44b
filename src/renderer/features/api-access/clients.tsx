import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Client } from '../../../shared/schemas/client.ts';
import { Empty } from '../../components/empty.tsx';
import { FaultNotice } from '../../components/fault-notice.tsx';
import { Icon } from '../../components/icon.tsx';
import { Section } from '../../components/section.tsx';
import { Waiting } from '../../components/waiting.tsx';
import { useService } from '../../data/service.ts';
import { ClientTable } from './client-table.tsx';
import { CreateClient } from './create-client.tsx';
import { RevokeClient } from './revoke-client.tsx';
import { RotateClient } from './rotate-client.tsx';

/** Who may call the API, and how much they do. */
export function Clients() {
  const { t } = useTranslation('access');
  const { clients, usage, loadClients, loadUsage } = useService();
  const [creating, create] = useDisclosure(false);
  const [leaving, setLeaving] = useState<Client>();
  const [turning, setTurning] = useState<Client>();

  return (
    <Section
      title={t('clients.title')}
      note={t('clients.note')}
      action={
        <Button leftSection={<Icon name="plus" />} onClick={create.open}>
          {t('create.submit')}
        </Button>
      }
    >
      {clients.state === 'loading' && <Waiting what={t('clients.what')} height={140} />}
      {clients.state === 'failed' && <FaultNotice fault={clients.fault} onRetry={loadClients} />}
      {usage.state === 'failed' && <FaultNotice fault={usage.fault} onRetry={loadUsage} />}
      {clients.state === 'ready' && clients.value.length === 0 && (
        <Empty title={t('clients.empty')} />
      )}
      {clients.state === 'ready' && clients.value.length > 0 && (
        <ClientTable
          clients={clients.value}
          usage={usage.state === 'ready' ? usage.value : undefined}
          onRotate={setTurning}
          onRevoke={setLeaving}
        />
      )}
      <CreateClient opened={creating} onClose={create.close} />
      <RotateClient client={turning} onClose={() => setTurning(undefined)} />
      <RevokeClient client={leaving} onClose={() => setLeaving(undefined)} />
    </Section>
  );
}
