import { create } from 'zustand';
import type { Message } from '../../../../shared/domain/messages/message.ts';
import type { Result } from '../../../../shared/result/result.ts';
import type {
  Draft,
  DraftLine,
  NewDraft,
  SavedDraft,
} from '../../../../shared/schemas/quotes/draft.ts';
import type { Caller } from '../../../data/call.ts';
import type { Later } from '../../../data/later.ts';
import type { KeptDraft, KeptDrafts } from './kept-drafts.ts';

/** What another window did to a draft that was changed here, too: its content, or none any more. */
type DraftConflict =
  | { readonly kind: 'changed'; readonly theirs: Draft }
  | { readonly kind: 'gone' };

/** The conflicts that the broker has not decided yet, by the ids of their drafts. */
type DraftConflicts = Readonly<Partial<Record<string, DraftConflict>>>;

type Content = NewDraft['content'];

/** How often a save begins again because the host has something that this window saved before. */
const TRIES = 3;

/**
 * The version of each draft that this window's content builds on. A draft that another window changed
 * meanwhile is never overwritten: it becomes a conflict, which the broker decides.
 */
export function createDraftVersions(call: Caller) {
  const conflicts = create<DraftConflicts>()(() => ({}));
  const known = new Map<string, string>();
  /**
   * The contents, as JSON, that this window had since: the answer to a save may have been lost, or
   * another window may have saved what stood in the browser's storage.
   */
  const own = new Map<string, Set<string>>();

  /** The host has this version, and this window shows it. */
  function note(id: string, version: string): void {
    known.set(id, version);
    own.delete(id);
  }

  /** This window has this content now. */
  function add(id: string, content: Content): void {
    own.set(id, (own.get(id) ?? new Set()).add(JSON.stringify(content)));
  }

  function end(id: string): void {
    const { [id]: _, ...others } = conflicts.getState();
    conflicts.setState(others, true);
  }

  /**
   * Looks at what the host has in place of the version that this window builds on.
   * @returns whether it is this window's own, so that it may go on
   */
  async function look(id: string): Promise<Result<boolean>> {
    const answer = await call('getDraft', { id });
    if (!answer.ok && answer.fault.kind !== 'notFound') return answer;
    if (!answer.ok) conflicts.setState({ [id]: { kind: 'gone' } });
    else if (own.get(id)?.has(JSON.stringify(answer.value.content))) {
      known.set(id, answer.value.version);
      return { ok: true, value: true };
    } else conflicts.setState({ [id]: { kind: 'changed', theirs: answer.value } });
    return { ok: true, value: false };
  }

  return {
    conflicts,
    note,
    add,
    look,
    versionOf: (id: string) => known.get(id),
    /** Takes up what an earlier page built on. */
    recover({ id, version }: KeptDraft): void {
      if (version !== undefined && !known.has(id)) known.set(id, version);
    },
    /** Saves a draft over the version that it builds on. @returns undefined where it is in conflict */
    async save({ id, title, content }: NewDraft): Promise<Result<SavedDraft> | undefined> {
      for (let tries = 0; tries < TRIES; tries += 1) {
        const version = known.get(id);
        const draft = { id, title, content, ...(version === undefined && { isNew: true }) };
        const answer = await call('saveDraft', draft, version);
        if (answer.ok) note(id, answer.value.version);
        if (answer.ok || answer.fault.kind !== 'preconditionFailed') return answer;
        const mine = await look(id);
        if (!mine.ok) return mine;
        if (!mine.value) break;
      }
      return undefined;
    },
    /** Goes on with what this window has, or with theirs: either takes the place of theirs. */
    decide(id: string): void {
      const conflict = conflicts.getState()[id];
      if (conflict?.kind === 'changed') note(id, conflict.theirs.version);
      else known.delete(id);
      end(id);
    },
    /** The draft is no more. */
    forget(id: string): void {
      known.delete(id);
      own.delete(id);
      end(id);
    },
  };
}
export type DraftVersions = ReturnType<typeof createDraftVersions>;

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

interface KeeperParts {
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
  /** The draft that was opened or typed last: messages about saving are about this one. */
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
