import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Fault } from '../../../shared/fault.ts';
import type { Client } from '../../../shared/shapes/client.ts';
import { FaultNotice } from '../../parts/fault-notice.tsx';
import { useService } from '../../stores/service.ts';

interface RevokeClientProps {
  /** Undefined while nobody asks. */
  readonly client: Client | undefined;
  readonly onClose: () => void;
}

/** Asks once more before a program loses its access. */
export function RevokeClient({ client, onClose }: RevokeClientProps) {
  const revokeClient = useService((state) => state.revokeClient);
  const [fault, setFault] = useState<Fault>();
  const [busy, setBusy] = useState(false);

  const close = () => {
    setFault(undefined);
    onClose();
  };
  const revoke = async (id: string) => {
    setBusy(true);
    const answer = await revokeClient(id);
    setBusy(false);
    if (answer.ok) close();
    else setFault(answer.fault);
  };

  return (
    <Modal
      opened={client !== undefined}
      onClose={close}
      title="Revoke client"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {client && (
        <Stack gap="lg">
          <Text>
            <strong>{client.name}</strong> loses its access at once, with every token it holds. This
            cannot be undone.
          </Text>
          {fault && <FaultNotice fault={fault} />}
          <Group justify="flex-end">
            <Button variant="default" data-autofocus onClick={close}>
              Keep
            </Button>
            <Button color="red" loading={busy} onClick={() => revoke(client.client_id)}>
              Revoke client
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}
