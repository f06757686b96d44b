import { queryOptions } from '@tanstack/react-query';
import { create } from 'zustand';
import type { DocumentType } from '../../../../shared/domain/quotes/document-type.ts';
import type { Fault } from '../../../../shared/result/result.ts';
import type { DocumentFile } from '../../../../shared/schemas/quotes/document.ts';
import { call } from '../../../data/call.ts';
import { queryClient } from '../../../data/query-client.ts';
import { beginWork } from '../../../data/work.ts';
import { goTo } from '../../../routing/hash-location.ts';
import { sectionPlace } from '../sections/sections.ts';

/** A quote as it is after so many events of its history. */
interface QuoteState {
  readonly quoteId: string;
  readonly events: number;
}

/**
 * A document of a quote. It is made once; the quote as it is after another event has its own.
 * @param transaction the change that an endorsement is of; absent: the newest that stands
 */
export function documentQuery(
  { quoteId, events }: QuoteState,
  type: DocumentType,
  transaction?: number,
) {
  const input = { quoteId, type, ...(transaction === undefined ? {} : { transaction }) };
  return queryOptions<DocumentFile>({
    queryKey: ['readDocument', input, String(events)],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const answer = await call('readDocument', input);
      if (answer.ok) return answer.value;
      throw answer.fault;
    },
  });
}

/** How far making several documents has come. */
interface Progress {
  readonly made: number;
  readonly of: number;
}

type HandOn = (files: readonly DocumentFile[]) => void;

interface DocumentsState {
  readonly quote: QuoteState;
  /** How often a person asked for the documents from elsewhere on the page. */
  readonly asked: number;
  /** The document in the preview. */
  readonly chosen: DocumentType | undefined;
  /** Present while several are made. */
  readonly progress: Progress | undefined;
  /** Why not all of several could be made. */
  readonly fault: Fault | undefined;
  /** Turns to a state of a quote: documents of another one say something else. */
  readonly turnTo: (quote: QuoteState) => void;
  readonly choose: (type: DocumentType | undefined) => void;
  /** Reads several, one after the other, and hands them on where that is not cancelled. */
  readonly readAll: (types: readonly DocumentType[], handOn: HandOn) => Promise<void>;
  readonly cancel: () => void;
  /** Reads again those that could not be made. */
  readonly retry: () => Promise<void>;
}

/** What is done with the documents of the quote that is shown; it goes on while another screen is. */
export function createDocumentsStore() {
  let round = 0;
  /** What the fault shown kept from being done. */
  let unfinished = async () => {};

  return create<DocumentsState>()((set, get) => ({
    quote: { quoteId: '', events: 0 },
    asked: 0,
    chosen: undefined,
    progress: undefined,
    fault: undefined,
    turnTo(quote) {
      const before = get().quote;
      if (before.quoteId === quote.quoteId && before.events === quote.events) return;
      round += 1;
      const chosen = before.quoteId === quote.quoteId ? get().chosen : undefined;
      set({ quote, chosen, progress: undefined, fault: undefined });
    },
    choose: (chosen) => set({ chosen, fault: undefined }),
    async readAll(types, handOn) {
      round += 1;
      const mine = round;
      const { quote } = get();
      const made: DocumentFile[] = [];
      const work = beginWork('makeDocuments');
      const show = () => set({ progress: { made: made.length, of: types.length } });
      set({ fault: undefined });
      show();
      try {
        for (const type of types) {
          const file = await queryClient.fetchQuery(documentQuery(quote, type));
          if (mine !== round) return work.end('cancelled');
          made.push(file);
          show();
          work.onProgress({ done: made.length, of: types.length });
        }
      } catch (fault) {
        if (mine !== round) return work.end('cancelled');
        unfinished = () => get().readAll(types, handOn);
        set({ progress: undefined, fault: fault as Fault });
        return work.end('failed');
      }
      set({ progress: undefined });
      work.end('done');
      handOn(made);
    },
    cancel() {
      round += 1;
      set({ progress: undefined });
    },
    retry: () => unfinished(),
  }));
}

export const useDocuments = createDocumentsStore();

/** Shows a document of a quote, with the keyboard at it in the list. @param type to show; else what was */
export function showDocument(quoteId: string, type?: DocumentType): void {
  const { choose, chosen } = useDocuments.getState();
  if (type !== undefined || !chosen) choose(type ?? 'schedule');
  useDocuments.setState(({ asked }) => ({ asked: asked + 1 }));
  goTo(sectionPlace(quoteId, 'documents'));
}
