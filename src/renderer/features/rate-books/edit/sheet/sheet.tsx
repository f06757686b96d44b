// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: ARIA lets a table be a grid
import { type ChangeEvent, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import heats from '../../rate-books.module.css';
import { heatOf, Legend } from '../../tables/heat.tsx';
import { cellText, isChoice, isInvalid } from '../book/cell-text.ts';
import { type Draft, writtenPath } from '../book/draft.ts';
import {
  type Cell,
  type CellForm,
  type CellKind,
  type Column,
  cellPath,
  cellValue,
  formAt,
  type Table,
} from '../book/table.ts';
import { tablesOf } from '../book/tables.ts';
import { reasonAt, textAt } from './edits.ts';
import { cellOnly, isIn, rangeOf } from './selection.ts';
import classes from './sheet.module.css';
import { useTableWords } from './table-words.ts';
import { type SheetParts, useSheet } from './use-sheet.ts';

/** What names a row: its first cell, as the word or the bound of a band, and the second where the first is a group. */
function nameAt(draft: Draft, table: Table, row: number): string {
  const [first, second] = [0, 1].map((column) => cellValue(draft, table, { row, column }));
  return JSON.stringify(
    formAt(table, { row, column: 0 }).kind === 'group' ? [first, second] : first,
  );
}

/** The values that a table had in the kept book, found again where rows came or went. */
export function baseValues(base: Draft, draft: Draft, table: Table): (cell: Cell) => unknown {
  const before = tablesOf(base).find(({ id }) => id === table.id);
  if (!before) return () => undefined;
  if (before.rows.length === table.rows.length) {
    return (cell) => cellValue(base, before, cell);
  }
  const rows = new Map(before.rows.map((_, i) => [nameAt(base, before, i), i]));
  return ({ row, column }) => {
    const at = rows.get(nameAt(draft, table, row));
    return at === undefined ? undefined : cellValue(base, before, { row: at, column });
  };
}

/** By how much a changed number differs from the one before, with its sign; undefined for others. */
function signedChange(now: unknown, before: unknown, isMoney: boolean): string | undefined {
  if (typeof now !== 'number' || typeof before !== 'number') return undefined;
  if (isInvalid(now, { kind: 'number' }) || now === before) return undefined;
  const by = isMoney
    ? ((now - before) / 100).toFixed(2)
    : String(Math.round((now - before) * 10_000) / 10_000);
  return now > before ? `+${by}` : by.replace('-', '−');
}

interface CellFieldProps {
  readonly form: CellForm;
  readonly label: string;
  readonly text: string;
  readonly onWrite: (text: string) => void;
  readonly onLeave: () => void;
}

const FLAG = ['yes', 'no'];

/** The field of a cell that is written in: a text, or one of its choices. */
function CellField({ form, label, text, onWrite, onLeave }: CellFieldProps) {
  const { choiceName } = useTableWords();
  const { choices = FLAG, isOptional, kind } = form;
  // The key that began the writing asks for the focus.
  const field = {
    autoFocus: true,
    className: classes.field,
    value: text,
    'aria-label': label,
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onWrite(value),
    onBlur: onLeave,
  };
  if (!isChoice(form)) return <input {...field} />;
  // What stands there may be none of the choices.
  const words = [...new Set([...(isOptional ? [''] : []), text, ...choices])];
  return (
    <select {...field}>
      {words.map((word) => (
        <option key={word} value={word}>
          {choiceName(word, kind)}
        </option>
      ))}
    </select>
  );
}

/** A text of so many characters or more has a wider column. */
const LONG = 36;

/** The kinds of cells that stand at the right. */
const NUMERIC: readonly CellKind[] = ['relativity', 'share', 'number', 'whole', 'money', 'day'];

interface SheetCellProps {
  readonly form: CellForm;
  readonly label: string;
  readonly value: unknown;
  /** What stood there in the kept book. */
  readonly before: unknown;
  readonly isActive: boolean;
  readonly isChosen: boolean;
  /** What is being written; undefined while nothing is. */
  readonly writing: string | undefined;
  readonly hasFinding: boolean;
  readonly onWrite: (text: string) => void;
  readonly onLeave: () => void;
  readonly onPick: (extends_: boolean) => void;
  readonly onOpen: () => void;
}

/** One cell: its value with its colour, what changed, and the field while it is written in. */
function SheetCell(props: SheetCellProps) {
  const { form, label, value, before, isActive, isChosen, writing, hasFinding } = props;
  const { t } = useTranslation('bookEdit');
  const { choiceName } = useTableWords();
  const { kind } = form;
  const text = cellText(value, kind);
  const invalid = isInvalid(value, form);
  const isChanged = cellText(before, kind) !== text;
  const by = signedChange(value, before, kind === 'money');
  const wide = text.length < LONG ? '' : classes.long;
  const shape = NUMERIC.includes(kind) ? classes.numeric : wide;
  return (
    <td
      role="gridcell"
      className={`${classes.cell} ${shape} ${heats.heat}`}
      tabIndex={isActive ? 0 : -1}
      aria-selected={isChosen}
      aria-invalid={invalid || hasFinding || undefined}
      data-changed={isChanged || undefined}
      data-heat={kind === 'relativity' ? heatOf(value) : undefined}
      // A screen reader may put the keyboard here without a key or the mouse.
      onFocus={() => {
        if (!isActive) props.onPick(false);
      }}
      onMouseDown={(event) => {
        if (event.button === 0 && writing === undefined) props.onPick(event.shiftKey);
      }}
      onMouseEnter={(event) => {
        if (event.buttons === 1) props.onPick(true);
      }}
      onDoubleClick={props.onOpen}
    >
      {writing === undefined ? (
        <>
          <span className={classes.value}>{isChoice(form) ? choiceName(text, kind) : text}</span>
          {isChanged && (
            <span className={classes.change}>
              {by ?? (before === undefined ? t('added') : t('changed'))}
            </span>
          )}
        </>
      ) : (
        <CellField
          form={form}
          label={label}
          text={writing}
          onWrite={props.onWrite}
          onLeave={props.onLeave}
        />
      )}
    </td>
  );
}

interface SheetProps extends SheetParts {
  readonly base: Draft;
  readonly label: string;
  /** The paths of the cells in which the checks found something, each with its sentence. */
  readonly findings: ReadonlyMap<string, string>;
}

/** A table of the rate book to edit like a spreadsheet. */
export function Sheet(props: SheetProps) {
  const { draft, base, table, label, findings } = props;
  const { t } = useTranslation('bookEdit');
  const { columnName, rowName } = useTableWords();
  const sheet = useSheet(props);
  const { selection, writing, misfit } = sheet;
  const { active } = selection;
  const text = useId();
  const before = useMemo(() => baseValues(base, draft, table), [base, draft, table]);
  const chosen = rangeOf(selection);
  const cellName = ({ row, column }: Cell) =>
    t('cell', {
      row: table.rows[row] ? rowName(draft, table, row) : row + 1,
      column: table.columns[column] ? columnName(table.columns[column]) : column + 1,
    });
  const isEmpty = table.rows.length === 0;
  const remark = (): string | undefined => {
    if (isEmpty) return undefined;
    if (misfit) {
      const values = { cell: cellName(misfit), text: misfit.text };
      return t(`misfit.${misfit.reason}`, values);
    }
    const reason = reasonAt(draft, table, active);
    return reason ? t(`invalid.${reason}`) : findings.get(writtenPath(cellPath(table, active)));
  };

  const cell = (column: Column, at: Cell) => {
    const path = writtenPath(cellPath(table, at));
    const isActive = at.row === active.row && at.column === active.column;
    return (
      <SheetCell
        key={column.id}
        form={formAt(table, at)}
        label={cellName(at)}
        value={cellValue(draft, table, at)}
        before={before(at)}
        isActive={isActive}
        isChosen={isIn(chosen, at)}
        writing={isActive ? writing : undefined}
        hasFinding={findings.has(path)}
        onWrite={sheet.setWriting}
        onLeave={() => sheet.settle('stay')}
        onPick={(isMore) =>
          sheet.select(isMore ? { anchor: selection.anchor, active: at } : cellOnly(at))
        }
        onOpen={() => sheet.setWriting(textAt(draft, table, at))}
      />
    );
  };

  return (
    <>
      <div className={classes.frame}>
        <table
          ref={sheet.grid}
          role="grid"
          aria-label={label}
          aria-describedby={text}
          aria-multiselectable
          className={classes.sheet}
          onKeyDown={sheet.onKeyDown}
          onCopy={sheet.onCopy}
          onCut={sheet.onCut}
          onPaste={sheet.onPaste}
        >
          <thead>
            <tr>
              <th scope="col">{t('number')}</th>
              {table.columns.map((column) => (
                <th
                  key={column.id}
                  scope="col"
                  className={NUMERIC.includes(column.kind) ? classes.numeric : undefined}
                >
                  {columnName(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row, i) => (
              <tr key={writtenPath(row.at)}>
                <th scope="row">{row.name === undefined ? i + 1 : rowName(draft, table, i)}</th>
                {table.columns.map((column, j) => cell(column, { row: i, column: j }))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={classes.foot}>
        <p id={text} role="status" className={classes.remark} data-fault={remark() && true}>
          {remark() ?? (isEmpty ? t('rows.none') : cellName(active))}
        </p>
        {!isEmpty && table.columns.some(({ kind }) => kind === 'relativity') && <Legend />}
      </div>
    </>
  );
}
