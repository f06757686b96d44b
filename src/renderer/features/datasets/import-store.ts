import { create } from 'zustand';
import type { Fault, Result } from '../../../shared/contract/result.ts';
import type { DatasetKind, DatasetReport } from '../../../shared/schemas/dataset.ts';
import type { Job } from '../../../shared/schemas/job.ts';
import { base64OfBlob } from '../../data/base64.ts';
import { call } from '../../data/call.ts';
import { runJob } from '../../data/job.ts';
import { handOver } from './hand-over.ts';

/** What is done with a file at the moment. */
export type Work = 'uploading' | 'checking' | 'importing';

/** How far the import of a file is. */
export type ImportStep =
  | { readonly step: 'none' }
  | {
      readonly step: Work;
      readonly kind: DatasetKind;
      readonly fileName: string;
      readonly progress: Job['progress'];
    }
  | { readonly step: 'checked'; readonly upload: string; readonly report: DatasetReport }
  | { readonly step: 'done'; readonly report: DatasetReport }
  | { readonly step: 'failed'; readonly fault: Fault };

interface ImportState {
  readonly now: ImportStep;
  /** Hands a file over and checks it; nothing changes yet. */
  readonly take: (kind: DatasetKind, file: File) => Promise<void>;
  /** Uses the rows of the checked file. */
  readonly use: () => Promise<void>;
  /** Ends the work early. */
  readonly cancel: () => void;
  /** Forgets what is shown, and removes a file that is not imported. */
  readonly leave: () => void;
}

interface StoreParts {
  readonly ask?: typeof call;
  readonly run?: typeof runJob;
  readonly read?: (piece: Blob) => Promise<string>;
}

/** The import of a file, which goes on while another screen is shown. One at a time. */
export function createImportStore({
  ask = call,
  run = runJob,
  read = base64OfBlob,
}: StoreParts = {}) {
  let work = new AbortController();
  return create<ImportState>()((set, get) => {
    /** Says what is done, and takes how far it is. */
    const begin = (step: Work, kind: DatasetKind, fileName: string) => {
      const show = (progress: Job['progress']) => set({ now: { step, kind, fileName, progress } });
      show(undefined);
      return { ask, read, signal: work.signal, onProgress: show };
    };
    const end = (fault: Fault) =>
      set({ now: work.signal.aborted ? { step: 'none' } : { step: 'failed', fault } });

    const importing = (
      step: 'checking' | 'importing',
      order: { kind: DatasetKind; upload: string; fileName: string },
    ): Promise<Result<DatasetReport>> =>
      run(
        'importDataset',
        { ...order, dryRun: step === 'checking' },
        begin(step, order.kind, order.fileName),
      );

    return {
      now: { step: 'none' },
      take: async (kind, file) => {
        get().leave();
        work = new AbortController();
        const handed = await handOver(file, begin('uploading', kind, file.name));
        if (!handed.ok) return end(handed.fault);
        const upload = handed.value;
        const checked = await importing('checking', { kind, upload, fileName: file.name });
        if (checked.ok) return set({ now: { step: 'checked', upload, report: checked.value } });
        await ask('discardFile', { upload });
        end(checked.fault);
      },
      use: async () => {
        const { now } = get();
        if (now.step !== 'checked') return;
        const { upload, report } = now;
        work = new AbortController();
        const { kind, fileName } = report;
        const used = await importing('importing', { kind, upload, fileName });
        if (used.ok) return set({ now: { step: 'done', report: used.value } });
        // The file is still there, checked: it can be used again.
        if (work.signal.aborted) return set({ now });
        end(used.fault);
      },
      cancel: () => work.abort(),
      leave: () => {
        const { now } = get();
        if (now.step === 'checked') void ask('discardFile', { upload: now.upload });
        set({ now: { step: 'none' } });
      },
    };
  });
}

/** The import of this desk. */
export const useImport = createImportStore();
