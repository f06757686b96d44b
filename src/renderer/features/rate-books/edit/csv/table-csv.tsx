import { Button, FileButton, Group, Stack } from '@mantine/core';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fold } from '../../../../../shared/domain/fold.ts';
import { RATE_BOOK_BYTES } from '../../../../../shared/domain/rate-books/rate-book-file.ts';
import { download } from '../../../../components/download.ts';
import { Icon } from '../../../../components/icon.tsx';
import type { Draft } from '../book/draft.ts';
import type { Table } from '../book/table.ts';
import { useTableWords } from '../table-words.ts';
import classes from './csv.module.css';
import { CsvFaults } from './csv-faults.tsx';
import type { CsvFault } from './file-rows.ts';
import { readCsv } from './read-csv.ts';
import { takeCsv } from './take-csv.ts';
import { writeCsv } from './write-csv.ts';

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
