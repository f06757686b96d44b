import { done, failed, type Result } from '../../../shared/contract/result.ts';
import { utcText } from '../../../shared/domain/date.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import type {
  Draft,
  DraftLine,
  DraftList,
  NewDraft,
  SavedDraft,
} from '../../../shared/schemas/draft.ts';
import type { Context } from '../dispatcher.ts';

/** A draft as it is kept. */
export interface StoredDraft {
  readonly id: string;
  readonly title: string;
  /** JSON. */
  readonly content: string;
  /** Epoch milliseconds. */
  readonly savedAt: number;
}

/** Where drafts are kept. */
export interface DraftStore {
  /**
   * Keeps a draft, in place of one of the same id.
   * @param atMost how many are kept; the oldest beyond them go
   * @returns those that went
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

/** How many bytes a text has in UTF-8. JSON writes lone surrogates as escapes. */
function bytesOf(json: string): number {
  return encodeURIComponent(json).replaceAll(/%../g, ' ').length;
}

function line({ id, title, savedAt }: StoredDraft): DraftLine {
  return { id, title, savedAt: utcText(savedAt) };
}

/** Keeps a draft for good before it answers. */
export function saveDraft(drafts: DraftStore) {
  return async (
    { id, title, content }: NewDraft,
    { now }: Context,
  ): Promise<Result<SavedDraft>> => {
    const json = JSON.stringify(content);
    if (bytesOf(json) > LARGEST) {
      return failed({ kind: 'tooLarge', message: message('draftTooLarge') });
    }
    const dropped = await drafts.save({ id, title, content: json, savedAt: now }, MOST);
    return done({ savedAt: utcText(now), dropped: dropped.map(line) });
  };
}

/** Lists the drafts, the one saved last first. */
export function listDrafts(drafts: DraftStore) {
  return async (): Promise<Result<DraftList>> => done({ drafts: (await drafts.all()).map(line) });
}

/** Answers a draft as it was saved. */
export function getDraft(drafts: DraftStore) {
  return async ({ id }: { id: string }): Promise<Result<Draft>> => {
    const draft = await drafts.find(id);
    return draft
      ? done({ ...line(draft), content: JSON.parse(draft.content) })
      : failed({ kind: 'notFound', message: message('draftNotFound') });
  };
}

/** Deletes a draft; one that is gone already is no fault. */
export function deleteDraft(drafts: DraftStore) {
  return async ({ id }: { id: string }): Promise<Result<{ deleted: boolean }>> =>
    done({ deleted: await drafts.delete(id) });
}
