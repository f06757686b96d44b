import { Button, FileButton } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon.tsx';
import classes from './import.module.css';
import { KeepDialog } from './keep-dialog.tsx';
import { RefusedDialog } from './refused-dialog.tsx';
import { useFileDrop } from './use-file-drop.ts';
import type { Import } from './use-import.ts';

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
