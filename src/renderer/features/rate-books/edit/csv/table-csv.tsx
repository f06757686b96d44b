import { Button, FileButton, Group, Stack } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fold } from '../../../../../shared/domain/fold.ts';
import { RATE_BOOK_BYTES } from '../../../../../shared/domain/rate-books/rate-book-file.ts';
import { download } from '../../../../components/download.ts';
import { Icon } from '../../../../components/icon.tsx';
import { Notice } from '../../../../components/notice.tsx';
import type { Draft } from '../book/draft.ts';
import type { Table } from '../book/table.ts';
import classes from '../sheet/sheet.module.css';
import { useTableWords } from '../sheet/table-words.ts';
import { type CsvFault, readCsv, writeCsv } from './csv-rows.ts';
import { takeCsv } from './take-csv.ts';

/** More would say nothing new. */
const MOST_SHOWN = 100;

interface CsvFaultsProps {
  readonly fileName: string;
  readonly faults: readonly CsvFault[];
  readonly onClose: () => void;
}

/** Why nothing of a file is taken: every fault with its row and a sentence. */
function CsvFaults({ fileName, faults, onClose }: CsvFaultsProps) {
  const { t } = useTranslation(['bookEdit', 'common']);
  const { columnName } = useTableWords();
  const textOf = (fault: CsvFault): string => {
    if (fault.kind !== 'cell') return t(`csv.fault.${fault.kind}`, { ...fault });
    const { row, column, text, reason } = fault;
    const cell = t('cell', { row: t('csv.row', { row }), column: columnName(column) });
    const what = t(`invalid.${reason}`);
    return t(text.trim() === '' ? 'csv.fault.emptyCell' : 'csv.fault.cell', { cell, text, what });
  };
  return (
    <Notice
      tone="fault"
      urgent
      title={t('csv.refused', { file: fileName })}
      action={
        <Button size="xs" variant="default" onClick={onClose}>
          {t('common:close')}
        </Button>
      }
    >
      <ul className={classes.faults}>
        {faults.slice(0, MOST_SHOWN).map((fault) => (
          <li key={textOf(fault)}>{textOf(fault)}</li>
        ))}
        {faults.length > MOST_SHOWN && (
          <li>{t('csv.more', { count: faults.length - MOST_SHOWN })}</li>
        )}
      </ul>
    </Notice>
  );
}

/** What became of a file. */
type Outcome = { readonly fileName: string } & (
  | { readonly faults: readonly CsvFault[] }
  | { readonly draft: Draft; readonly rows: number }
);

interface TableCsvProps {
  readonly draft: Draft;
  readonly table: Table;
  readonly onEdit: (draft: Draft) => void;
}

/** Saves a table of the draft as CSV, and takes the rows of such a file in its place: one step to undo. */
export function TableCsv({ draft, table, onEdit }: TableCsvProps) {
  const { t } = useTranslation('bookEdit');
  const { tableName, columnName } = useTableWords();
  const [outcome, setOutcome] = useState<Outcome>();
  const forget = useRef<() => void>(null);
  const button = useRef<HTMLButtonElement>(null);
  const fileName = () => {
    const words = fold(`${draft.name} ${draft.version} ${tableName(table)}`);
    return `${words
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
      .replaceAll(' ', '-')}.csv`;
  };
  const take = async (file: File) => {
    // A table is smaller than the book that it is of.
    if (file.size > RATE_BOOK_BYTES) {
      setOutcome({ fileName: file.name, faults: [{ kind: 'tooLarge' }] });
      return;
    }
    const read = readCsv(new Uint8Array(await file.arrayBuffer()));
    const taken =
      'problem' in read
        ? { faults: [{ kind: 'unreadable', ...read } as const] }
        : takeCsv(draft, table, read.rows, columnName);
    if ('draft' in taken) onEdit(taken.draft);
    setOutcome({ fileName: file.name, ...taken });
  };
  return (
    <Stack gap="xs" mb="sm">
      <Group gap="xs">
        <Button
          variant="default"
          size="xs"
          leftSection={<Icon name="download" />}
          onClick={() => download(writeCsv(draft, table), fileName())}
        >
          {t('csv.export')}
        </Button>
        <FileButton
          accept=".csv,text/csv"
          resetRef={forget}
          onChange={(file) => {
            // The same file may be chosen again once it was corrected.
            forget.current?.();
            if (file) void take(file);
          }}
        >
          {(props) => (
            <Button {...props} ref={button} variant="default" size="xs">
              {t('csv.import')}
            </Button>
          )}
        </FileButton>
        <p role="status" className={classes.done}>
          {outcome &&
            'draft' in outcome &&
            outcome.draft === draft &&
            t('csv.taken', { count: outcome.rows, file: outcome.fileName })}
        </p>
      </Group>
      {outcome && 'faults' in outcome && (
        <CsvFaults
          fileName={outcome.fileName}
          faults={outcome.faults}
          onClose={() => {
            setOutcome(undefined);
            button.current?.focus();
          }}
        />
      )}
    </Stack>
  );
}
