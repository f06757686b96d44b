import { create } from 'zustand';
import { irishDay } from '../../../../shared/domain/date.ts';
import { irishTime } from '../../../../shared/domain/moment.ts';
import { formPaths } from '../../../../shared/domain/quote-fields/form-fields.ts';
import { done, type Fault, type Result } from '../../../../shared/result/result.ts';
import type { PolicyView } from '../../../../shared/schemas/policies/policy.ts';
import type { Caller } from '../../../data/call.ts';
import { inPageOrder, MARK } from '../../../data/form-fields.ts';
import type { Later } from '../../../data/later.ts';
import { LOADING } from '../../../data/loaded.ts';
import { createNewest } from '../../../data/newest.ts';
import { showTransacted } from '../../../data/news.ts';
import type { QuoteContent } from '../store/content.ts';
import { dateReading } from '../store/document.ts';
import { createEditing, shortYearPause } from '../store/editing.ts';
import { createForm } from '../store/form.ts';
import { createLookUps } from '../store/look-ups.ts';
import { createSession, openId } from '../store/other-windows.ts';
import { NO_QUESTIONS } from '../store/questions.ts';
import { type ChangeState, faultState, NOTHING_SAID, outcomeState } from './change-state.ts';
import { changeOf, contentOfPolicy, contentOfRenewal, rebased } from './changed.ts';
import { isTerm, NO_TERMS, readFrom, readUntil, type Term, type TermsTexts } from './terms.ts';

/** What is made of a policy: a change of what it covers, or its next period with other answers. */
export type ChangeKind = 'adjust' | 'renew';

/** The policy that is changed, as it stands on the day from which the change is to hold; renewed, as it ends. */
export interface Basis {
  readonly kind: ChangeKind;
  readonly policy: PolicyView | undefined;
  readonly content: QuoteContent | undefined;
}

const NO_BASIS: Basis = { kind: 'adjust', policy: undefined, content: undefined };

/** A policy with what its form begins with. */
interface Found {
  readonly policy: PolicyView;
  readonly content: QuoteContent;
}

/** How an attempt to change a policy ended: done, or the place to go on at. */
type Outcome =
  | { readonly kind: 'changed'; readonly policy: PolicyView }
  | { readonly kind: 'fix'; readonly path: string }
  | { readonly kind: 'refused' };

interface PolicyChangeParts {
  readonly call: Caller;
  readonly later: Later;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** The pause in typing after which a change is calculated, in milliseconds. */
const TYPING = 120;

/** The day from which a change holds that is to hold at once: a later transaction comes before it. */
export function firstDay({ day, transactions }: PolicyView): string {
  const last = transactions.findLast(
    ({ kind, reversedBy }) => kind !== 'reversal' && reversedBy === undefined,
  );
  const begins = (last && irishTime(last.effectiveAt)?.day) ?? day;
  return begins > day ? begins : day;
}

/** The change of a policy: the form with what it covers, and what another answer would charge or return. */
export function createPolicyChange({ call, later, now }: PolicyChangeParts) {
  const form = createForm({ now });
  const session = createSession(now);
  const state = create<ChangeState>()(() => NOTHING_SAID);
  const terms = create<TermsTexts>()(() => NO_TERMS);
  const basis = create<Basis>()(() => NO_BASIS);
  const lookUps = createLookUps({ call, later, form });

  const preview = createNewest({
    ask: (request: Parameters<typeof call<'previewTransaction'>>[1]) =>
      call('previewTransaction', request),
    take: (answer) =>
      state.setState(answer.ok ? outcomeState(answer.value) : faultState(answer.fault)),
    later,
  });
  const otherDay = createNewest({
    ask: ({ policyId, day }: { readonly policyId: string; readonly day: string }) =>
      call('getPolicy', { policyId, day }),
    take: (answer) =>
      answer.ok ? stand(asIs(answer.value)) : state.setState({ fault: answer.fault }),
    later,
  });

  /** When the change is to hold, and what is wrong with that. */
  function typedTerms() {
    const texts = terms.getState();
    const { policy } = basis.getState();
    const { today } = session.getState();
    const from = readFrom(texts.effectiveAt, today);
    const day = from.day ?? (policy ? firstDay({ ...policy, day: today }) : today);
    const until = readUntil(texts.until, day, today);
    return { from, day, until };
  }

  /** What is asked for; undefined where nothing is, or what is typed can not be read yet. */
  function asked() {
    const { kind, policy, content } = basis.getState();
    const { from, until } = typedTerms();
    const { today } = session.getState();
    const change = content && changeOf(content, form.getState().content, today);
    // The next period is made also where nothing is another answer.
    if (kind === 'renew') return policy && { policyId: policy.policyId, change: change ?? {} };
    const isUnread = from.problem !== undefined || until.kind === 'problem';
    if (!policy || !change || isUnread) return undefined;
    const { effectiveAt } = from;
    return {
      policyId: policy.policyId,
      change: {
        ...change,
        ...(effectiveAt === undefined ? {} : { effectiveAt }),
        ...(until.kind === 'day' ? { until: until.day } : {}),
      },
    };
  }

  /** Calculates what is asked for, after a pause in typing. */
  function calculate(pause = TYPING): void {
    if (session.getState().fault) session.setState({ fault: undefined });
    const request = asked();
    if (request) {
      const { policyId, change } = request;
      preview.ask({ policyId, [basis.getState().kind]: change }, pause);
      return;
    }
    preview.forget();
    const { content } = basis.getState();
    const { today } = session.getState();
    const isSame = !content || !changeOf(content, form.getState().content, today);
    state.setState({ ...NOTHING_SAID, isSame });
  }

  /** Has the form stand on a policy as it is on a day: what was changed of it before stays. */
  function stand({ policy, content }: Found): void {
    const { content: before } = basis.getState();
    basis.setState({ policy, content });
    if (!before) return;
    const { today } = session.getState();
    if (changeOf(before, content, today)) {
      form.getState().load(rebased(form.getState().content, before, content));
    }
    calculate();
  }

  form.subscribe(({ content }, { content: before }) => {
    if (content === before || openId(session.getState()) === undefined) return;
    calculate(shortYearPause(content, before, session.getState().today));
  });

  const asIs = (policy: PolicyView): Found => ({ policy, content: contentOfPolicy(policy) });

  async function findAsOf(policyId: string, dayOf: (policy: PolicyView) => string) {
    const found = await call('getPolicy', { policyId });
    if (!found.ok) return found;
    const day = dayOf(found.value);
    return day === found.value.day ? found : call('getPolicy', { policyId, day });
  }

  /** A policy, with what the form begins with. */
  async function find(policyId: string, kind: ChangeKind): Promise<Result<Found>> {
    const found = await findAsOf(policyId, kind === 'renew' ? ({ period }) => period.to : firstDay);
    if (!found.ok) return found;
    const policy = found.value;
    if (kind === 'adjust') return done(asIs(policy));
    const { quoteId } = policy;
    const copied = await call('draftFromQuote', { quoteId, purpose: 'renewal' });
    return copied.ok ? done({ policy, content: contentOfRenewal(policy, copied.value) }) : copied;
  }

  /** What was opened last: an answer for another is dropped. */
  let opening: object | undefined;

  async function open(policyId: string, kind: ChangeKind): Promise<void> {
    const own = {};
    opening = own;
    session.setState({ draft: LOADING, today: irishDay(now()) });
    const found = await find(policyId, kind);
    if (opening !== own) return;
    if (!found.ok) {
      session.setState({ draft: { state: 'failed', fault: found.fault } });
      return;
    }
    preview.forget();
    otherDay.forget();
    lookUps.forget();
    terms.setState(NO_TERMS);
    state.setState(NOTHING_SAID);
    basis.setState({ ...NO_BASIS, kind });
    stand(found.value);
    form.getState().load(found.value.content);
    session.setState({
      draft: { state: 'ready', value: policyId },
      tried: false,
      fault: undefined,
      typing: undefined,
    });
    if (kind === 'renew') calculate(0);
  }

  /** When or why is typed. */
  function typeTerm(term: Term, text: string): void {
    terms.setState({ [term]: text });
    const errors = state.getState().errors.filter(({ path }) => path !== term);
    state.setState({ errors });
    if (term !== 'effectiveAt' && term !== 'until') return;
    const { policy } = basis.getState();
    const { day } = typedTerms();
    const isOther = policy && policy.day !== day;
    if (isOther) otherDay.ask({ policyId: policy.policyId, day }, TYPING);
    else calculate();
  }

  async function settle(): Promise<void> {
    await otherDay.settle();
    await preview.settle();
  }

  /** The first place that keeps the policy from being changed. */
  function firstToFix(): string | undefined {
    const { from, until } = typedTerms();
    if (from.problem !== undefined) return 'effectiveAt';
    if (until.kind === 'problem') return 'until';
    const { texts, items } = form.getState().content;
    const { today } = session.getState();
    const unread = formPaths(items).find(
      (path) => dateReading(path, texts, today)?.kind === 'problem',
    );
    if (unread) return unread;
    const { preview: shown, isSame, errors } = state.getState();
    if (isSame) return MARK;
    const { missing = [], faults = [] } = shown ?? {};
    return errors[0]?.path ?? inPageOrder([...missing, ...faults])[0]?.path;
  }

  /** A refusal at the fields where that is known; the rest is the fault of the whole. */
  function refused(fault: Fault): Outcome {
    const errors = fault.kind === 'invalid' ? (fault.errors ?? []) : [];
    const ofTerms = errors.filter(({ path }) => isTerm(path));
    const rest = inPageOrder(errors.filter(({ path }) => !isTerm(path)));
    state.setState({ errors: ofTerms });
    const isSaid = errors.length > 0 && rest.length === 0;
    session.setState({ fault: isSaid ? undefined : fault });
    const first = ofTerms[0] ?? rest[0];
    return first ? { kind: 'fix', path: first.path } : { kind: 'refused' };
  }

  async function submit(reason: string): Promise<Outcome> {
    const request = asked();
    const { kind, policy } = basis.getState();
    if (!request || !policy) return { kind: 'refused' };
    const { policyId, change } = request;
    const { reason: typed, referralNote } = terms.getState();
    const why = typed.trim() || reason;
    const note = referralNote.trim() === '' ? {} : { referralNote };
    const input = { policyId, ...change, ...note };
    const answer =
      kind === 'adjust'
        ? await call('adjustPolicy', { ...input, reason: why }, policy.version)
        : await call('renewPolicy', { ...input, ...(why && { reason: why }) }, policy.version);
    if (answer.ok) {
      opening = undefined;
      session.setState({ draft: LOADING });
      await showTransacted(answer.value);
      return { kind: 'changed', policy: answer.value };
    }
    const outcome = refused(answer.fault);
    if (answer.fault.kind === 'preconditionFailed') {
      // What somebody else made of it is what the next try changes.
      const newer = await find(policyId, kind);
      if (newer.ok) stand(newer.value);
      session.setState({ fault: answer.fault });
    }
    return outcome;
  }

  return {
    form,
    session,
    preview: { state, retry: () => calculate(0) },
    questions: NO_QUESTIONS,
    terms,
    basis,
    vehicle: lookUps.vehicle,
    address: lookUps.address,
    ...createEditing({ form, session, lookUps, preview: { settle } }),
    open,
    typeTerm,
    typedTerms,
    /** Changes the policy, or says where to go on. @param reason where none is typed */
    async finish(reason: string): Promise<Outcome> {
      if (openId(session.getState()) === undefined || session.getState().submitting) {
        return { kind: 'refused' };
      }
      session.setState({ tried: true, submitting: true, typing: undefined, fault: undefined });
      await lookUps.settle();
      await settle();
      const path = firstToFix();
      const outcome = path === undefined ? await submit(reason) : ({ kind: 'fix', path } as const);
      session.setState({ submitting: false });
      return outcome;
    },
  };
}
