import { create } from 'zustand';
import type { Fault } from '../../shared/fault.ts';
import type { DocumentFile, DocumentType } from '../../shared/shapes/document.ts';
import { call } from '../client.ts';
import { LOADING, type Loaded, loaded } from './loaded.ts';
import type { Caller } from './quote.ts';

/** How far making several documents has come. */
export interface Progress {
  readonly made: number;
  readonly of: number;
}

export interface DocumentsState {
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
  /** Reads one, made where it is not there yet. Undefined where that failed. */
  readonly read: (type: DocumentType) => Promise<DocumentFile | undefined>;
  /** Reads several, one after the other. Undefined where that was cancelled or failed. */
  readonly readAll: (
    types: readonly DocumentType[],
  ) => Promise<readonly DocumentFile[] | undefined>;
  readonly cancel: () => void;
}

/** The documents of the quote that is shown. */
export function createDocumentsStore(ask: Caller) {
  let round = 0;
  let state = '';

  return create<DocumentsState>()((set, get) => {
    const keep = (type: DocumentType, file: Loaded<DocumentFile>) =>
      set(({ files }) => ({ files: { ...files, [type]: file } }));

    async function read(type: DocumentType): Promise<DocumentFile | undefined> {
      const present = get().files[type];
      if (present?.state === 'ready') return present.value;
      const asked = state;
      keep(type, LOADING);
      const answer = await ask('readDocument', { quoteId: get().quoteId, type });
      if (asked !== state) return undefined;
      keep(type, loaded(answer));
      if (!answer.ok) set({ fault: answer.fault });
      return answer.ok ? answer.value : undefined;
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
      read,
      async readAll(types) {
        round += 1;
        const mine = round;
        const made: DocumentFile[] = [];
        set({ progress: { made: 0, of: types.length }, fault: undefined });
        for (const type of types) {
          const file = await read(type);
          if (mine !== round) return undefined;
          if (!file) break;
          made.push(file);
          set({ progress: { made: made.length, of: types.length } });
        }
        set({ progress: undefined });
        return made.length === types.length ? made : undefined;
      },
      cancel() {
        round += 1;
        set({ progress: undefined });
      },
    };
  });
}

export const useDocuments = createDocumentsStore(call);
