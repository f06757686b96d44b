import type { StoreApi } from 'zustand';
import type { Caller } from '../../../data/call.ts';
import { inPageOrder } from '../../../data/form-fields.ts';
import { LOADING } from '../../../data/loaded.ts';
import { requestOf } from './document.ts';
import type { DraftKeeper, DraftVersions } from './draft-keeper.ts';
import type { Form } from './form.ts';
import type { createLookUps } from './look-ups.ts';
import { openId, type SessionState } from './other-windows.ts';
import type { createPreview } from './preview.ts';

/** How an attempt to make the quote ended: done, or the place to go on at. */
export type Outcome =
  | { readonly kind: 'quoted'; readonly quoteId: string }
  | { readonly kind: 'fix'; readonly path: string }
  | { readonly kind: 'refused' };

/** The place at which a draft that another window changed is decided. */
export const CONFLICT = 'draft-conflict';

interface FinishParts {
  readonly call: Caller;
  readonly session: StoreApi<SessionState>;
  readonly form: Form;
  readonly keeper: DraftKeeper;
  readonly versions: Pick<DraftVersions, 'conflicts' | 'look' | 'versionOf'>;
  readonly preview: Pick<ReturnType<typeof createPreview>, 'state' | 'settle'>;
  readonly lookUps: Pick<ReturnType<typeof createLookUps>, 'settle'>;
  /** The draft is a quote now: it is open no more. */
  readonly onQuoted: () => void;
}

/** Makes the quote, or says where to go on. */
export function finishQuote(parts: FinishParts): () => Promise<Outcome> {
  const { call, session, form, keeper, versions, preview, lookUps, onQuoted } = parts;

  /** The first place that keeps the form from becoming a quote. */
  function firstToFix(id: string): string | undefined {
    if (versions.conflicts.getState()[id]) return CONFLICT;
    const { missing = [], faults = [] } = preview.state.getState().preview ?? {};
    return inPageOrder([...missing, ...faults])[0]?.path;
  }

  function send(id: string) {
    const { content } = form.getState();
    const { basedOn, purpose } = content;
    const submission = {
      ...requestOf(content, session.getState().today),
      ...(basedOn === undefined ? {} : { basedOn }),
      ...(purpose === undefined ? {} : { purpose }),
      draftId: id,
    };
    return call('submitDraft', submission, versions.versionOf(id));
  }

  /** Whether the draft that was refused as another version is only this window's own, saved before. */
  async function isOwn(id: string, answer: Awaited<ReturnType<typeof send>>): Promise<boolean> {
    if (answer.ok || answer.fault.kind !== 'preconditionFailed') return false;
    const found = await versions.look(id);
    return found.ok && found.value;
  }

  async function submit(id: string): Promise<Outcome> {
    await keeper.hold(id);
    let answer = await send(id);
    if (await isOwn(id, answer)) answer = await send(id);
    if (answer.ok) {
      onQuoted();
      session.setState({ draft: LOADING });
      await keeper.forget(id);
      return { kind: 'quoted', quoteId: answer.value.quoteId };
    }
    const { fault } = answer;
    keeper.release(id);
    if (versions.conflicts.getState()[id]) return { kind: 'fix', path: CONFLICT };
    session.setState({ fault });
    const errors = fault.kind === 'invalid' ? inPageOrder(fault.errors ?? []) : [];
    return errors[0] ? { kind: 'fix', path: errors[0].path } : { kind: 'refused' };
  }

  return async () => {
    const id = openId(session.getState());
    if (id === undefined || session.getState().submitting) return { kind: 'refused' };
    session.setState({ tried: true, submitting: true, typing: undefined, fault: undefined });
    await lookUps.settle();
    await preview.settle();
    const path = firstToFix(id);
    const outcome: Outcome = path === undefined ? await submit(id) : { kind: 'fix', path };
    session.setState({ submitting: false });
    return outcome;
  };
}
