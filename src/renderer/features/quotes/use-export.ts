import { useRef, useState } from 'react';
import type { Fault } from '../../../shared/contract/result.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import type { QuoteColumn } from '../../../shared/domain/quote-columns.ts';
import { download } from '../../components/download.ts';
import { call } from '../../data/call.ts';
import { getEnvironment } from '../../data/environment.ts';
import type { QuoteQuery } from '../../data/quote-query.ts';
import { beginWork } from '../../data/work.ts';
import { translate } from '../../i18n/i18n.ts';
import { collect } from './collect.ts';
import { today } from './fields.ts';
import { type Sheet, sheetOf } from './sheet.ts';

/** What the list can be written as. What writes it is loaded when it is asked for. */
const FORMATS = {
  csv: async (sheet: Sheet) => (await import('./csv.ts')).csvOf(sheet),
  xlsx: async (sheet: Sheet) => (await import('./excel.ts')).excelOf(sheet),
} as const;
export type Format = keyof typeof FORMATS;

type Progress =
  | { readonly state: 'idle' }
  | { readonly state: 'busy'; readonly lines: number; readonly total: number }
  | { readonly state: 'done'; readonly lines: number; readonly name: string }
  | { readonly state: 'failed'; readonly fault: Fault };

/** Writes what is listed into a file: all of it, in the order and the columns shown. */
export function useExport(query: QuoteQuery, columns: readonly QuoteColumn[]) {
  const [progress, setProgress] = useState<Progress>({ state: 'idle' });
  const running = useRef<AbortController>(undefined);

  async function write(format: Format): Promise<void> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setProgress({ state: 'busy', lines: 0, total: 0 });
    const work = beginWork('exportQuotes');
    const lines = await collect(query, {
      list: (asked) => call('listQuotes', asked),
      onProgress: (lines, total) => {
        setProgress({ state: 'busy', lines, total });
        work.onProgress({ done: lines, of: total });
      },
      signal,
    });
    if (!lines) return work.end('cancelled');
    if (!lines.ok) {
      work.end('failed');
      return setProgress({ state: 'failed', fault: lines.fault });
    }
    const isTraining = getEnvironment() === 'training';
    const what = translate(isTraining ? 'quotes:export.trainingName' : 'quotes:export.name');
    const name = `${what}-${today()}.${format}`;
    try {
      const file = await FORMATS[format](sheetOf(lines.value, columns, isTraining));
      if (signal.aborted) return work.end('cancelled');
      download(file, name);
      work.end('done');
      setProgress({ state: 'done', lines: lines.value.length, name });
    } catch {
      work.end('failed');
      const fault: Fault = { kind: 'internal', message: message('exportFailed') };
      setProgress({ state: 'failed', fault });
    }
  }

  const end = () => {
    running.current?.abort();
    setProgress({ state: 'idle' });
  };
  return { progress, write, end };
}
