import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fault } from '../../../../shared/result/result.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { TypedText } from '../../../components/fields.tsx';
import { FaultNotice } from '../../../components/notice.tsx';
import { call } from '../../../data/call.ts';
import { NameField } from '../lifecycle/step-dialogs.tsx';
import type { Draft } from './book/draft.ts';

interface KeepDialogProps {
  readonly draft: Draft;
  readonly onClose: () => void;
  /** The draft is kept under this hash. */
  readonly onKept: (hash: string) => void;
}

/** Keeps the edited book as a draft of its own: asks for its version, and who drafted it. */
export function KeepDialog({ draft, onClose, onKept }: KeepDialogProps) {
  const { t } = useTranslation(['bookEdit', 'common']);
  const [version, setVersion] = useState(draft.version);
  const [name, setName] = useState('');
  const [trust, setTrust] = useState(false);
  const [fault, setFault] = useState<Fault>();
  const [busy, setBusy] = useState(false);
  const keep = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const answer = await call('importRateBook', {
      rateBook: { ...draft, version: version.trim() },
      ...(name.trim() && { name: name.trim() }),
      ...(trust && { trust }),
    });
    setBusy(false);
    if (answer.ok) onKept(answer.value.hash);
    else setFault(answer.fault);
  };
  return (
    <Dialog opened onClose={onClose} title={t('keep.title')}>
      <form onSubmit={keep}>
        <Stack gap="md">
          <Text>{t('keep.lead')}</Text>
          <TypedText
            label={t('keep.version')}
            value={version}
            onChange={setVersion}
            most={100}
            required
            isFirst
          />
          <NameField name={name} note={t('keep.nameNote')} onChange={setName} />
          {fault && <FaultNotice fault={fault} />}
          {fault?.kind === 'conflict' && (
            <Checkbox
              label={t('keep.trust')}
              checked={trust}
              onChange={(event) => setTrust(event.currentTarget.checked)}
            />
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('common:cancel')}
            </Button>
            <Button type="submit" loading={busy} disabled={version.trim() === ''}>
              {t('keep.do')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
