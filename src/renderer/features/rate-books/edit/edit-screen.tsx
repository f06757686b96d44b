import '../../../i18n/screen-words/book-edit.ts';
import '../../../i18n/screen-words/rate-books.ts';
import { Button, Group, NativeSelect } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useParams } from 'wouter';
import type { BookPart } from '../../../../shared/domain/rate-book-fields/rate-book-field.ts';
import type { RateBookTrial } from '../../../../shared/schemas/rate-books/rate-book-trial.ts';
import { ScreenLink } from '../../../components/links.tsx';
import { Notice, RoleNeeded } from '../../../components/notice.tsx';
import { Screen, Section } from '../../../components/screen.tsx';
import { getEnvironment } from '../../../data/environment.ts';
import { later } from '../../../data/later.ts';
import { recall, remember } from '../../../data/memory.ts';
import { useShared } from '../../../data/office.ts';
import { useOperation } from '../../../data/operation-query.ts';
import { sayAlone } from '../../../i18n/say.ts';
import { bookPath, RATE_BOOKS } from '../dated-table.ts';
import { AwaitedScreen } from '../state-badge.tsx';
import {
  begin,
  change,
  type Draft,
  type History,
  type Risk,
  readPath,
  redo,
  undo,
  writtenPath,
} from './book/draft.ts';
import { type Cell, cellAt, cellPath, type Table } from './book/table.ts';
import { tablesOf } from './book/tables.ts';
import { TableCsv } from './csv/table-csv.tsx';
import { Effects, type Finding } from './effect/effects.tsx';
import { useTrial } from './effect/use-trial.ts';
import { KeepDialog } from './keep-dialog.tsx';
import { cellOnly, HOME, inside, rangeOf, withoutRows, withRow } from './sheet/selection.ts';
import classes from './sheet/sheet.module.css';
import { Sheet } from './sheet/sheet.tsx';
import { useTableWords } from './sheet/table-words.ts';

type Tried = NonNullable<RateBookTrial['examples']>[number];
type Covers = NonNullable<RateBookTrial['covers']>;

/** The draft whose examples expect what it gives for them. @param tried the examples to change */
export function expectingFound(draft: Draft, tried: readonly Tried[]): Draft {
  const found = new Map(tried.map((one) => [one.title, one.found]));
  const examples = draft.examples.map((example) => {
    const expect = found.get(example.title);
    return expect ? { ...example, expect } : example;
  });
  return { ...draft, examples };
}

const cents = (euro: number) => Math.round(euro * 100);

/** The draft with a risk as its last example, which expects what the book gives under the risk's cover. */
function withExample(draft: Draft, title: string, risk: Risk, covers: Covers): Draft {
  const explanation = covers.find(({ cover }) => cover === risk.inputs.cover)?.explanation;
  if (!explanation) return draft;
  const { receivedOn, netPremium, grossPremium, policyFee, premium } = explanation;
  const { inputs, basis } = risk;
  const expect = {
    netCents: cents(netPremium),
    grossCents: cents(grossPremium),
    feeCents: cents(policyFee),
    premiumCents: cents(premium),
  };
  const example = { title, inputs, ...(basis && { basis }), receivedOn, expect };
  return { ...draft, examples: [...draft.examples, example] };
}

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

/** Milliseconds after the last edit until it is kept in this browser. */
const KEEP_AFTER = 300;

const memoryOf = (hash: string) => `quotedesk-book-edit-${getEnvironment()}-${hash}`;

/** The edits that were left here, behind the book that they began with: they can be undone together. */
function leftEdits(memory: string, base: Draft): History<Draft> {
  try {
    const left = recall(memory);
    // What is kept under this name was a draft when it was put there.
    return left ? change(begin(base), JSON.parse(left) as Draft) : begin(base);
  } catch {
    return begin(base);
  }
}

/** The edits of one rate book: undone and redone over all tables, and still there after a reload. */
export function useBookEdit(hash: string, base: Draft) {
  const memory = memoryOf(hash);
  const [history, setHistory] = useState(() => leftEdits(memory, base));
  const [hadEdits] = useState(history.present !== base);
  const draft = history.present;
  const isChanged = draft !== base;
  useEffect(
    () => later(() => remember(memory, isChanged ? JSON.stringify(draft) : ''), KEEP_AFTER),
    [memory, draft, isChanged],
  );
  return {
    draft,
    isChanged,
    hadEdits,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    edit: (next: Draft) => setHistory((now) => change(now, next)),
    undo: () => setHistory(undo),
    redo: () => setHistory(redo),
    /** Back to the book as it is kept: a change that can be undone, too. */
    discard: () => setHistory((now) => change(now, base)),
    /** Forgets what was kept in this browser. */
    forget: () => remember(memory, ''),
  };
}

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
            tables={tables}
            table={table}
            onTable={(id) => show({ table: id, ...HOME.active })}
            onUndo={edits.canUndo ? edits.undo : undefined}
            onRedo={edits.canRedo ? edits.redo : undefined}
            onAddRow={() => edit(withRow(draft, table, selection.active.row))}
            onRemoveRows={() => edit(withoutRows(draft, table, rangeOf(selection)))}
          />
          <TableCsv key={table.id} draft={draft} table={table} onEdit={edit} />
          <Sheet
            draft={draft}
            base={base}
            table={table}
            selection={selection}
            findings={bySentence}
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
          draft={draft}
          trial={trial}
          placeOf={placeOf}
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

/** A kept rate book to edit: what is kept stays, and the edits become a draft of their own. */
export function EditRateBookScreen() {
  const { t } = useTranslation(['bookEdit', 'rateBooks']);
  const { hash = '' } = useParams();
  const { may, officeDecides } = useShared();
  const { value, fault, refetch } = useOperation('readRateBook', { hash });
  const back = <ScreenLink to={RATE_BOOKS}>{t('rateBooks:unknown.back')}</ScreenLink>;
  if (!may('ratebook:draft')) {
    return (
      <Screen title={t('waiting')} actions={back}>
        <RoleNeeded officeDecides={officeDecides} right="ratebook:draft" to="use" />
      </Screen>
    );
  }
  if (value) return <Editor key={value.hash} hash={value.hash} base={value.rateBook} />;
  return (
    <AwaitedScreen title={t('waiting')} height={320} fault={fault} back={back} onRetry={refetch} />
  );
}
