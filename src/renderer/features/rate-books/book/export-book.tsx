import { Button, Menu } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InputOf } from '../../../../shared/contract/contract.ts';
import type { Fault } from '../../../../shared/contract/result.ts';
import { download } from '../../../components/download.ts';
import { FaultNotice } from '../../../components/fault-notice.tsx';
import { Icon } from '../../../components/icon.tsx';
import { bytesOf } from '../../../data/base64.ts';
import { call } from '../../../data/call.ts';

/** Saves files of rate books; why one could not be made stays until the next. */
function useExport() {
  const [fault, setFault] = useState<Fault>();
  const [busy, setBusy] = useState(false);
  const save = async (request: InputOf<'exportRateBook'>) => {
    setBusy(true);
    const answer = await call('exportRateBook', request);
    setBusy(false);
    setFault(answer.ok ? undefined : answer.fault);
    if (!answer.ok) return;
    const { fileName, mediaType, contentBase64 } = answer.value;
    download(new Blob([bytesOf(contentBase64)], { type: mediaType }), fileName);
  };
  return { save, busy, trouble: fault && <FaultNotice fault={fault} /> };
}

interface ExportBookProps {
  readonly hash: string;
  /** Whether a publisher signed it: the signature goes with JSON. */
  readonly isSigned: boolean;
}

/** Saves the whole of a rate book as a file. */
export function ExportBook({ hash, isSigned }: ExportBookProps) {
  const { t } = useTranslation('rateBooks');
  const { save, busy, trouble } = useExport();
  return (
    <>
      <Menu position="bottom-end" withinPortal={false}>
        <Menu.Target>
          <Button variant="default" aria-busy={busy} leftSection={<Icon name="download" />}>
            {t('actions.export')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => void save({ hash, format: 'xlsx' })}>
            {t('export.xlsx')}
          </Menu.Item>
          <Menu.Item onClick={() => void save({ hash, format: 'json' })}>
            {t(isSigned ? 'export.signed' : 'export.json')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {trouble}
    </>
  );
}

interface ExportTableProps {
  readonly hash: string;
  /** Where the table is in the book: `factors[2]`. */
  readonly table: string;
}

/** Saves one table of a rate book as CSV. */
export function ExportTable({ hash, table }: ExportTableProps) {
  const { t } = useTranslation('rateBooks');
  const { save, busy, trouble } = useExport();
  return (
    <>
      <Button
        variant="default"
        size="xs"
        aria-busy={busy}
        leftSection={<Icon name="download" />}
        onClick={() => void save({ hash, format: 'csv', table })}
      >
        {t('export.csv')}
      </Button>
      {trouble}
    </>
  );
}
