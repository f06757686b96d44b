import { Button, Checkbox, Group, Modal, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { Fault } from '../../../shared/fault.ts';
import { isPermission, PERMISSIONS, type Permission } from '../../../shared/permission.ts';
import type { IssuedClient } from '../../../shared/shapes/client.ts';
import { FaultNotice } from '../../parts/fault-notice.tsx';
import { useService } from '../../stores/service.ts';
import { Issued } from './issued.tsx';

const meaning = {
  price: 'Quick price',
  lookup: 'Vehicles and addresses',
  'quote:read': 'Retrieve quotes and products',
  'quote:write': 'Submit quotes and add-ons',
  'quote:override': 'Change excess, discount or premium',
  'quote:accept': 'Accept quotes as policies',
  'document:generate': 'Generate documents',
} as const satisfies Record<Permission, string>;

interface FormProps {
  readonly onIssued: (client: IssuedClient) => void;
  readonly onCancel: () => void;
}

function ClientForm({ onIssued, onCancel }: FormProps) {
  const createClient = useService((state) => state.createClient);
  const [name, setName] = useState('');
  const [permissions, setPermissions] = useState<readonly Permission[]>(PERMISSIONS);
  const [fault, setFault] = useState<Fault>();
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const answer = await createClient(name.trim(), permissions);
    setBusy(false);
    if (answer.ok) onIssued(answer.value);
    else setFault(answer.fault);
  };

  return (
    <form onSubmit={submit}>
      <Stack gap="lg">
        <TextInput
          label="Name"
          description="The program that will use it"
          value={name}
          maxLength={100}
          required
          data-autofocus
          autoComplete="off"
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Checkbox.Group
          label="Permissions"
          value={[...permissions]}
          onChange={(values) => setPermissions(values.filter(isPermission))}
        >
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="xs" mt="xs">
            {PERMISSIONS.map((permission) => (
              <Checkbox
                key={permission}
                value={permission}
                label={meaning[permission]}
                description={permission}
              />
            ))}
          </SimpleGrid>
        </Checkbox.Group>
        {fault && <FaultNotice fault={fault} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button
            type="submit"
            loading={busy}
            disabled={name.trim() === '' || permissions.length === 0}
          >
            Create client
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface CreateClientProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Asks for a name and permissions, then shows the secret the only time it can be seen. */
export function CreateClient({ opened, onClose }: CreateClientProps) {
  const [issued, setIssued] = useState<IssuedClient>();
  const close = () => {
    setIssued(undefined);
    onClose();
  };
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={issued ? `Client ${issued.name}` : 'Create client'}
      size={issued ? 'xl' : 'lg'}
      // A stray click must not lose the secret.
      closeOnClickOutside={!issued}
      closeOnEscape={!issued}
      withCloseButton={!issued}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {issued ? (
        <Issued client={issued} onDone={close} />
      ) : (
        <ClientForm onIssued={setIssued} onCancel={close} />
      )}
    </Modal>
  );
}
