import { useRef, useState } from 'react';
import type { Fault, Result } from '../../shared/result/result.ts';
import { beginWork, type WorkKind } from './work.ts';

/** A row with which something could not be done, and why. */
export interface Refused<Row> {
  readonly row: Row;
  readonly fault: Fault;
}

/** What became of rows with which the same was done. */
export interface Many<Row> {
  /** How many of how many are done; undefined unless some are being done. */
  readonly progress: { readonly done: number; readonly of: number } | undefined;
  readonly done: readonly Row[];
  readonly refused: readonly Refused<Row>[];
}

/** Does the same with rows one after another: what was done stays so where the rest is cancelled or refused. */
export function useMany<Row>() {
  const [state, setState] = useState<Many<Row>>({ progress: undefined, done: [], refused: [] });
  const running = useRef<AbortController>(undefined);

  async function run(
    kind: WorkKind,
    rows: readonly Row[],
    each: (row: Row) => Promise<Result<unknown>>,
  ): Promise<Many<Row>> {
    const controller = new AbortController();
    running.current = controller;
    const work = beginWork(kind);
    const done: Row[] = [];
    const refused: Refused<Row>[] = [];
    for (const [at, row] of rows.entries()) {
      if (controller.signal.aborted) break;
      const progress = { done: at, of: rows.length };
      setState({ progress, done, refused });
      work.onProgress(progress);
      const answer = await each(row);
      if (answer.ok) done.push(row);
      else refused.push({ row, fault: answer.fault });
    }
    work.end(controller.signal.aborted ? 'cancelled' : refused.length > 0 ? 'failed' : 'done');
    const became = { progress: undefined, done, refused };
    setState(became);
    return became;
  }

  return { ...state, run, cancel: () => running.current?.abort() };
}
