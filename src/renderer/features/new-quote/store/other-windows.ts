import type { StoreApi } from 'zustand';
import type { Draft } from '../../../../shared/schemas/quotes/draft.ts';
import type { Caller } from '../../../data/call.ts';
import type { DraftKeeper } from './draft-keeper.ts';
import type { DraftVersions } from './draft-versions.ts';
import type { Form } from './form.ts';
import type { createLookUps } from './look-ups.ts';
import { readContent } from './read-content.ts';
import { openId, type SessionState } from './session.ts';

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
      const found = await call('getDraft', { id });
      if (!found.ok || !isBehind(found.value.version)) return;
      versions.note(id, found.value.version);
      show(found.value);
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
