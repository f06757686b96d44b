import { create } from 'zustand';
import { type DatasetKind, FILE_PART_BYTES } from '../../../shared/domain/data/dataset.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { type Fault, failed, type Result } from '../../../shared/result/result.ts';
import type { ColumnChoice, ColumnProposal } from '../../../shared/schemas/data/column-mapping.ts';
import type { DatasetReport } from '../../../shared/schemas/data/dataset.ts';
import type { Job } from '../../../shared/schemas/desk/job.ts';
import { base64OfBlob } from '../../data/base64.ts';
import { type Caller, call } from '../../data/call.ts';
import { runJob } from '../../data/job.ts';

interface HandOverParts {
  readonly ask: Caller;
  /** A piece of the file as base64; rejects where it can not be read. */
  readonly read: (piece: Blob) => Promise<string>;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: NonNullable<Job['progress']>) => void;
}

/** Hands a file over to the host in parts. @returns what names it there */
async function handOver(
  file: File,
  { ask, read, signal, onProgress }: HandOverParts,
): Promise<Result<string>> {
  let upload: string | undefined;
  for (let at = 0; at < file.size || upload === undefined; at += FILE_PART_BYTES) {
    if (signal.aborted) {
      if (upload !== undefined) await ask('discardFile', { upload });
      return failed({ kind: 'conflict', message: message('cancelled') });
    }
    const piece = file.slice(at, at + FILE_PART_BYTES);
    const contentBase64 = await read(piece).catch(() => undefined);
    if (contentBase64 === undefined) {
      return failed({ kind: 'invalid', message: message('fileUnread', { file: file.name }) });
    }
    const taken = await ask('receiveFilePart', { ...(upload && { upload }), contentBase64 });
    if (!taken.ok) return taken;
    ({ upload } = taken.value);
    onProgress({ done: Math.min(at + piece.size, file.size), of: file.size });
  }
  return { ok: true, value: upload };
}

/** What is done with a file at the moment. */
export type Work = 'uploading' | 'naming' | 'checking' | 'importing';

/** A file that was handed over. */
interface HandedFile {
  readonly kind: DatasetKind;
  readonly upload: string;
  readonly fileName: string;
}

/** A file whose columns are still to be chosen. */
export interface NamedFile extends HandedFile {
  readonly step: 'mapping';
  readonly proposal: ColumnProposal;
}

/** How far the import of a file is. */
export type ImportStep =
  | { readonly step: 'none' }
  | {
      readonly step: Work;
      readonly kind: DatasetKind;
      readonly fileName: string;
      readonly progress: Job['progress'];
    }
  | NamedFile
  | {
      readonly step: 'checked';
      readonly upload: string;
      readonly columns: ColumnChoices;
      readonly report: DatasetReport;
    }
  | { readonly step: 'done'; readonly report: DatasetReport }
  | { readonly step: 'failed'; readonly fault: Fault };

/** What was chosen for columns; the others are read by their titles. */
type ColumnChoices = readonly ColumnChoice[];

/** The kinds that come from systems of any kind: their columns are chosen by hand. */
const NAMED: ReadonlySet<DatasetKind> = new Set(['customers']);

interface ImportState {
  readonly now: ImportStep;
  /** Hands a file over, and checks it where its columns need no choice; nothing changes yet. */
  readonly take: (kind: DatasetKind, file: File) => Promise<void>;
  /** Checks the file with what was chosen for its columns. */
  readonly check: (columns: ColumnChoices) => Promise<void>;
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
      { kind, upload, fileName }: HandedFile,
      columns: ColumnChoices,
    ): Promise<Result<DatasetReport>> =>
      run(
        'importDataset',
        { kind, upload, fileName, columns: [...columns], dryRun: step === 'checking' },
        begin(step, kind, fileName),
      );

    /** Asks what the columns of a file would be read as; the choice may differ. */
    async function name(file: HandedFile): Promise<void> {
      begin('naming', file.kind, file.fileName);
      const proposed = await ask('proposeColumns', file);
      if (proposed.ok && !work.signal.aborted) {
        return set({ now: { step: 'mapping', ...file, proposal: proposed.value } });
      }
      await ask('discardFile', { upload: file.upload });
      if (proposed.ok) set({ now: { step: 'none' } });
      else end(proposed.fault);
    }

    async function check(file: HandedFile, columns: ColumnChoices): Promise<void> {
      const { upload } = file;
      const checked = await importing('checking', file, columns);
      if (checked.ok) {
        return set({ now: { step: 'checked', upload, columns, report: checked.value } });
      }
      await ask('discardFile', { upload });
      end(checked.fault);
    }

    return {
      now: { step: 'none' },
      take: async (kind, file) => {
        get().leave();
        work = new AbortController();
        const handed = await handOver(file, begin('uploading', kind, file.name));
        if (!handed.ok) return end(handed.fault);
        const whole = { kind, upload: handed.value, fileName: file.name };
        await (NAMED.has(kind) ? name(whole) : check(whole, []));
      },
      check: async (columns) => {
        const { now } = get();
        if (now.step !== 'mapping') return;
        work = new AbortController();
        await check(now, columns);
      },
      use: async () => {
        const { now } = get();
        if (now.step !== 'checked') return;
        const { upload, columns, report } = now;
        work = new AbortController();
        const { kind, fileName } = report;
        const used = await importing('importing', { kind, upload, fileName }, columns);
        if (used.ok) return set({ now: { step: 'done', report: used.value } });
        // The file is still there, checked: it can be used again.
        if (work.signal.aborted) return set({ now });
        end(used.fault);
      },
      cancel: () => work.abort(),
      leave: () => {
        const { now } = get();
        if (now.step === 'checked' || now.step === 'mapping')
          void ask('discardFile', { upload: now.upload });
        set({ now: { step: 'none' } });
      },
    };
  });
}

/** The import of this desk. */
export const useImport = createImportStore();
