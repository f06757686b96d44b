import { utcText } from '../../../shared/domain/date.ts';
import type { Message } from '../../../shared/domain/messages/message.ts';
import { done, type Result } from '../../../shared/result/result.ts';
import type {
  ConflictDecision,
  ConflictList,
  JoinRequest,
  OfficeStatus,
  OpenElsewhere,
  OpenQuoteRequest,
} from '../../../shared/schemas/desk/office.ts';
import type { Context } from '../dispatcher.ts';
import type { QuoteEvent } from '../quotes/history/quote-store.ts';
import { entry } from '../quotes/sale/retrieve.ts';
import type { OpenQuote } from './wire.ts';

/** A change of a quote that an office refused, and the last one that stands next to it. */
export interface StoredConflict {
  /** The hash of its event. */
  readonly id: string;
  readonly customerName: string;
  readonly registrationNumber: string;
  readonly own: QuoteEvent;
  readonly theirs: QuoteEvent | undefined;
}

/** What a desk keeps of what its office refused. */
export interface ConflictStore {
  /** Those that no one has decided, the oldest first. */
  readonly open: () => Promise<readonly StoredConflict[]>;
  readonly decide: (id: string) => Promise<void>;
}

/** The office as a desk sees it. Times in epoch milliseconds. */
export interface DeskOffice {
  readonly membership: () => { readonly name: string; readonly url: string | null } | undefined;
  /** Looks whether the office is there, where nothing else does so all the time. Never throws. */
  readonly look: () => Promise<void>;
  readonly awaySince: () => number | undefined;
  readonly problem: () => Message | undefined;
  readonly unsent: () => number;
  /** Notes that a quote is open here. @returns who else has it open; no one while the office is out of reach */
  readonly present: (open: OpenQuote) => Promise<readonly string[]>;
  readonly join: (request: JoinRequest) => Promise<Result<true>>;
  readonly leave: () => Promise<Result<true>>;
}

export interface OfficeParts {
  readonly office: DeskOffice;
  readonly conflicts: ConflictStore;
}

async function statusOf({ office, conflicts }: OfficeParts): Promise<OfficeStatus> {
  await office.look();
  const since = office.awaySince();
  return {
    office: office.membership() ?? null,
    awaySince: since === undefined ? null : utcText(since),
    problem: office.problem() ?? null,
    unsent: office.unsent(),
    conflicts: (await conflicts.open()).length,
  };
}

/** Says where a desk and its office stand. */
export function officeStatus(parts: OfficeParts) {
  return async (): Promise<Result<OfficeStatus>> => done(await statusOf(parts));
}

/** Notes that a quote is open at this desk, and says who else has it open. */
export function noteOpenQuote({ office }: Pick<OfficeParts, 'office'>) {
  return async (
    { quoteId }: OpenQuoteRequest,
    { caller }: Context,
  ): Promise<Result<OpenElsewhere>> => {
    const { user } = caller.kind === 'broker' ? caller : {};
    const others = await office.present({ quoteId, person: user?.name ?? '' });
    return done({ others: [...others] });
  };
}

/** Joins an office. */
export function joinOffice(parts: OfficeParts) {
  return async (request: JoinRequest): Promise<Result<OfficeStatus>> => {
    const joined = await parts.office.join(request);
    return joined.ok ? done(await statusOf(parts)) : joined;
  };
}

/** Leaves the office. */
export function leaveOffice(parts: OfficeParts) {
  return async (): Promise<Result<OfficeStatus>> => {
    const left = await parts.office.leave();
    return left.ok ? done(await statusOf(parts)) : left;
  };
}

async function listed({ conflicts }: Pick<OfficeParts, 'conflicts'>): Promise<ConflictList> {
  const open = await conflicts.open();
  return {
    conflicts: open.map(({ own, theirs, ...of }) => ({
      ...of,
      quoteId: own.quoteId,
      own: entry(own),
      theirs: theirs ? entry(theirs) : null,
    })),
  };
}

/** Lists what waits for a decision. */
export function listConflicts(parts: Pick<OfficeParts, 'conflicts'>) {
  return async (): Promise<Result<ConflictList>> => done(await listed(parts));
}

/** Takes a conflict from the list. The history keeps what was done here. */
export function decideConflict(parts: Pick<OfficeParts, 'conflicts'>) {
  return async ({ id }: ConflictDecision): Promise<Result<ConflictList>> => {
    await parts.conflicts.decide(id);
    return done(await listed(parts));
  };
}

/** What the office decides alone: a desk that has joined one does none of it. */
export const OFFICE_DECIDES: ReadonlySet<string> = new Set([
  'importRateBook',
  'approveRateBook',
  'activateRateBook',
  'withdrawRateBook',
  'importLevyTable',
  'approveLevyTable',
  'activateLevyTable',
  'withdrawLevyTable',
  'addUser',
  'changeUser',
  'setUserPin',
  'endSignIn',
  'saveFirm',
  'saveFirmFile',
  'removeFirmFile',
  'saveRetention',
  'applyRetention',
]);
