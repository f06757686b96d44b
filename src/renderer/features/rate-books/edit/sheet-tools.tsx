import { Button, Group, NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { BookPart, Table } from './book/table.ts';
import classes from './editor.module.css';
import { useTableWords } from './table-words.ts';

const PARTS: readonly BookPart[] = ['book', 'premium', 'factors', 'sale', 'decisions'];

interface SheetToolsProps {
  readonly tables: readonly Table[];
  readonly table: Table;
  readonly onTable: (id: string) => void;
  /** Absent where nothing can be undone. */
  readonly onUndo: (() => void) | undefined;
  /** Absent where nothing can be redone. */
  readonly onRedo: (() => void) | undefined;
  readonly onAddRow: () => void;
  readonly onRemoveRows: () => void;
}

/** Above a sheet: which table it shows, and what is done without a cell. */
export function SheetTools(props: SheetToolsProps) {
  const { tables, table, onTable, onUndo, onRedo, onAddRow, onRemoveRows } = props;
  const { t } = useTranslation(['bookEdit', 'common']);
  const { tableName } = useTableWords();
  return (
    <Group gap="xs" align="end" mb="sm">
      <NativeSelect
        className={classes.table}
        aria-label={t('table.choose')}
        value={table.id}
        data={PARTS.map((part) => ({
          group: t(`part.${part}`),
          items: tables
            .filter((one) => one.part === part)
            .map((one) => ({ value: one.id, label: tableName(one) })),
        }))}
        onChange={(event) => onTable(event.currentTarget.value)}
      />
      <Button variant="default" disabled={!onUndo} onClick={onUndo}>
        {t('common:undo')}
      </Button>
      <Button variant="default" disabled={!onRedo} onClick={onRedo}>
        {t('redo')}
      </Button>
      {table.list && (
        <>
          <Button variant="default" onClick={onAddRow}>
            {t('rows.add')}
          </Button>
          <Button variant="default" onClick={onRemoveRows}>
            {t('rows.remove')}
          </Button>
        </>
      )}
    </Group>
  );
}
