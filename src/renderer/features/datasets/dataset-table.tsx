import { Button, FileButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DatasetKind } from '../../../shared/domain/data/dataset.ts';
import type { Dataset } from '../../../shared/schemas/data/dataset.ts';
import { ConfirmDialog } from '../../components/dialog.tsx';
import table from '../../components/table.module.css';
import { ScrollingTable } from '../../components/table.tsx';
import { call } from '../../data/call.ts';
import { moment } from '../../i18n/day.ts';
import { translate } from '../../i18n/i18n.ts';
import { count } from '../../i18n/money.ts';
import classes from './datasets.module.css';
import { useImport } from './import-store.ts';

const ACCEPT = '.csv,.txt,.tsv,text/csv,text/plain';

interface ImportButtonProps {
  readonly kind: DatasetKind;
  readonly isBusy: boolean;
}

/** Chooses the file of a dataset, which is then checked. */
function ImportButton({ kind, isBusy }: ImportButtonProps) {
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

interface RemoveButtonProps {
  readonly kind: DatasetKind;
  readonly fileName: string;
  readonly isBusy: boolean;
}

/** Goes back to the demonstration: the rows are gone then, so it asks once more. */
function RemoveButton({ kind, fileName, isBusy }: RemoveButtonProps) {
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
      <ConfirmDialog
        opened={isAsking}
        title={t('removeTitle', { file: fileName })}
        text={t(kind === 'customers' ? 'removeNoteCustomers' : 'removeNote')}
        submit={t('remove')}
        act={() => call('removeDataset', { kind })}
        onClose={close}
      />
    </>
  );
}

/** What there is of a kind before anything is imported. */
export function withoutFile(kind: DatasetKind): string {
  return translate(kind === 'customers' ? 'datasets:none' : 'datasets:demonstration');
}

interface DatasetTableProps {
  readonly datasets: readonly Dataset[];
  /** Whether a file is on its way: one at a time. */
  readonly isBusy: boolean;
}

/** The datasets in use, each with where it comes from. */
export function DatasetTable({ datasets, isBusy }: DatasetTableProps) {
  const { t } = useTranslation('datasets');
  const columns = [
    { title: t('column.dataset') },
    { title: t('column.rows'), className: table.number },
    { title: t('column.source') },
    { title: t('column.since') },
    { title: t('column.hash') },
    { title: t('column.actions') },
  ];
  return (
    <>
      <ScrollingTable label={t('table')} columns={columns}>
        {datasets.map(({ kind, rows, imported }) => (
          <tr key={kind}>
            <th scope="row">{t(`kind.${kind}`)}</th>
            <td className={table.number}>{count(rows)}</td>
            <td className={classes.file}>{imported?.fileName ?? withoutFile(kind)}</td>
            <td className={table.when}>{imported ? moment(imported.at) : '–'}</td>
            <td className={table.code} title={imported?.sha256}>
              {imported ? imported.sha256.slice(0, 12) : '–'}
            </td>
            <td>
              <div className={classes.actions}>
                <ImportButton kind={kind} isBusy={isBusy} />
                {imported && (
                  <RemoveButton kind={kind} fileName={imported.fileName} isBusy={isBusy} />
                )}
              </div>
            </td>
          </tr>
        ))}
      </ScrollingTable>
      <div className={classes.note}>
        <p>{t('note')}</p>
        <ul>
          {datasets.map(({ kind }) => (
            <li key={kind}>
              {t(`kind.${kind}`)} – {t(`columns.${kind}`)}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
