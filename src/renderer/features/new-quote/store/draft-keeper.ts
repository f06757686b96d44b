import { create } from 'zustand';
import type { Message } from '../../../../shared/domain/messages/message.ts';
import type { DraftLine, NewDraft } from '../../../../shared/schemas/quotes/draft.ts';
import type { Later } from '../../../data/later.ts';
import type { DraftVersions } from './draft-versions.ts';
import type { KeptDrafts } from './kept-drafts.ts';

export interface KeeperState {
  /**
   * `unsaved`: the host did not take it; it will be tried again. `conflict`: another window changed
   * it, and the broker decides.
   */
  readonly kind: 'none' | 'waiting' | 'saved' | 'unsaved' | 'conflict';
  /** Why the host did not take it. */
  readonly message?: Message;
  /** Drafts that made room for a newer one. */
  readonly dropped: readonly DraftLine[];
}

export interface KeeperParts {
  readonly versions: DraftVersions;
  readonly kept: KeptDrafts;
  readonly later: Later;
}

/** Changes within so many milliseconds are saved together. */
const TOGETHER = 300;
const AGAIN = 2000;

/** Saves drafts as they are typed: the newest content of each stays here until the host has it. */
export function createDraftKeeper({ versions, kept, later }: KeeperParts) {
  const state = create<KeeperState>()(() => ({ kind: 'none', dropped: [] }));
  const waiting = new Map<string, NewDraft>();
  const held = new Set<string>();
  let cancel: (() => void) | undefined;
  let running: Promise<void> | undefined;
  /** The draft that was opened or typed last: what is said of saving is about this one. */
  let shown: string | undefined;

  const isOpen = (id: string) => versions.conflicts.getState()[id] === undefined;
  const due = () => [...waiting.values()].filter(({ id }) => !held.has(id) && isOpen(id));

  const isWaiting = () => shown !== undefined && waiting.has(shown);

  /** What is shown where there is nothing to save. */
  function settled(): KeeperState['kind'] {
    if (shown === undefined || !isWaiting()) return 'saved';
    return isOpen(shown) ? 'waiting' : 'conflict';
  }

  /** @returns whether the host took every one */
  async function saveDue(): Promise<boolean> {
    for (const draft of due()) {
      const answer = await versions.save(draft);
      if (!answer) continue;
      if (!answer.ok) {
        state.setState({ kind: 'unsaved', message: answer.fault.message });
        return false;
      }
      if (waiting.get(draft.id) === draft) {
        waiting.delete(draft.id);
        kept.removeSaved(draft);
      }
      const { dropped } = answer.value;
      if (dropped.length > 0) state.setState({ dropped });
    }
    if (due().length === 0) state.setState({ kind: settled() });
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
    /** The form shows this one now. */
    opened(id: string): void {
      shown = id;
      if (state.getState().kind !== 'unsaved')
        state.setState({ kind: isOpen(id) ? 'none' : 'conflict' });
    },
    keep(draft: NewDraft): void {
      shown = draft.id;
      waiting.set(draft.id, draft);
      versions.add(draft.id, draft.content);
      kept.put({ ...draft, version: versions.versionOf(draft.id) });
      if (!isOpen(draft.id)) return;
      if (state.getState().kind !== 'unsaved') state.setState({ kind: 'waiting' });
      schedule(TOGETHER);
    },
    flush,
    /** The newest content that the host may not have yet. */
    newest(id: string): NewDraft | undefined {
      const present = waiting.get(id);
      if (present) return present;
      const earlier = kept.all().find((draft) => draft.id === id);
      if (earlier) versions.recover(earlier);
      return earlier;
    },
    /** Takes up what an earlier page could not save. */
    recover(): Promise<void> {
      for (const draft of kept.all()) {
        if (waiting.has(draft.id)) continue;
        versions.recover(draft);
        versions.add(draft.id, draft.content);
        waiting.set(draft.id, draft);
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
    /** Nothing of it waits to be saved any more: the host's content is shown. */
    drop(id: string): void {
      waiting.delete(id);
      kept.remove(id);
      if (!isWaiting()) state.setState({ kind: 'saved' });
    },
    /** It became a quote, or was deleted; resolves when none of it is on the way. */
    async forget(id: string): Promise<void> {
      waiting.delete(id);
      kept.remove(id);
      await running;
      held.delete(id);
      versions.forget(id);
      if (!isWaiting()) state.setState({ kind: 'none' });
    },
  };
}
export type DraftKeeper = ReturnType<typeof createDraftKeeper>;
