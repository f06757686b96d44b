import { Button, FileButton } from '@mantine/core';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DatasetKind } from '../../../shared/domain/data/dataset.ts';
import { useImport } from './import-store.ts';

const ACCEPT = '.csv,.txt,.tsv,text/csv,text/plain';

interface ImportButtonProps {
  readonly kind: DatasetKind;
  readonly isBusy: boolean;
}

/** Chooses the file of a dataset, which is then checked. */
export function ImportButton({ kind, isBusy }: ImportButtonProps) {
  const { t } = useTranslation('datasets');
  const take = useImport((state) => state.take);
  const forget = useRef<() => void>(null);
  return (
    <FileButton
      accept={ACCEPT}
      resetRef={forget}
      onChange={(file) => {
        // The same file may be chosen again once it was corrected.
        forget.current?.();
        if (file) void take(kind, file);
      }}
    >
      {(props) => (
        <Button
          {...props}
          size="xs"
          variant="default"
          disabled={isBusy}
          aria-label={t('importWhat', { what: t(`kind.${kind}`) })}
        >
          {t('import')}
        </Button>
      )}
    </FileButton>
  );
}
