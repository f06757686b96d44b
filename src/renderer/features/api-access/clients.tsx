import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Client } from '../../../shared/schemas/people/client.ts';
import { Empty } from '../../components/empty.tsx';
import { FaultNotice } from '../../components/fault-notice.tsx';
import { Icon } from '../../components/icon.tsx';
import { Section } from '../../components/section.tsx';
import { Waiting } from '../../components/waiting.tsx';
import { useOperation } from '../../data/use-operation.ts';
import { CreateClient, RevokeClient, RotateClient } from './client-dialogs.tsx';
import { ClientTable } from './client-table.tsx';

/** Milliseconds. */
const OFTEN = 3000;

/** Who may call the API, and how much they do. */
export function Clients() {
  const { t } = useTranslation('access');
  const { value: list, fault, refetch } = useOperation('listClients', {});
  const clients = list?.clients;
  // Requests are counted before they are kept: the version of the data changes later.
  const usage = useOperation('apiUsage', {}, { every: OFTEN });
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
      {!clients && !fault && <Waiting what={t('clients.what')} height={140} />}
      {fault && <FaultNotice fault={fault} onRetry={refetch} />}
      {usage.fault && <FaultNotice fault={usage.fault} onRetry={usage.refetch} />}
      {clients?.length === 0 && !fault && <Empty title={t('clients.empty')} />}
      {clients && clients.length > 0 && !fault && (
        <ClientTable
          clients={clients}
          usage={usage.value}
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
