import { done, failed, type Result } from '../../../shared/contract/result.ts';
import { utcText } from '../../../shared/domain/date.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { tidy } from '../../../shared/domain/text/tidy.ts';
import type {
  Draft,
  DraftLine,
  DraftList,
  NewDraft,
  SavedDraft,
} from '../../../shared/schemas/draft.ts';
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

/** The store of drafts. */
export interface DraftStore {
  /**
   * Stores a draft, in place of one with the same id.
   * @param atMost how many drafts to keep; the oldest beyond them are deleted
   * @returns the deleted ones
   */
  readonly save: (draft: StoredDraft, atMost: number) => Promise<readonly StoredDraft[]>;
  /** Every draft, the one saved last first. */
  readonly all: () => Promise<readonly StoredDraft[]>;
  readonly find: (id: string) => Promise<StoredDraft | undefined>;
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

function line({ id, title, savedAt }: StoredDraft): DraftLine {
  return { id, title, savedAt: utcText(savedAt) };
}

/** Stores a draft before it returns. */
export function saveDraft(drafts: DraftStore) {
  return async (
    { id, title, content }: NewDraft,
    { now }: Context,
  ): Promise<Result<SavedDraft>> => {
    const json = JSON.stringify(content);
    if (bytesOf(json) > LARGEST) {
      return failed({ kind: 'tooLarge', message: message('draftTooLarge') });
    }
    const dropped = await drafts.save(
      { id, title: tidy(title), content: json, savedAt: now },
      MOST,
    );
    return done({ savedAt: utcText(now), dropped: dropped.map(line) });
  };
}

/** Lists the drafts, the one saved last first. */
export function listDrafts(drafts: DraftStore) {
  return async (): Promise<Result<DraftList>> => done({ drafts: (await drafts.all()).map(line) });
}

/** Returns a draft as it was saved. */
export function getDraft(drafts: DraftStore) {
  return async ({ id }: { id: string }): Promise<Result<Draft>> => {
    const draft = await drafts.find(id);
    return draft
      ? done({ ...line(draft), content: JSON.parse(draft.content) })
      : failed({ kind: 'notFound', message: message('draftNotFound') });
  };
}

/** Deletes a draft; it is no fault where there is none. */
export function deleteDraft(drafts: DraftStore) {
  return async ({ id }: { id: string }): Promise<Result<{ deleted: boolean }>> =>
    done({ deleted: await drafts.delete(id) });
}
