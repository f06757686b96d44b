import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { Notice } from '../../../components/notice.tsx';
import { Screen } from '../../../components/screen.tsx';
import { ScreenLink } from '../../../components/screen-link.tsx';
import { Section } from '../../../components/section.tsx';
import { sayAlone } from '../../../i18n/say.ts';
import { bookPath } from '../book-name.ts';
import { cellAt } from './book/cell-at.ts';
import type { Draft } from './book/draft.ts';
import { readPath, writtenPath } from './book/path.ts';
import { type Cell, cellPath } from './book/table.ts';
import { tablesOf } from './book/tables.ts';
import { TableCsv } from './csv/table-csv.tsx';
import classes from './editor.module.css';
import { Effects } from './effect/effects.tsx';
import { expectingFound, withExample } from './effect/expectations.ts';
import type { Finding } from './effect/findings.tsx';
import { KeepDialog } from './keep-dialog.tsx';
import { withoutRows, withRow } from './sheet/rows.ts';
import { cellOnly, HOME, inside, rangeOf } from './sheet/selection.ts';
import { Sheet } from './sheet/sheet.tsx';
import { SheetTools } from './sheet-tools.tsx';
import { useTableWords } from './table-words.ts';
import { useBookEdit } from './use-book-edit.ts';
import { useTrial } from './use-trial.ts';

interface EditorProps {
  readonly hash: string;
  readonly base: Draft;
}

/** A rate book to edit: a table of it, and next to it what the edits do. */
export function Editor({ hash, base }: EditorProps) {
  const { t } = useTranslation(['bookEdit', 'rateBooks', 'common']);
  const { tableName } = useTableWords();
  const [, navigate] = useLocation();
  const edits = useBookEdit(hash, base);
  const { draft, edit } = edits;
  const trial = useTrial(draft, hash);
  const [keeping, dialog] = useDisclosure(false);
  const tables = useMemo(() => tablesOf(draft), [draft]);
  const [tableId, setTableId] = useState('base');
  const [chosen, setChosen] = useState(HOME);
  const table = tables.find(({ id }) => id === tableId) ?? tables[0];
  const findings = trial.answer.value?.findings ?? [];
  if (!table) return null;

  const size = { rows: table.rows.length, columns: table.columns.length };
  const selection = inside(chosen, size);
  const show = ({ table: id, ...cell }: Cell & { readonly table: string }) => {
    setTableId(id);
    setChosen(cellOnly(cell));
  };
  const goTo = (place: Cell & { readonly table: string }) => {
    show(place);
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('[role="grid"] td[tabindex="0"]')?.focus(),
    );
  };
  const placeOf = ({ path }: Finding) => {
    const place = cellAt(tables, readPath(path));
    return place && (() => goTo(place));
  };
  const bySentence = new Map(
    findings.flatMap(({ path, message }) => {
      const at = cellAt([table], readPath(path));
      return at ? [[writtenPath(cellPath(table, at)), sayAlone(message)] as const] : [];
    }),
  );
  const addExample = () => {
    const covers = trial.answer.value?.covers;
    if (!trial.risk || !covers) return;
    const row = draft.examples.length;
    edit(withExample(draft, t('examples.new', { number: row + 1 }), trial.risk, covers));
    goTo({ table: 'examples', row, column: 0 });
  };

  return (
    <Screen
      title={t('title', { name: base.name, version: base.version })}
      lead={t('lead')}
      actions={
        <>
          <ScreenLink to={bookPath(hash)}>{t('rateBooks:toBook')}</ScreenLink>
          <Button onClick={dialog.open} disabled={!edits.isChanged}>
            {t('keep.open')}
          </Button>
        </>
      }
    >
      {edits.hadEdits && edits.isChanged && (
        <Notice
          tone="plain"
          title={t('left.title')}
          action={
            <Button size="xs" variant="default" onClick={edits.discard}>
              {t('left.discard')}
            </Button>
          }
        />
      )}
      <div className={classes.halves}>
        <Section title={t('table.label')}>
          <SheetTools
            {...{ tables, table }}
            onTable={(id) => show({ table: id, ...HOME.active })}
            onUndo={edits.canUndo ? edits.undo : undefined}
            onRedo={edits.canRedo ? edits.redo : undefined}
            onAddRow={() => edit(withRow(draft, table, selection.active.row))}
            onRemoveRows={() => edit(withoutRows(draft, table, rangeOf(selection)))}
          />
          <TableCsv key={table.id} {...{ draft, table }} onEdit={edit} />
          <Sheet
            {...{ draft, base, table, selection, findings: bySentence }}
            label={tableName(table)}
            onSelect={setChosen}
            onEdit={edit}
            onUndo={edits.undo}
            onRedo={edits.redo}
          />
          {table.id === 'underwriting' && <p className={classes.keys}>{t('conditions')}</p>}
          <p className={classes.keys}>{t('keys')}</p>
        </Section>
        <Effects
          {...{ draft, trial, placeOf }}
          onAdd={addExample}
          onTake={(tried) => edit(expectingFound(draft, tried))}
        />
      </div>
      {keeping && (
        <KeepDialog
          draft={draft}
          onClose={dialog.close}
          onKept={(kept) => {
            edits.forget();
            navigate(bookPath(kept));
          }}
        />
      )}
    </Screen>
  );
}
