import type { BookSignature } from '../../../../shared/schemas/rate-books/kept-table.ts';
import type { DoneBy } from '../../caller/done-by.ts';
import type { ClockDetail } from '../../data-state/clock-behind.ts';

/** What has a life: a rate book, or a levy table. */
export type TableKind = 'rateBook' | 'levyTable';

/** Who says so: the person, where a name was given. */
interface Said {
  readonly name?: string;
}

interface Reasoned extends Said {
  readonly reason: string;
}

/** What happens to a rate book or a levy table. */
export type TableStep =
  | {
      readonly step: 'drafted';
      readonly detail: Said & {
        /** The id of the scheme of a rate book; a levy table has none. */
        readonly scheme?: string;
        /** Absent where no one signed it. */
        readonly signature?: BookSignature;
        /** What is imported later of this scheme, or of the levies, is this publisher's. */
        readonly trusted?: true;
      };
    }
  /** The checks found no fault. */
  | { readonly step: 'checked'; readonly detail: { readonly warnings: number } }
  | {
      readonly step: 'approved';
      /** `ownDraft`: without a second person, by who drafted it or may have. */
      readonly detail: Reasoned & { readonly ownDraft?: true };
    }
  | {
      readonly step: 'activated';
      /** `from`: when new quotes begin to go by it, epoch milliseconds. */
      readonly detail: Partial<Reasoned> & { readonly from: number };
    }
  | { readonly step: 'withdrawn'; readonly detail: Reasoned }
  /** As in the history of a quote; a table has it where there is no quote yet. */
  | { readonly step: 'clockConfirmed'; readonly detail: ClockDetail };

/** One step in the life of a rate book or a levy table. */
export type TableEvent = TableStep &
  DoneBy & {
    readonly of: TableKind;
    /** The hash of the book or the table. */
    readonly table: string;
  };
