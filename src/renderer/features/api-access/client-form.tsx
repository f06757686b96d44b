import { Button, Checkbox, Group, Stack } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fault } from '../../../shared/contract/result.ts';
import { PERMISSIONS, type Permission } from '../../../shared/domain/permission.ts';
import type { IssuedClient } from '../../../shared/schemas/people/client.ts';
import { useCommand } from '../../commands/commands.ts';
import { Keys } from '../../commands/keys-shown.tsx';
import { ChoiceList } from '../../components/choice-list.tsx';
import { FaultNotice } from '../../components/fault-notice.tsx';
import { TypedText } from '../../components/typed-text.tsx';
import { changeClients } from './change-clients.ts';

/** What a new program is given unless more is ticked: to read and to quote. */
const USUAL: readonly Permission[] = ['price', 'lookup', 'quote:read', 'quote:write'];

interface ClientFormProps {
  readonly onIssued: (client: IssuedClient) => void;
  readonly onCancel: () => void;
}

/** Who a new client is and what it may do. */
export function ClientForm({ onIssued, onCancel }: ClientFormProps) {
  const { t } = useTranslation(['access', 'common']);
  const [name, setName] = useState('');
  const [permissions, setPermissions] = useState<readonly Permission[]>(USUAL);
  const [ownQuotesOnly, setOwnQuotesOnly] = useState(false);
  const [fault, setFault] = useState<Fault>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const isWhole = name.trim() !== '' && permissions.length > 0;
  useCommand('finish', () => form.current?.requestSubmit(), isWhole && !busy);

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
