import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useState } from 'react';
import type { Client } from '../../../shared/shapes/client.ts';
import { Empty } from '../../parts/empty.tsx';
import { FaultNotice } from '../../parts/fault-notice.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Section } from '../../parts/section.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import { useService } from '../../stores/service.ts';
import { ClientTable } from './client-table.tsx';
import { CreateClient } from './create-client.tsx';
import { RevokeClient } from './revoke-client.tsx';

/** Who may call the API. */
export function Clients() {
  const clients = useService((state) => state.clients);
  const loadClients = useService((state) => state.loadClients);
  const [creating, create] = useDisclosure(false);
  const [leaving, setLeaving] = useState<Client>();

  return (
    <Section
      title="Clients"
      note="Each program has a client of its own, so that it can be revoked without stopping the others."
      action={
        <Button leftSection={<Icon name="plus" />} onClick={create.open}>
          Create client
        </Button>
      }
    >
      {clients.state === 'loading' && <Waiting what="the clients" height={140} />}
      {clients.state === 'failed' && <FaultNotice fault={clients.fault} onRetry={loadClients} />}
      {clients.state === 'ready' && clients.value.length === 0 && (
        <Empty title="No client yet. Create one to let a program call the API." />
      )}
      {clients.state === 'ready' && clients.value.length > 0 && (
        <ClientTable clients={clients.value} onRevoke={setLeaving} />
      )}
      <CreateClient opened={creating} onClose={create.close} />
      <RevokeClient client={leaving} onClose={() => setLeaving(undefined)} />
    </Section>
  );
}
