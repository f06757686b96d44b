import { create } from 'zustand';
import { isDraftFor } from '../../../../shared/domain/customer-key.ts';
import { irishDay } from '../../../../shared/domain/date.ts';
import { formPaths } from '../../../../shared/domain/quote-fields/form-fields.ts';
import { done, type Fault, type Result } from '../../../../shared/result/result.ts';
import type { Settings } from '../../../../shared/schemas/desk/settings.ts';
import type { Draft } from '../../../../shared/schemas/quotes/draft.ts';
import { type Beginning, NOTHING_KNOWN } from '../../../data/beginning.ts';
import type { Caller } from '../../../data/call.ts';
import type { Later } from '../../../data/later.ts';
import { LOADING } from '../../../data/loaded.ts';
import { refresh } from '../../../data/operation-query.ts';
import { type QuoteContent, titleOf } from './content.ts';
import { previewOf, requestOf } from './document.ts';
import { createDraftKeeper, createDraftVersions, type DraftKeeper } from './draft-keeper.ts';
import { createEditing, shortYearPause } from './editing.ts';
import { findContent, type Origin } from './find-content.ts';
import { finishQuote } from './finish.ts';
import { createForm } from './form.ts';
import type { KeptDrafts } from './kept-drafts.ts';
import { createLookUps } from './look-ups.ts';
import { createOtherWindows, createSession, openId } from './other-windows.ts';
import { createPreview } from './preview.ts';
import { createQuestions } from './questions.ts';

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
function createDeletedDraft({ call, keeper }: DeletedDraftParts) {
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
function forgetCustomer(parts: ForgetParts): (customerKey: string) => Promise<string | undefined> {
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

export interface NewQuoteParts {
  readonly call: Caller;
  readonly later: Later;
  readonly kept: KeptDrafts;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly defaults: () => Promise<Settings['defaults']>;
}

/** The content of a new quote with the usual answers of a quick price. */
function withUsual(found: Result<QuoteContent>, { usual }: Beginning): Result<QuoteContent> {
  if (!found.ok || !usual) return found;
  const { texts, toConfirm, excess } = usual;
  const content = found.value;
  return done({ ...content, texts: { ...content.texts, ...texts }, toConfirm, excess });
}

/** The making of a quote: the form, its price, its draft and both look-ups, put together. */
export function createNewQuote({ call, later, kept, now, defaults }: NewQuoteParts) {
  const form = createForm({ now });
  const preview = createPreview({
    ask: (request) => call('previewQuote', { ...request, schemes: true }),
    later,
  });
  const questions = createQuestions({ ask: (request) => call('openQuestions', request), later });
  const versions = createDraftVersions(call);
  const keeper = createDraftKeeper({ versions, kept, later });
  const deletedDraft = createDeletedDraft({ call, keeper });
  const lookUps = createLookUps({ call, later, form });
  const session = createSession(now);
  const today = () => session.getState().today;
  const find = findContent({ call, keeper, versions, defaults, today });
  /** The draft that was opened last: an answer for another is dropped. */
  let opening: string | undefined;
  const onQuoted = () => {
    opening = undefined;
  };

  function keep(content: QuoteContent): void {
    const id = openId(session.getState());
    if (id) keeper.keep({ id, title: titleOf(content), content: { ...content } });
  }

  const otherWindows = createOtherWindows({
    call,
    session,
    form,
    keeper,
    versions,
    lookUps,
    keep: () => keep(form.getState().content),
  });

  form.subscribe(({ content, step }, { content: before }) => {
    if (content === before || openId(session.getState()) === undefined) return;
    // First of all: the host prices while the page notes, keeps and draws what was typed.
    preview.show(previewOf(content, today()), step, shortYearPause(content, before, today()));
    questions.follow(requestOf(content, today()));
    if (session.getState().fault) session.setState({ fault: undefined });
    if (!otherWindows.isShowing()) keep(content);
  });

  function show(id: string, content: QuoteContent): void {
    lookUps.forget();
    // Closed for the moment, so that loading is no change of the draft before.
    session.setState({ draft: LOADING, tried: false, fault: undefined, typing: undefined });
    form.getState().load(content);
    keeper.opened(id);
    session.setState({ draft: { state: 'ready', value: id } });
    preview.clear();
    preview.show(previewOf(content, today()), form.getState().step);
    questions.clear();
    questions.follow(requestOf(content, today()));
  }

  /** Opens what `read` gives, unless something else was opened meanwhile. */
  async function openWith(id: string, read: () => Promise<Result<QuoteContent>>): Promise<boolean> {
    opening = id;
    void keeper.flush();
    session.setState({ draft: LOADING, today: irishDay(now()) });
    const found = await read();
    if (opening !== id) return false;
    if (found.ok) {
      show(id, found.value);
      return true;
    }
    opening = undefined;
    session.setState({ draft: { state: 'failed', fault: found.fault } });
    return false;
  }

  /** The same of what no one has saved: it is more than the usual answers already. */
  async function beginWith(id: string, read: () => Promise<Result<QuoteContent>>) {
    const begun = await openWith(id, read);
    if (begun) keep(form.getState().content);
    return begun;
  }

  const { type, leave, undo, redo } = createEditing({ form, session, preview, lookUps });

  return {
    form,
    preview,
    questions: questions.state,
    keeper,
    deletedDraft,
    conflicts: versions.conflicts,
    otherWindows,
    vehicle: lookUps.vehicle,
    address: lookUps.address,
    session,
    /** Begins a draft under an id that no one has yet, with what is known already. */
    async begin(id: string, beginning: Beginning = NOTHING_KNOWN): Promise<void> {
      const { texts: known, product } = beginning;
      // The usual answers first: what is known or looked up takes their place.
      const begun = await openWith(id, async () => withUsual(await find.usual(), beginning));
      if (!begun) return;
      if (product !== undefined) form.getState().chooseScheme(product);
      for (const path of formPaths({})) {
        const text = known[path];
        if (text === undefined) continue;
        type(path, text);
        await leave(path);
      }
    },
    /** Opens a draft, or begins one where there is none of this id any more. */
    async open(id: string): Promise<void> {
      if (opening === id) return;
      await openWith(id, () => find.draft(id));
    },
    /** Begins a draft with a copy of a quote. @returns whether it is open */
    copy: (origin: Origin, id: string) => beginWith(id, () => find.copy(origin)),
    /** Begins a draft with an imported customer. @returns whether it is open */
    renew: (renewal: string, id: string) => beginWith(id, () => find.renewal(renewal)),
    /** Begins a draft with a file's document, in Base64. @returns whether it is open */
    openFile: (contentBase64: string, id: string) => beginWith(id, () => find.file(contentBase64)),
    type,
    leave,
    /** Lets go of all drafts of a customer who was erased. @param key of the customer */
    forgetCustomer: forgetCustomer({
      form,
      session,
      kept,
      keeper,
      deletedDraft,
      onClosed: onQuoted,
    }),
    undo,
    redo,
    finish: finishQuote({
      call,
      session,
      form,
      keeper,
      versions,
      preview,
      lookUps,
      onQuoted,
    }),
  };
}
