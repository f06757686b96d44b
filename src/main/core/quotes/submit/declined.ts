import { utcText } from '../../../../shared/domain/date.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import type { QuoteSections } from '../../../../shared/domain/quote-fields/quote-sections.ts';
import { done, type Fault, failed, type Result } from '../../../../shared/result/result.ts';
import type {
  DeclinedList,
  DeclinedQuery,
} from '../../../../shared/schemas/quotes/declined-risk.ts';
import type { Reason } from '../../../../shared/schemas/quotes/reason.ts';
import type { DoneBy } from '../../caller/done-by.ts';
import type { ResponseToKeep } from '../../caller/kept-responses.ts';
import type { Library } from '../../rate-books/library.ts';

/** How many are listed unless more are asked for. */
const USUAL = 50;

/** A risk that was submitted and declined, with who submitted it. */
export interface StoredDecline extends DoneBy {
  readonly id: string;
  readonly rateBookHash: string;
  readonly sections: QuoteSections;
  readonly reasons: readonly Reason[];
}

/** Where declined risks are kept. */
export interface DeclinedStore {
  /** Keeps a declined risk and the response to its submission, together. */
  readonly add: (decline: StoredDecline, response?: ResponseToKeep) => Promise<void>;
  readonly find: (id: string) => Promise<StoredDecline | undefined>;
  /** The risks kept last, the newest first. */
  readonly newest: (limit: number) => Promise<readonly StoredDecline[]>;
}

/** The fault of a declined risk, with every reason. */
export function decline(reasons: readonly Reason[]): {
  readonly ok: false;
  readonly fault: Fault;
} {
  return failed({ kind: 'declined', message: message('declined'), reasons });
}

interface ListParts {
  readonly library: Library;
  readonly declined: DeclinedStore;
}

/** A declined risk as lists show it. */
export function showDecline(
  library: Library,
  { id, at, by, user, rateBookHash, reasons, sections }: StoredDecline,
): DeclinedList['declined'][number] {
  const scheme = library.byHash(rateBookHash)?.scheme;
  return {
    id,
    at: utcText(at),
    by,
    rateBookHash,
    ...(user === undefined ? {} : { user }),
    ...(scheme === undefined ? {} : { scheme }),
    reasons: [...reasons],
    ...sections,
  };
}

/** Lists the risks that were declined last, the newest first. */
export function listDeclined({ library, declined }: ListParts) {
  return async ({ limit }: DeclinedQuery): Promise<Result<DeclinedList>> => {
    const newest = await declined.newest(limit ?? USUAL);
    return done({ declined: newest.map((decline) => showDecline(library, decline)) });
  };
}
