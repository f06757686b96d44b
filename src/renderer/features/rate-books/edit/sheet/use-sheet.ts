import { type ClipboardEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { isChoice } from '../book/cell-text.ts';
import type { Draft } from '../book/draft.ts';
import { formAt, type Table } from '../book/table.ts';
import {
  cleared,
  copied,
  filledDown,
  type Misfit,
  misfit as misfitOf,
  pasteInto,
  textAt,
  typed,
} from './edits.ts';
import { cellOnly, inside, moved, nextCell, rangeOf, type Selection } from './selection.ts';

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** Cells as a spreadsheet puts them on the clipboard: tabs between cells, and each row ends its line. */
export function toTabbed(rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    cells.map((text) => (/["\t\r\n]/.test(text) ? quoted(text) : text)).join('\t');
  return rows.map((cells) => `${line(cells)}\r\n`).join('');
}

const CELL = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/y;

/** Reads cells from the clipboard, as Excel, LibreOffice and {@link toTabbed} write them. */
export function fromTabbed(text: string): string[][] {
  const rows: string[][] = [[]];
  CELL.lastIndex = 0;
  for (;;) {
    const [, inQuotes, plain = '', end = ''] = CELL.exec(text) ?? [];
    rows.at(-1)?.push(inQuotes?.replaceAll('""', '"') ?? plain);
    if (end === '') return rows;
    // Spreadsheets end the last row with a line break, too.
    if (end !== '\t') {
      if (CELL.lastIndex === text.length) return rows;
      rows.push([]);
    }
  }
}

export interface SheetParts {
  readonly draft: Draft;
  readonly table: Table;
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
  readonly onEdit: (draft: Draft) => void;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
}

const isOpening = ({ key }: KeyboardEvent) => key === 'Enter' || key === 'F2';

/** What the keyboard, the clipboard and the mouse do in a sheet. */
export function useSheet(parts: SheetParts) {
  const { draft, table, onSelect, onEdit } = parts;
  const size = { rows: table.rows.length, columns: table.columns.length };
  const selection = inside(parts.selection, size);
  const { active } = selection;
  const [writing, setWriting] = useState<string>();
  const [misfit, setMisfit] = useState<Misfit>();
  const grid = useRef<HTMLTableElement>(null);
  const takesFocus = useRef(false);

  const select = (next: Selection) => {
    takesFocus.current = true;
    setMisfit(undefined);
    onSelect(next);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cell that the keyboard went to
  useLayoutEffect(() => {
    if (!takesFocus.current || writing !== undefined) return;
    takesFocus.current = false;
    const cell = grid.current?.querySelector<HTMLElement>('td[tabindex="0"]');
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [active.row, active.column, writing, table.id]);

  const edit = (next: Draft) => {
    setMisfit(undefined);
    onEdit(next);
  };
  /** Takes what is written, and goes on by so many rows or cells. */
  const settle = (by: 'stay' | 'down' | 'next' | 'back') => {
    if (writing !== undefined) {
      const refused = misfitOf(table, active, writing);
      if (refused?.reason === 'taken') setMisfit(refused);
      else edit(typed(draft, table, active, writing));
    }
    setWriting(undefined);
    takesFocus.current = by !== 'stay';
    const to = {
      stay: active,
      down: { ...active, row: Math.min(active.row + 1, size.rows - 1) },
      next: nextCell(active, 1, size) ?? active,
      back: nextCell(active, -1, size) ?? active,
    }[by];
    if (by !== 'stay') onSelect(cellOnly(to));
  };

  const commands: Readonly<Record<string, () => void>> = {
    a: () =>
      select({
        anchor: { row: 0, column: 0 },
        active: { row: size.rows - 1, column: size.columns - 1 },
      }),
    d: () => edit(filledDown(draft, table, rangeOf(selection))),
    z: parts.onUndo,
    y: parts.onRedo,
  };

  const picks = isChoice(formAt(table, active));
  const pressIdle = (event: KeyboardEvent): boolean => {
    const { key, shiftKey: shift } = event;
    const ctrl = event.ctrlKey || event.metaKey;
    const to = moved(selection, { key, shift, ctrl }, size);
    const command = ctrl ? commands[shift && key === 'Z' ? 'y' : key.toLowerCase()] : undefined;
    if (to) select(to);
    else if (command) command();
    else if (ctrl || event.altKey) return false;
    else if (isOpening(event)) setWriting(textAt(draft, table, active));
    else if (key === 'Delete') edit(cleared(draft, table, rangeOf(selection)));
    else if (key === 'Backspace' && !picks) setWriting('');
    else if (key.length === 1) setWriting(picks ? textAt(draft, table, active) : key);
    else return false;
    return true;
  };

  const pressWriting = (event: KeyboardEvent): boolean => {
    if (event.key === 'Enter') settle('down');
    else if (event.key === 'Tab') settle(event.shiftKey ? 'back' : 'next');
    else if (event.key === 'Escape') {
      takesFocus.current = true;
      setWriting(undefined);
    } else {
      // Other keys are of the text; the keys of the application are not meant.
      event.stopPropagation();
      return false;
    }
    return true;
  };

  /** @returns whether cells were copied, and not a part of what is written */
  const copy = (event: ClipboardEvent): boolean => {
    if (writing !== undefined) return false;
    event.preventDefault();
    const cells = copied(draft, table, rangeOf(selection));
    event.clipboardData.setData('text/plain', toTabbed(cells));
    return true;
  };

  return {
    grid,
    selection,
    writing,
    misfit,
    setWriting,
    select,
    settle,
    onKeyDown: (event: KeyboardEvent) => {
      if (writing === undefined ? !pressIdle(event) : !pressWriting(event)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onCopy: copy,
    onCut: (event: ClipboardEvent) => {
      if (copy(event)) edit(cleared(draft, table, rangeOf(selection)));
    },
    onPaste: (event: ClipboardEvent) => {
      if (writing !== undefined) return;
      event.preventDefault();
      const pasted = fromTabbed(event.clipboardData.getData('text/plain'));
      const result = pasteInto(draft, table, rangeOf(selection), pasted);
      if ('misfit' in result) setMisfit(result.misfit);
      else edit(result.draft);
    },
  };
}
