import { Button, FileButton, Group, Stack } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RATE_BOOK_BYTES } from '../../../../shared/domain/rate-books/rate-book-file.ts';
import { Dialog } from '../../../components/dialog.tsx';
import { FaultNotice } from '../../../components/fault-notice.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Notice } from '../../../components/notice.tsx';
import { count } from '../../../i18n/money.ts';
import { CheckedFile } from './checked-file.tsx';
import classes from './import.module.css';
import { KeepDialog } from './keep-dialog.tsx';
import type { Import, Importing } from './use-import.ts';

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/**
 * Takes a file that is dropped anywhere on the page; a browser would open it otherwise.
 * @returns whether a file is over the page
 */
function useFileDrop(take: (file: File) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const newest = useRef(take);
  useEffect(() => {
    newest.current = take;
  });
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      // Between two elements of the page, the next one is named.
      if (relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setIsOver(false);
      const file = event.dataTransfer?.files[0];
      if (file) newest.current(file);
    };
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
    };
  }, []);
  return isOver;
}

/** Bytes in MiB, rounded up to one decimal place: what is too large must not look as if it fitted. */
const mebibytes = (bytes: number) => count(Math.ceil((bytes / 1024 / 1024) * 10) / 10);

interface RefusedDialogProps {
  readonly importing: Exclude<Importing, { readonly state: 'none' | 'checking' }>;
  readonly onClose: () => void;
}

/** Says why nothing of a file can be kept. */
function RefusedDialog({ importing, onClose }: RefusedDialogProps) {
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

const ACCEPT = '.json,.xlsx,application/json';

/** Imports the file of a rate book, chosen or dropped: first its check, then what to keep. */
export function ImportBook({
  importing: { importing, take, leave },
}: {
  readonly importing: Import;
}) {
  const { t } = useTranslation('rateBooks');
  const isOver = useFileDrop(take);
  const forget = useRef<() => void>(null);
  const isChecking = importing.state === 'checking';
  const checked = importing.state === 'checked' ? importing : undefined;
  const isTaken = checked?.file.book && checked.file.book.publisher.standing !== 'wrong';
  const isRefused = importing.state !== 'none' && !isChecking && !isTaken;
  return (
    <>
      <FileButton
        accept={ACCEPT}
        resetRef={forget}
        onChange={(file) => {
          // The same file may be chosen again once it was corrected.
          forget.current?.();
          if (file) take(file);
        }}
      >
        {(props) => (
          <Button {...props} leftSection={<Icon name="plus" />}>
            {t('import.action')}
          </Button>
        )}
      </FileButton>
      <div role="status" className={classes.over} data-over={isOver || undefined}>
        {isOver && t('import.drop')}
        {isChecking && t('import.checking', { file: importing.fileName })}
      </div>
      {checked?.file.book && isTaken && (
        <KeepDialog
          fileName={checked.fileName}
          file={checked.file}
          book={checked.file.book}
          onClose={leave}
        />
      )}
      {isRefused && <RefusedDialog importing={importing} onClose={leave} />}
    </>
  );
}
