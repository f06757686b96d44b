import { create, type StoreApi } from 'zustand';
import { irishDay } from '../../../../shared/domain/date.ts';
import type { FormPath } from '../../../../shared/domain/quote-fields/form-fields.ts';
import type { Fault } from '../../../../shared/result/result.ts';
import type { Draft } from '../../../../shared/schemas/quotes/draft.ts';
import type { Caller } from '../../../data/call.ts';
import { LOADING, type Loaded } from '../../../data/loaded.ts';
import type { DraftKeeper, DraftVersions } from './draft-keeper.ts';
import type { Form } from './form.ts';
import type { createLookUps } from './look-ups.ts';
import { readContent } from './read-content.ts';

/** What the screen shows of the quote that is being made. */
export interface SessionState {
  /** The id of the open draft. */
  readonly draft: Loaded<string>;
  /** The Irish day on which it was opened, `YYYY-MM-DD`. */
  readonly today: string;
  /** Whether the quote was asked for: what is missing is then marked. */
  readonly tried: boolean;
  readonly submitting: boolean;
  /** The field that is typed in: what is half typed is neither wrong nor unusual. */
  readonly typing: FormPath | undefined;
  /** Why it did not become a quote. */
  readonly fault: Fault | undefined;
}

/** The state of the draft that is open. @param now epoch milliseconds */
export function createSession(now: () => number) {
  return create<SessionState>()(() => ({
    draft: LOADING,
    today: irishDay(now()),
    tried: false,
    submitting: false,
    typing: undefined,
    fault: undefined,
  }));
}

/** The id of the draft that is open; undefined while none is. */
export function openId({ draft }: SessionState): string | undefined {
  return draft.state === 'ready' ? draft.value : undefined;
}

interface OtherWindowsParts {
  readonly call: Caller;
  readonly session: StoreApi<SessionState>;
  readonly form: Form;
  readonly keeper: Pick<DraftKeeper, 'newest' | 'drop'>;
  readonly versions: DraftVersions;
  readonly lookUps: Pick<ReturnType<typeof createLookUps>, 'forget'>;
  /** Saves the content that the form has. */
  readonly keep: () => void;
}

/** The open draft where other windows change it, too. */
export function createOtherWindows(parts: OtherWindowsParts) {
  const { call, session, form, keeper, versions, lookUps, keep } = parts;
  let isShowing = false;

  /** Shows what the host has; undo brings back what was here. */
  function show({ content }: Draft): void {
    lookUps.forget();
    isShowing = true;
    form.getState().replace(readContent(content));
    isShowing = false;
  }

  return {
    /** Whether the form changes because of another window: that is no change to save. */
    isShowing: () => isShowing,
    /** Shows what another window saved, unless something here waits to be saved. */
    async follow(id: string, version: string): Promise<void> {
      const isBehind = (newest: string) => {
        const known = versions.versionOf(id);
        const isOpen = openId(session.getState()) === id;
        return isOpen && known !== undefined && known !== newest && !keeper.newest(id);
      };
      if (!isBehind(version)) return;
      const answer = await call('getDraft', { id });
      if (!answer.ok || !isBehind(answer.value.version)) return;
      versions.note(id, answer.value.version);
      show(answer.value);
    },
    /** Saves this window's content in place of theirs, or again where there is none any more. */
    keepMine(id: string): void {
      versions.decide(id);
      keep();
    },
    /** Shows the other window's content; this window's own is a step of undo away. */
    takeTheirs(id: string): void {
      const conflict = versions.conflicts.getState()[id];
      if (conflict?.kind !== 'changed') return;
      versions.decide(id);
      keeper.drop(id);
      show(conflict.theirs);
    },
  };
}
