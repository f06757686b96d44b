import { Button, Group, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { RATE_BOOK_BYTES } from '../../../../shared/domain/rate-books/rate-book-file.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { FaultNotice } from '../../../components/fault-notice.tsx';
import { Notice } from '../../../components/notice.tsx';
import { count } from '../../../i18n/money.ts';
import { CheckedFile } from './checked-file.tsx';
import type { Importing } from './use-import.ts';

/** Bytes in MiB, rounded up to one decimal place: what is too large must not look as if it fitted. */
const mebibytes = (bytes: number) => count(Math.ceil((bytes / 1024 / 1024) * 10) / 10);

interface RefusedDialogProps {
  readonly importing: Exclude<Importing, { readonly state: 'none' | 'checking' }>;
  readonly onClose: () => void;
}

/** Says why nothing of a file can be kept. */
export function RefusedDialog({ importing, onClose }: RefusedDialogProps) {
  const { t } = useTranslation(['rateBooks', 'common']);
  const { fileName: file } = importing;
  return (
    <Dialog opened onClose={onClose} title={t('import.title', { file })} size="xl">
      <Stack gap="lg">
        {importing.state === 'tooLarge' && (
          <Notice
            tone="fault"
            urgent
            title={t('import.tooLarge', {
              file,
              size: mebibytes(importing.bytes),
              most: mebibytes(RATE_BOOK_BYTES),
            })}
          />
        )}
        {importing.state === 'refused' && <FaultNotice fault={importing.fault} />}
        {importing.state === 'checked' && <CheckedFile fileName={file} file={importing.file} />}
        <Group justify="flex-end">
          <Button variant="default" data-autofocus onClick={onClose}>
            {t('common:close')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
