import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useTranslation } from 'react-i18next';
import type { DatasetKind } from '../../../shared/domain/data/dataset.ts';
import { Confirm } from '../../components/confirm.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { call } from '../../data/call.ts';

interface RemoveButtonProps {
  readonly kind: DatasetKind;
  readonly fileName: string;
  readonly isBusy: boolean;
}

/** Goes back to the demonstration: the rows are gone then, so it asks once more. */
export function RemoveButton({ kind, fileName, isBusy }: RemoveButtonProps) {
  const { t } = useTranslation(['datasets', 'common']);
  const [isAsking, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button
        size="xs"
        variant="default"
        disabled={isBusy}
        onClick={open}
        aria-label={t('removeWhat', { what: t(`kind.${kind}`) })}
      >
        {t('remove')}
      </Button>
      <Dialog opened={isAsking} onClose={close} title={t('removeTitle', { file: fileName })}>
        <Confirm
          text={t(kind === 'customers' ? 'removeNoteCustomers' : 'removeNote')}
          submit={t('remove')}
          act={() => call('removeDataset', { kind })}
          onDone={close}
          onCancel={close}
        />
      </Dialog>
    </>
  );
}
