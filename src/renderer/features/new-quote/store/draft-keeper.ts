import { create } from 'zustand';
import type { Result } from '../../../../shared/contract/result.ts';
import type { Message } from '../../../../shared/domain/messages/message.ts';
import type { DraftLine, NewDraft, SavedDraft } from '../../../../shared/schemas/draft.ts';
import type { Later } from '../../../data/later.ts';
import type { KeptDrafts } from './kept-drafts.ts';

export interface KeeperState {
  /** `unsaved`: the host did not take it; it will be tried again. */
  readonly kind: 'none' | 'waiting' | 'saved' | 'unsaved';
  /** Why the host did not take it. */
  readonly message?: Message;
  /** Drafts that made room for a newer one. */
  readonly dropped: readonly DraftLine[];
}

export interface KeeperParts {
  readonly save: (draft: NewDraft) => Promise<Result<SavedDraft>>;
  readonly kept: KeptDrafts;
  readonly later: Later;
}

/** Changes within so many milliseconds are saved together. */
const TOGETHER = 300;
const AGAIN = 2000;

/** Saves drafts as they are typed: the newest content of each stays here until the host has it. */
export function createDraftKeeper({ save, kept, later }: KeeperParts) {
  const state = create<KeeperState>()(() => ({ kind: 'none', dropped: [] }));
  const waiting = new Map<string, NewDraft>();
  const held = new Set<string>();
  let cancel: (() => void) | undefined;
  let running: Promise<void> | undefined;

  const due = () => [...waiting.values()].filter(({ id }) => !held.has(id));

  /** @returns whether the host took every one */
  async function saveDue(): Promise<boolean> {
    for (const draft of due()) {
      const answer = await save(draft);
      if (!answer.ok) {
        state.setState({ kind: 'unsaved', message: answer.fault.message });
        return false;
      }
      if (waiting.get(draft.id) === draft) {
        waiting.delete(draft.id);
        kept.remove(draft.id);
      }
      const { dropped } = answer.value;
      if (dropped.length > 0) state.setState({ dropped });
    }
    if (due().length === 0) state.setState({ kind: 'saved' });
    return true;
  }

  function schedule(milliseconds: number): void {
    cancel ??= later(() => void flush(), milliseconds);
  }

  /** Saves at once, and resolves when the host answered. */
  async function flush(): Promise<void> {
    cancel?.();
    cancel = undefined;
    if (running) return running;
    if (due().length === 0) return;
    running = saveDue().then((taken) => {
      running = undefined;
      if (due().length > 0) schedule(taken ? TOGETHER : AGAIN);
    });
    return running;
  }

  return {
    state,
    keep(draft: NewDraft): void {
      waiting.set(draft.id, draft);
      kept.put(draft);
      if (state.getState().kind !== 'unsaved') state.setState({ kind: 'waiting' });
      schedule(TOGETHER);
    },
    flush,
    /** The newest content that the host may not have yet. */
    newest: (id: string): NewDraft | undefined =>
      waiting.get(id) ?? kept.all().find((draft) => draft.id === id),
    /** Takes up what an earlier page could not save. */
    recover(): Promise<void> {
      for (const draft of kept.all()) {
        if (!waiting.has(draft.id)) waiting.set(draft.id, draft);
      }
      return flush();
    },
    /** Saves this one no more until it is released; resolves when none of it is on the way. */
    async hold(id: string): Promise<void> {
      held.add(id);
      await running;
    },
    release(id: string): void {
      held.delete(id);
      if (due().length > 0) schedule(TOGETHER);
    },
    /** It became a quote, or was deleted; resolves when none of it is on the way. */
    async forget(id: string): Promise<void> {
      waiting.delete(id);
      kept.remove(id);
      await running;
      held.delete(id);
      if (waiting.size === 0) state.setState({ kind: 'none' });
    },
  };
}
export type DraftKeeper = ReturnType<typeof createDraftKeeper>;
