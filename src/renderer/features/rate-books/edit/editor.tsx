import { Button, Group, NativeSelect } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { FaultNotice } from '../../../components/fault-notice.tsx';
import { Notice } from '../../../components/notice.tsx';
import { Screen } from '../../../components/screen.tsx';
import { Section } from '../../../components/section.tsx';
import { sayAlone } from '../../../i18n/say.ts';
import type { Draft } from './book/draft.ts';
import { readPath, writtenPath } from './book/path.ts';
import { cellAt, cellPath, tablesOf } from './book/tables.ts';
import classes from './editor.module.css';
import { Examples } from './effect/examples.tsx';
import { type Finding, Findings } from './effect/findings.tsx';
import { WhatIf } from './effect/what-if.tsx';
import { KeepDialog } from './keep-dialog.tsx';
import { withoutRows, withRow } from './sheet/edits.ts';
import { cellOnly, HOME, inside, rangeOf } from './sheet/selection.ts';
import { Sheet } from './sheet/sheet.tsx';
import { useTableWords } from './table-words.ts';
import { useBookEdit } from './use-book-edit.ts';
import { useTrial } from './use-trial.ts';

interface EditorProps {
  readonly hash: string;
  readonly base: Draft;
}

/** A rate book to edit: a table of it, and next to it what the edits do. */
export function Editor({ hash, base }: EditorProps) {
  const { t } = useTranslation(['bookEdit', 'common']);
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
  // What the checks say of examples, the table of examples shows.
  const findings = (trial.answer.value?.findings ?? []).filter(
    ({ path }) => !path.startsWith('examples['),
  );
  if (!table) return null;

  const size = { rows: table.rows.length, columns: table.columns.length };
  const selection = inside(chosen, size);
  const placeOf = ({ path }: Finding) => {
    const place = cellAt(tables, readPath(path));
    if (!place) return undefined;
    return () => {
      setTableId(place.table);
      setChosen(cellOnly(place));
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>('[role="grid"] td[tabindex="0"]')?.focus(),
      );
    };
  };
  const bySentence = new Map(
    findings.flatMap(({ path, message }) => {
      const at = cellAt([table], readPath(path));
      if (!at) return [];
      return [[writtenPath(cellPath(table, at.row, at.column)), sayAlone(message)] as const];
    }),
  );

  return (
    <Screen
      title={t('title', { name: base.name, version: base.version })}
      lead={t('lead')}
      actions={
        <Button onClick={dialog.open} disabled={!edits.isChanged}>
          {t('keep.open')}
        </Button>
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
          <Group gap="xs" align="end" mb="sm">
            <NativeSelect
              className={classes.table}
              aria-label={t('table.choose')}
              value={table.id}
              data={tables.map((one) => ({ value: one.id, label: tableName(one) }))}
              onChange={(event) => {
                setTableId(event.currentTarget.value);
                setChosen(HOME);
              }}
            />
            <Button variant="default" disabled={!edits.canUndo} onClick={edits.undo}>
              {t('common:undo')}
            </Button>
            <Button variant="default" disabled={!edits.canRedo} onClick={edits.redo}>
              {t('redo')}
            </Button>
            {table.list && (
              <>
                <Button
                  variant="default"
                  onClick={() => edit(withRow(draft, table, selection.active.row))}
                >
                  {t('rows.add')}
                </Button>
                <Button
                  variant="default"
                  onClick={() => edit(withoutRows(draft, table, rangeOf(selection)))}
                >
                  {t('rows.remove')}
                </Button>
              </>
            )}
          </Group>
          <Sheet
            {...{ draft, base, table, selection, findings: bySentence }}
            label={tableName(table)}
            onSelect={setChosen}
            onEdit={edit}
            onUndo={edits.undo}
            onRedo={edits.redo}
          />
          <p className={classes.keys}>{t('keys')}</p>
        </Section>
        <div className={classes.effects}>
          {trial.answer.fault && (
            <FaultNotice fault={trial.answer.fault} onRetry={trial.answer.refetch} />
          )}
          <Section title={t('risk.label')}>
            <WhatIf
              draft={draft}
              risk={trial.risk}
              start={trial.start}
              covers={trial.answer.value?.covers ?? null}
              onStart={trial.setStart}
              onRisk={trial.setRisk}
            />
          </Section>
          <Section title={t('findings.label')}>
            <Findings findings={findings} placeOf={placeOf} />
          </Section>
          <Section title={t('examples.label')}>
            <Examples examples={trial.answer.value?.examples ?? null} />
          </Section>
        </div>
      </div>
      {keeping && (
        <KeepDialog
          draft={draft}
          onClose={dialog.close}
          onKept={(kept) => {
            edits.forget();
            navigate(`/rate-books/${kept}`);
          }}
        />
      )}
    </Screen>
  );
}
