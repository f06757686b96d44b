import { isJsonObject } from '../../../../shared/data/json-object.ts';
import { put, take } from '../../../../shared/data/nested-value.ts';
import type { Message } from '../../../../shared/domain/messages/message.ts';
import { type Finding, fault } from '../../rating/examine/finding.ts';
import type { CellPlace, Sheet } from './sheet.ts';

/** An item of a rate book whose shape nothing has checked yet. */
export type Unchecked = { [name: string]: unknown };

/** The value at a path of names, as `cents.TPFT`; undefined where there is none. */
export const valueAt = (item: unknown, path: string): unknown => take(item, path.split('.'));

/**
 * Puts a value at a path of names, with the objects on the way to it.
 * @returns false, and leaves the item as it is, where something else than an object is on the way
 */
export function putAt(item: Unchecked, path: string, value: unknown): boolean {
  const names = path.split('.');
  const isFree = names.slice(0, -1).every((_, i) => {
    const before = take(item, names.slice(0, i + 1));
    return before === undefined || isJsonObject(before);
  });
  if (isFree) put(item, names, value);
  return isFree;
}

/** A finding with the cell that it is about. */
export interface PlacedFinding extends Finding {
  /** Absent: nothing in the workbook stands for it. */
  readonly cell?: CellPlace;
}

/** What the reading of a workbook collects: faults, and the cell of each part of the book. */
export interface Reading {
  readonly findings: PlacedFinding[];
  /** Notes where the part of the book at a path stands. */
  readonly note: (path: string, cell: CellPlace) => void;
  readonly fault: (path: string, cell: CellPlace | undefined, message: Message) => void;
  readonly warn: (cell: CellPlace, message: Message) => void;
  /** The sheet of a name, whatever its case; the spaces around it do not count. */
  readonly sheetCalled: (name: string) => Sheet | undefined;
  /** The cell of a path, or of what is nearest to it: something in it, or what it is in. */
  readonly cellOf: (path: string) => CellPlace | undefined;
}

const key = (name: string) => name.trim().toLowerCase();

/** The paths that hold a path, the innermost first: of `a[0].b`, `a[0]` and `a`. */
export function holders(path: string): string[] {
  const end = Math.max(path.lastIndexOf('.'), path.lastIndexOf('['));
  return end <= 0 ? [] : [path.slice(0, end), ...holders(path.slice(0, end))];
}

/** Begins to read a workbook. */
export function beginReading(sheets: readonly Sheet[]): Reading {
  const names = new Map([...sheets].reverse().map((sheet) => [key(sheet.name), sheet]));
  const findings: PlacedFinding[] = [];
  const cells = new Map<string, CellPlace>();
  /** The first row that stands for something in a path. */
  const inner = new Map<string, CellPlace>();
  return {
    findings,
    note: (path, cell) => {
      cells.set(path, cell);
      const { column: _, ...row } = cell;
      for (const holder of holders(path)) if (!inner.has(holder)) inner.set(holder, row);
    },
    fault: (path, cell, message) => {
      findings.push({ ...fault({ path }, message), ...(cell ? { cell } : {}) });
    },
    warn: (cell, message) => {
      findings.push({ severity: 'warning', path: '', message, cell });
    },
    sheetCalled: (name) => names.get(key(name)),
    cellOf: (path) => {
      const known = [path, ...holders(path)].find((one) => cells.has(one) || inner.has(one)) ?? '';
      return cells.get(known) ?? inner.get(known);
    },
  };
}
