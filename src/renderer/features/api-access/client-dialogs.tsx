import { Button, Checkbox, Group, Stack } from '@mantine/core';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InputOf, OperationName, OutputOf } from '../../../shared/contract/contract.ts';
import { PERMISSIONS, type Permission } from '../../../shared/domain/permission.ts';
import type { Fault, Result } from '../../../shared/result/result.ts';
import type { Client, IssuedClient } from '../../../shared/schemas/people/client.ts';
import { useDialogCommand } from '../../commands/commands.ts';
import { Keys } from '../../commands/keys-shown.tsx';
import { Confirm, ConfirmDialog, Dialog } from '../../components/dialog.tsx';
import { Fact, Facts } from '../../components/facts.tsx';
import { ChoiceList, TypedText } from '../../components/fields.tsx';
import { FaultNotice, Notice } from '../../components/notice.tsx';
import { call } from '../../data/call.ts';
import { refresh } from '../../data/operation-query.ts';

type ClientChange = Extract<OperationName, 'createClient' | 'rotateClient' | 'revokeClient'>;

/** Changes who may call the API; the list shows it when this resolves. A secret is never kept. */
async function changeClients<N extends ClientChange>(
  operation: N,
  input: InputOf<N>,
): Promise<Result<OutputOf<N>>> {
  const answer = await call(operation, input);
  if (answer.ok) await refresh('listClients');
  return answer;
}

interface IssuedProps {
  readonly client: IssuedClient;
  readonly onDone: () => void;
}

/** The credentials of a client just issued. */
function Issued({ client, onDone }: IssuedProps) {
  const { t } = useTranslation('access');
  const top = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => top.current?.focus(), []);
  return (
    <Stack gap="lg" ref={top} tabIndex={-1}>
      <Notice tone="warning" title={t('issued.title')}>
        {t('issued.text')}
      </Notice>
      <Facts>
        <Fact name="client_id" value={client.client_id} copyAs="client_id" />
        <Fact name="client_secret" value={client.client_secret} copyAs="client_secret" />
        <Fact name="scope" value={client.scope} copyAs="scope" />
      </Facts>
      <Group justify="flex-end">
        <Button onClick={onDone}>{t('issued.done')}</Button>
      </Group>
    </Stack>
  );
}

interface SecretDialogProps {
  readonly title: string;
  readonly size: string;
  readonly opened: boolean;
  readonly onClose: () => void;
  /** What leads to a secret. */
  readonly children: (onIssued: (client: IssuedClient) => void, onCancel: () => void) => ReactNode;
}

/** A dialog that ends with a secret, the only time that it can be seen. */
function SecretDialog({ title, size, opened, onClose, children }: SecretDialogProps) {
  const { t } = useTranslation(['access', 'common']);
  const [issued, setIssued] = useState<IssuedClient>();
  const close = () => {
    setIssued(undefined);
    onClose();
  };
  return (
    <Dialog
      opened={opened}
      onClose={close}
      title={issued ? t('create.issued', { name: issued.name }) : title}
      size={issued ? 'xl' : size}
      // A stray click must not lose the secret.
      closeOnClickOutside={!issued}
      closeOnEscape={!issued}
      withCloseButton={!issued}
    >
      {issued ? <Issued client={issued} onDone={close} /> : children(setIssued, close)}
    </Dialog>
  );
}

/** What a new program is given unless more is ticked: to read and to quote. */
const USUAL: readonly Permission[] = ['price', 'lookup', 'quote:read', 'quote:write'];

interface ClientFormProps {
  readonly onIssued: (client: IssuedClient) => void;
  readonly onCancel: () => void;
}

/** Who a new client is and what it may do. */
function ClientForm({ onIssued, onCancel }: ClientFormProps) {
  const { t } = useTranslation(['access', 'common']);
  const [name, setName] = useState('');
  const [permissions, setPermissions] = useState<readonly Permission[]>(USUAL);
  const [ownQuotesOnly, setOwnQuotesOnly] = useState(false);
  const [fault, setFault] = useState<Fault>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isWhole = name.trim() !== '' && permissions.length > 0;
  useDialogCommand('finish', () => form.current?.requestSubmit(), isWhole && !busy);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const answer = await changeClients('createClient', {
      name: name.trim(),
      permissions: [...permissions],
      ownQuotesOnly,
    });
    setBusy(false);
    if (answer.ok) onIssued(answer.value);
    else setFault(answer.fault);
  };

  return (
    <form ref={form} onSubmit={submit}>
      <Stack gap="lg">
        <TypedText
          label={t('create.name')}
          note={t('create.nameNote')}
          value={name}
          most={100}
          required
          isFirst
          onChange={setName}
        />
        <ChoiceList
          label={t('create.permissions')}
          note={t('create.permissionsNote')}
          choices={PERMISSIONS}
          chosen={permissions}
          words={(permission) => ({
            label: t(`permission.${permission}`, { nsSeparator: false }),
            description: permission,
          })}
          columns={2}
          onChange={setPermissions}
        />
        <Checkbox
          label={t('create.own')}
          description={t('create.ownNote')}
          checked={ownQuotesOnly}
          onChange={(event) => setOwnQuotesOnly(event.currentTarget.checked)}
        />
        {fault && <FaultNotice fault={fault} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {t('common:cancel')}
          </Button>
          <Button
            type="submit"
            loading={busy}
            disabled={!isWhole}
            rightSection={<Keys command="finish" />}
          >
            {t('create.submit')}
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

/** Asks for a name and permissions, then shows the secret. */
export function CreateClient({ opened, onClose }: CreateClientProps) {
  const { t } = useTranslation('access');
  return (
    <SecretDialog title={t('create.title')} size="lg" opened={opened} onClose={onClose}>
      {(onIssued, onCancel) => <ClientForm onIssued={onIssued} onCancel={onCancel} />}
    </SecretDialog>
  );
}

interface RotateClientProps {
  /** Undefined while no one asks. */
  readonly client: Client | undefined;
  readonly onClose: () => void;
}

/** Asks once more, then gives a client a new secret and shows it. */
export function RotateClient({ client, onClose }: RotateClientProps) {
  const { t } = useTranslation('access');
  return (
    <SecretDialog
      title={t('rotate.title')}
      size="md"
      opened={client !== undefined}
      onClose={onClose}
    >
      {(onIssued, onCancel) =>
        client && (
          <Confirm
            text={t('rotate.text', { name: client.name })}
            submit={t('rotate.submit')}
            act={() => changeClients('rotateClient', { client_id: client.client_id })}
            onDone={onIssued}
            onCancel={onCancel}
          />
        )
      }
    </SecretDialog>
  );
}

interface RevokeClientProps {
  /** Undefined while no one asks. */
  readonly client: Client | undefined;
  readonly onClose: () => void;
}

/** Asks once more before a program loses its access. */
export function RevokeClient({ client, onClose }: RevokeClientProps) {
  const { t } = useTranslation(['access', 'common']);
  if (!client) return null;
  const { client_id, name } = client;
  return (
    <ConfirmDialog
      opened
      title={t('revoke.title')}
      text={t('revoke.text', { name })}
      submit={t('revoke.submit')}
      act={() => changeClients('revokeClient', { client_id })}
      onClose={onClose}
    />
  );
}
