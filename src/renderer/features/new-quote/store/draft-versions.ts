import { create } from 'zustand';
import type { Result } from '../../../../shared/contract/result.ts';
import type { Draft, NewDraft, SavedDraft } from '../../../../shared/schemas/quotes/draft.ts';
import type { Caller } from '../../../data/call.ts';
import type { KeptDraft } from './kept-drafts.ts';

/** What another window did to a draft that was changed here, too: its content, or none any more. */
export type DraftConflict =
  | { readonly kind: 'changed'; readonly theirs: Draft }
  | { readonly kind: 'gone' };

/** The conflicts that the broker has not decided yet, by the ids of their drafts. */
export type DraftConflicts = Readonly<Partial<Record<string, DraftConflict>>>;

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
    const found = await call('getDraft', { id });
    if (!found.ok && found.fault.kind !== 'notFound') return found;
    if (!found.ok) conflicts.setState({ [id]: { kind: 'gone' } });
    else if (own.get(id)?.has(JSON.stringify(found.value.content))) {
      known.set(id, found.value.version);
      return { ok: true, value: true };
    } else conflicts.setState({ [id]: { kind: 'changed', theirs: found.value } });
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
