import { utcText } from '../../../shared/domain/date.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { tidy } from '../../../shared/domain/text/tidy.ts';
import { done, failed, type Result } from '../../../shared/result/result.ts';
import type {
  Draft,
  DraftLine,
  DraftList,
  NewDraft,
  SavedDraft,
} from '../../../shared/schemas/quotes/draft.ts';
import type { Context } from '../dispatcher.ts';

/** A draft as stored. */
export interface StoredDraft {
  readonly id: string;
  readonly title: string;
  /** JSON. */
  readonly content: string;
  /** Epoch milliseconds. */
  readonly savedAt: number;
}

/** A stored draft as it is read. */
export interface VersionedDraft extends StoredDraft {
  /** Another one for other content. */
  readonly version: string;
}

/** What saving a draft did. */
export interface Saving {
  readonly version: string;
  /** The oldest drafts, which were deleted to make room. */
  readonly dropped: readonly VersionedDraft[];
}

/** The store of drafts. */
export interface DraftStore {
  /**
   * Stores a draft, in place of one with the same id.
   * @param along `atMost`: how many drafts to keep; `permits` says, inside the same transaction,
   *   whether it may take the place of the stored version, undefined where there is none
   * @returns undefined, with nothing stored, where it is not permitted
   */
  readonly save: (
    draft: StoredDraft,
    along: {
      readonly atMost: number;
      readonly permits: (stored: string | undefined) => boolean;
    },
  ) => Promise<Saving | undefined>;
  /** Every draft, the one saved last first. */
  readonly all: () => Promise<readonly VersionedDraft[]>;
  readonly find: (id: string) => Promise<VersionedDraft | undefined>;
  /** @returns whether there was one */
  readonly delete: (id: string) => Promise<boolean>;
}

/** The most bytes of a draft's JSON. */
const LARGEST = 64 * 1024;

/** How many drafts are kept. */
const MOST = 200;

/** The length of a text in UTF-8 bytes. JSON writes lone surrogates as escapes. */
function bytesOf(json: string): number {
  return encodeURIComponent(json).replaceAll(/%../g, ' ').length;
}

function line({ id, title, version, savedAt }: VersionedDraft): DraftLine {
  return { id, title, version, savedAt: utcText(savedAt) };
}

/**
 * Stores a draft before it returns. A change that was meant for another version of it is refused, so
 * that two windows never overwrite each other; without a version it takes the place of any.
 */
export function saveDraft(drafts: DraftStore) {
  return async (
    { id, title, content, isNew = false }: NewDraft,
    { now, versions }: Context,
  ): Promise<Result<SavedDraft>> => {
    const json = JSON.stringify(content);
    if (bytesOf(json) > LARGEST) {
      return failed({ kind: 'tooLarge', message: message('draftTooLarge') });
    }
    const permits = (stored: string | undefined) => {
      if (isNew && stored !== undefined) return false;
      return !versions || (stored !== undefined && versions.includes(stored));
    };
    const draft = { id, title: tidy(title), content: json, savedAt: now };
    const saving = await drafts.save(draft, { atMost: MOST, permits });
    if (!saving) return failed({ kind: 'preconditionFailed', message: message('draftChanged') });
    const { version, dropped } = saving;
    return done({ version, savedAt: utcText(now), dropped: dropped.map(line) });
  };
}

/** Lists the drafts, the one saved last first. */
export function listDrafts(drafts: DraftStore) {
  return async (): Promise<Result<DraftList>> => done({ drafts: (await drafts.all()).map(line) });
}

/** A draft as it was saved. */
export function showDraft(draft: VersionedDraft): Draft {
  return { ...line(draft), content: JSON.parse(draft.content) };
}

/** Returns a draft as it was saved. */
export function getDraft(drafts: DraftStore) {
  return async ({ id }: { id: string }): Promise<Result<Draft>> => {
    const draft = await drafts.find(id);
    return draft
      ? done(showDraft(draft))
      : failed({ kind: 'notFound', message: message('draftNotFound') });
  };
}

/** Deletes a draft; it is no fault where there is none. */
export function deleteDraft(drafts: DraftStore) {
  return async ({ id }: { id: string }): Promise<Result<{ deleted: boolean }>> =>
    done({ deleted: await drafts.delete(id) });
}
