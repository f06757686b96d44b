import { create } from 'zustand';
import { done, type Fault, type Result } from '../../../../shared/contract/result.ts';
import type { DocumentType } from '../../../../shared/domain/quotes/document-type.ts';
import type { DocumentFile } from '../../../../shared/schemas/quotes/document.ts';
import { type Caller, call } from '../../../data/call.ts';
import { LOADING, type Loaded, loaded } from '../../../data/loaded.ts';
import { beginWork } from '../../../data/work.ts';

/** How far making several documents has come. */
interface Progress {
  readonly made: number;
  readonly of: number;
}

type HandOn = (files: readonly DocumentFile[]) => void;

interface DocumentsState {
  readonly quoteId: string;
  /** The document in the preview. */
  readonly chosen: DocumentType | undefined;
  readonly files: Partial<Record<DocumentType, Loaded<DocumentFile>>>;
  /** Present while several are made. */
  readonly progress: Progress | undefined;
  readonly fault: Fault | undefined;
  /** Turns to a state of a quote: documents of another one say something else. */
  readonly turnTo: (quoteId: string, events: number) => void;
  readonly choose: (type: DocumentType | undefined) => void;
  /** Reads several, one after the other, and hands them on where that is not cancelled. */
  readonly readAll: (types: readonly DocumentType[], handOn: HandOn) => Promise<void>;
  readonly cancel: () => void;
  /** Does what failed again, to its end. */
  readonly retry: () => Promise<void>;
}

/** The documents of the quote that is shown. */
export function createDocumentsStore(ask: Caller) {
  let round = 0;
  let state = '';
  /** What the fault shown kept from being done. */
  let unfinished = async () => {};

  return create<DocumentsState>()((set, get) => {
    const keep = (type: DocumentType, file: Loaded<DocumentFile>) =>
      set(({ files }) => ({ files: { ...files, [type]: file } }));

    function fail(fault: Fault, work: () => Promise<void>): void {
      unfinished = work;
      set({ fault });
    }

    /** One document, made where it is not there yet. Undefined where the quote is another by now. */
    async function fileOf(type: DocumentType): Promise<Result<DocumentFile> | undefined> {
      const present = get().files[type];
      if (present?.state === 'ready') return done(present.value);
      const asked = state;
      keep(type, LOADING);
      const answer = await ask('readDocument', { quoteId: get().quoteId, type });
      if (asked !== state) return undefined;
      keep(type, loaded(answer));
      return answer;
    }

    async function read(type: DocumentType): Promise<void> {
      const answer = await fileOf(type);
      if (answer?.ok === false) fail(answer.fault, () => read(type));
    }

    async function readAll(types: readonly DocumentType[], handOn: HandOn): Promise<void> {
      round += 1;
      const mine = round;
      const made: DocumentFile[] = [];
      const work = beginWork('makeDocuments');
      set({ progress: { made: 0, of: types.length }, fault: undefined });
      for (const type of types) {
        const answer = await fileOf(type);
        if (!answer || mine !== round) return work.end('cancelled');
        if (!answer.ok) {
          set({ progress: undefined });
          work.end('failed');
          return fail(answer.fault, () => readAll(types, handOn));
        }
        made.push(answer.value);
        set({ progress: { made: made.length, of: types.length } });
        work.onProgress({ done: made.length, of: types.length });
      }
      set({ progress: undefined });
      work.end('done');
      handOn(made);
    }

    return {
      quoteId: '',
      chosen: undefined,
      files: {},
      progress: undefined,
      fault: undefined,
      turnTo(quoteId, events) {
        const next = `${quoteId} ${events}`;
        if (next === state) return;
        state = next;
        round += 1;
        const chosen = get().quoteId === quoteId ? get().chosen : undefined;
        set({ quoteId, chosen, files: {}, progress: undefined, fault: undefined });
        if (chosen) void read(chosen);
      },
      choose(chosen) {
        set({ chosen, fault: undefined });
        if (chosen) void read(chosen);
      },
      readAll,
      cancel() {
        round += 1;
        set({ progress: undefined });
      },
      retry() {
        set({ fault: undefined });
        return unfinished();
      },
    };
  });
}

export const useDocuments = createDocumentsStore(call);

/** Where the list of documents is, for anyone who jumps to it. */
export const DOCUMENTS = 'quote-documents';

/** Brings the documents into view and the keyboard to them. @param type to show; else what was */
export function showDocument(type?: DocumentType): void {
  const { choose, chosen } = useDocuments.getState();
  const list = document.getElementById(DOCUMENTS);
  list?.closest('section')?.scrollIntoView({ block: 'start' });
  const shown = type ?? chosen;
  const first =
    (shown && list?.querySelector(`[data-type="${shown}"]`)) ?? list?.querySelector('button');
  if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  if (type !== undefined || !chosen) choose(type ?? 'schedule');
}
