import { create } from 'zustand';
import type { Fault } from '../../../../shared/contract/result.ts';
import type { Draft, DraftLine } from '../../../../shared/schemas/draft.ts';
import type { call } from '../../../data/call.ts';
import type { DraftKeeper } from './draft-keeper.ts';

export interface DraftListState {
  readonly drafts: readonly DraftLine[];
  /** The one deleted last: it can be brought back. */
  readonly deleted: Draft | undefined;
  readonly fault: Fault | undefined;
  readonly load: () => Promise<void>;
  /** @returns whether it is gone */
  readonly remove: (id: string) => Promise<boolean>;
  readonly bringBack: () => Promise<void>;
}

interface DraftListParts {
  readonly call: typeof call;
  readonly keeper: Pick<DraftKeeper, 'hold' | 'release' | 'forget'>;
}

/** The open drafts, to go on with or to delete. */
export function createDraftList({ call, keeper }: DraftListParts) {
  return create<DraftListState>()((set, get) => {
    async function taken(id: string): Promise<boolean> {
      const found = await call('getDraft', { id });
      const gone = found.ok ? await call('deleteDraft', { id }) : found;
      if (!gone.ok && gone.fault.kind !== 'notFound') {
        set({ fault: gone.fault });
        return false;
      }
      set({ deleted: found.ok ? found.value : undefined, fault: undefined });
      return true;
    }
    return {
      drafts: [],
      deleted: undefined,
      fault: undefined,
      async load() {
        const answer = await call('listDrafts', {});
        // What was listed last still says more than nothing.
        if (answer.ok) set({ drafts: answer.value.drafts });
      },
      async remove(id) {
        await keeper.hold(id);
        const gone = await taken(id);
        if (gone) await keeper.forget(id);
        else keeper.release(id);
        await get().load();
        return gone;
      },
      async bringBack() {
        const { deleted } = get();
        if (!deleted) return;
        const { id, title, content } = deleted;
        const answer = await call('saveDraft', { id, title, content });
        set(answer.ok ? { deleted: undefined, fault: undefined } : { fault: answer.fault });
        await get().load();
      },
    };
  });
}
