import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fault, Result } from '../../shared/contract/result.ts';
import { Dialog } from './dialog.tsx';
import { FaultNotice } from './fault-notice.tsx';

interface ConfirmProps<T> {
  /** What happens then. */
  readonly text: string;
  readonly submit: string;
  readonly act: () => Promise<Result<T>>;
  readonly onDone: (value: T) => void;
  readonly onCancel: () => void;
}

/** Asks once more before something is lost; the focus begins on the safe side. */
export function Confirm<T>({ text, submit, act, onDone, onCancel }: ConfirmProps<T>) {
  const { t } = useTranslation();
  const [fault, setFault] = useState<Fault>();
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    const answer = await act();
    setBusy(false);
    if (answer.ok) onDone(answer.value);
    else setFault(answer.fault);
  };
  return (
    <Stack gap="lg">
      <Text>{text}</Text>
      {fault && <FaultNotice fault={fault} />}
      <Group justify="flex-end">
        <Button variant="default" data-autofocus onClick={onCancel}>
          {t('keep')}
        </Button>
        <Button color="red" loading={busy} onClick={confirm}>
          {submit}
        </Button>
      </Group>
    </Stack>
  );
}

interface ConfirmDialogProps extends Omit<ConfirmProps<unknown>, 'onDone' | 'onCancel'> {
  readonly opened: boolean;
  readonly title: string;
  readonly onClose: () => void;
}

/** The same question in a window of its own, which closes once it is done. */
export function ConfirmDialog({ opened, title, onClose, ...question }: ConfirmDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={title}>
      <Confirm {...question} onDone={onClose} onCancel={onClose} />
    </Dialog>
  );
}
