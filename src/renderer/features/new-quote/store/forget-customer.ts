import { isDraftFor } from '../../../../shared/domain/customer-key.ts';
import { LOADING } from '../../../data/loaded.ts';
import type { createDeletedDraft } from './deleted-draft.ts';
import type { DraftKeeper } from './draft-keeper.ts';
import type { createForm } from './form.ts';
import type { KeptDrafts } from './kept-drafts.ts';
import { type createSession, openId } from './session.ts';

interface ForgetParts {
  readonly form: ReturnType<typeof createForm>;
  readonly session: ReturnType<typeof createSession>;
  readonly kept: KeptDrafts;
  readonly keeper: Pick<DraftKeeper, 'forget'>;
  readonly deletedDraft: ReturnType<typeof createDeletedDraft>;
  /** The draft that was open is open no longer. */
  readonly onClosed: () => void;
}

/**
 * Lets go of every draft of a customer who was erased: those that the host may not have, the one that
 * is open, and the one deleted last, which could be brought back.
 * @returns answers the id of the draft that was open, where it was the customer's
 */
export function forgetCustomer(
  parts: ForgetParts,
): (customerKey: string) => Promise<string | undefined> {
  const { form, session, kept, keeper, deletedDraft, onClosed } = parts;
  return async (key) => {
    const { deleted } = deletedDraft.getState();
    if (deleted && isDraftFor(key, deleted.content)) deletedDraft.setState({ deleted: undefined });
    const open = openId(session.getState());
    const isOpen = open !== undefined && isDraftFor(key, form.getState().content);
    if (isOpen) {
      onClosed();
      session.setState({ draft: LOADING });
      await keeper.forget(open);
    }
    for (const { id, content } of kept.all()) {
      if (isDraftFor(key, content)) await keeper.forget(id);
    }
    return isOpen ? open : undefined;
  };
}
