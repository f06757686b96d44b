import { Button, FileButton } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/icon.tsx';
import { ImportLeviesDialog, type LevyFile } from './import-levies-dialog.tsx';

/** Imports the file of a levy table as a draft. */
export function ImportLevies() {
  const { t } = useTranslation('rateBooks');
  const forget = useRef<() => void>(null);
  const [file, setFile] = useState<LevyFile>();
  return (
    <>
      <FileButton
        accept=".json,application/json"
        resetRef={forget}
        onChange={async (chosen) => {
          // The same file may be chosen again once it was corrected.
          forget.current?.();
          if (chosen) setFile({ name: chosen.name, text: await chosen.text() });
        }}
      >
        {(props) => (
          <Button {...props} leftSection={<Icon name="plus" />}>
            {t('import.action')}
          </Button>
        )}
      </FileButton>
      {file && <ImportLeviesDialog file={file} onClose={() => setFile(undefined)} />}
    </>
  );
}
