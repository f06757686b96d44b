import { create } from 'zustand';
import type { Fault } from '../../../../shared/contract/result.ts';
import type { Draft } from '../../../../shared/schemas/quotes/draft.ts';
import type { Caller } from '../../../data/call.ts';
import { refresh } from '../../../data/operation-query.ts';
import type { DraftKeeper } from './draft-keeper.ts';

export interface DeletedDraftState {
  /** The one deleted last: it can be brought back. */
  readonly deleted: Draft | undefined;
  readonly fault: Fault | undefined;
  /** @returns whether it is gone */
  readonly remove: (id: string) => Promise<boolean>;
  readonly bringBack: () => Promise<void>;
}

interface DeletedDraftParts {
  readonly call: Caller;
  readonly keeper: Pick<DraftKeeper, 'hold' | 'release' | 'forget'>;
}

/** Deletes drafts, and brings back the one deleted last; the list of them shows it then. */
export function createDeletedDraft({ call, keeper }: DeletedDraftParts) {
  return create<DeletedDraftState>()((set, get) => ({
    deleted: undefined,
    fault: undefined,
    async remove(id) {
      await keeper.hold(id);
      const found = await call('getDraft', { id });
      const gone = found.ok ? await call('deleteDraft', { id }) : found;
      const isGone = gone.ok || gone.fault.kind === 'notFound';
      if (isGone) await keeper.forget(id);
      else keeper.release(id);
      // Only a list without it offers to bring it back.
      await refresh('listDrafts');
      set(
        isGone
          ? { deleted: found.ok ? found.value : undefined, fault: undefined }
          : { fault: gone.fault },
      );
      return isGone;
    },
    async bringBack() {
      const { deleted } = get();
      if (!deleted) return;
      const { id, title, content } = deleted;
      const answer = await call('saveDraft', { id, title, content, isNew: true });
      // Where another window saved it again, it is back already, and newer.
      const isBack = answer.ok || answer.fault.kind === 'preconditionFailed';
      set(isBack ? { deleted: undefined, fault: undefined } : { fault: answer.fault });
      await refresh('listDrafts');
    },
  }));
}
