import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import { isSelected, NOTHING, type Selection, toggled, withRange } from './grid/selection.ts';

/**
 * The rows of a table that are selected by the boxes before them: one by one, a range by Shift, all by
 * Ctrl+A, none by Escape. What is in the table no more is selected no more.
 * @param keys of the rows that can be selected, in their order
 */
export function useRowSelection(keys: readonly string[]) {
  const [selection, setSelection] = useState<Selection<string>>(NOTHING);
  const chosen = keys.filter((key) => isSelected(selection, key));
  const selectAll = (all: boolean) => {
    const rows = new Map(all ? keys.map((key) => [key, key]) : []);
    setSelection({ isAll: false, rows, before: rows });
  };
  const toggle = (key: string, isRange: boolean) => {
    const number = keys.indexOf(key);
    const { anchor } = selection;
    if (!isRange || anchor === undefined) {
      return setSelection(toggled(selection, { key, row: key, number }));
    }
    const range = keys.slice(Math.min(anchor, number), Math.max(anchor, number) + 1);
    setSelection(
      withRange(
        selection,
        range.map((each) => [each, each]),
        anchor,
      ),
    );
  };
  return {
    chosen: new Set(chosen),
    selectAll,
    /** The box of all rows. */
    allBox: {
      checked: keys.length > 0 && chosen.length === keys.length,
      indeterminate: chosen.length > 0 && chosen.length < keys.length,
      onChange: () => selectAll(chosen.length < keys.length),
    },
    /** The box of one row. */
    boxOf: (key: string) => ({
      checked: isSelected(selection, key),
      onChange: ({ nativeEvent }: ChangeEvent) =>
        toggle(key, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey),
    }),
    /** For the table: what its keys do. */
    onKeyDown: (event: KeyboardEvent) => {
      const isAll = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a';
      if (!isAll && !(event.key === 'Escape' && chosen.length > 0)) return;
      event.preventDefault();
      selectAll(isAll);
    },
  };
}

export type RowSelection = ReturnType<typeof useRowSelection>;
