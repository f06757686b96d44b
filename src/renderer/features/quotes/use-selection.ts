import { useCallback, useMemo, useRef, useState } from 'react';
import { create } from 'zustand';
import type { Fault } from '../../../shared/result/result.ts';
import type { QuoteLine } from '../../../shared/schemas/quotes/quote-list.ts';
import type { GridSelection } from '../../components/grid/column.ts';
import {
  countSelected,
  EVERYTHING,
  isSelected,
  NOTHING,
  type Selection,
  toggled,
  withRange,
} from '../../components/grid/selection.ts';
import { call } from '../../data/call.ts';
import { type QuoteQuery, without, writeQuery } from '../../data/quote-query.ts';
import { translate } from '../../i18n/i18n.ts';
import { collect } from './collect.ts';
import type { QuotesList } from './quotes-list.ts';

type QuoteSelection = Selection<QuoteLine>;

interface KeptSelection {
  /** What the list asks for, as an address has it, whatever its order. */
  readonly of: string;
  readonly selection: QuoteSelection;
}

/** Kept while another screen is shown: who comes back finds the same selected. */
const useKept = create<KeptSelection>()(() => ({ of: '', selection: NOTHING }));

/** How many lines are read by now, of how many. */
interface Reading {
  readonly done: number;
  readonly of: number;
}

const nameOf = ({ quoteId, customerName }: QuoteLine) =>
  translate('lists:selectOne', { name: customerName, id: quoteId });

/** The quotes that are selected in the list of a query. */
export function useQuoteSelection(query: QuoteQuery, list: QuotesList) {
  const of = writeQuery(without(query, 'sort', 'descending'));
  const selection = useKept((kept) => (kept.of === of ? kept.selection : NOTHING));
  const [reading, setReading] = useState<Reading>();
  const [fault, setFault] = useState<Fault>();
  const running = useRef<AbortController>(undefined);
  const select = useCallback(
    (next: QuoteSelection) => useKept.setState({ of, selection: next }),
    [of],
  );
  const { rowAt } = list;
  const { moved } = list.place;

  /** The first lines of the list, so many; undefined where they were not read. */
  const read = useCallback(
    async (most?: number): Promise<readonly QuoteLine[] | undefined> => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      setFault(undefined);
      const lines = await collect(query, {
        list: (asked) => call('listQuotes', asked),
        onProgress: (done, total) => setReading({ done, of: most ?? total }),
        signal: controller.signal,
        most,
      });
      setReading(undefined);
      if (lines && !lines.ok) setFault(lines.fault);
      return lines?.ok ? lines.value : undefined;
    },
    [query],
  );

  const onToggle = useCallback(
    (number: number) => {
      const row = rowAt(number);
      if (!row) return;
      select(toggled(selection, { key: row.quoteId, row, number: number - moved }));
    },
    [rowAt, moved, selection, select],
  );

  const onRange = useCallback(
    async (from: number, to: number) => {
      const anchor = selection.anchor ?? from - moved;
      const [first, last] = [Math.min(anchor, to - moved), Math.max(anchor, to - moved)];
      const numbers = Array.from({ length: last - first + 1 }, (_, at) => first + at);
      const here = numbers.map((number) => rowAt(number + moved));
      const isHere = here.every((row) => row !== undefined);
      const rows = isHere ? here : (await read(last + 1))?.slice(Math.max(0, first));
      if (!rows) return;
      const range = rows.flatMap((row) => (row ? [[row.quoteId, row] as const] : []));
      select(withRange(selection, range, anchor));
    },
    [rowAt, moved, selection, select, read],
  );

  const total = list.total?.count ?? 0;
  const count = countSelected(selection, total);
  const grid = useMemo(
    (): GridSelection<QuoteLine> => ({
      isSelected: ({ quoteId }) => isSelected(selection, quoteId),
      nameOf,
      allName: translate('lists:selectAll'),
      state: count === 0 ? 'none' : count === total ? 'all' : 'some',
      onToggle,
      onRange: (from, to) => void onRange(from, to),
      onAll: (all) => select(all ? EVERYTHING : NOTHING),
    }),
    [selection, count, total, onToggle, onRange, select],
  );

  /** The lines that are selected; undefined where they could not be read. */
  const lines = async (): Promise<readonly QuoteLine[] | undefined> => {
    if (!selection.isAll) return [...selection.rows.values()];
    const all = await read();
    return all?.filter(({ quoteId }) => isSelected(selection, quoteId));
  };

  return {
    grid,
    count,
    isAll: selection.isAll,
    isLeast: selection.isAll && (list.total?.isLeast ?? false),
    lines,
    /** Selects some lines and no others. */
    only: (some: readonly QuoteLine[]) => {
      const rows = new Map(some.map((line) => [line.quoteId, line]));
      select({ isAll: false, rows, before: rows });
    },
    /** How far the reading of what is selected is, and what went wrong with it. */
    reading,
    fault,
    cancel: () => running.current?.abort(),
  };
}

export type SelectedQuotes = ReturnType<typeof useQuoteSelection>;
