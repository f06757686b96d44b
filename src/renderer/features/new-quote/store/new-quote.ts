import { create } from 'zustand';
import type { Fault, Result } from '../../../../shared/contract/result.ts';
import { irishDay } from '../../../../shared/domain/date.ts';
import { normaliseEircode } from '../../../../shared/domain/eircode.ts';
import type { FormPath } from '../../../../shared/domain/quote-fields/form-fields.ts';
import { normaliseVrm } from '../../../../shared/domain/registration.ts';
import type { Address } from '../../../../shared/schemas/address.ts';
import type { Settings } from '../../../../shared/schemas/settings.ts';
import type { Vehicle } from '../../../../shared/schemas/vehicle.ts';
import type { call } from '../../../data/call.ts';
import { EIRCODE, inPageOrder, MARK } from '../../../data/form-fields.ts';
import type { Later } from '../../../data/later.ts';
import { LOADING, type Loaded } from '../../../data/loaded.ts';
import { beginning, type QuoteContent, type Texts, titleOf } from './content.ts';
import { dateReading, requestOf } from './document.ts';
import { createDraftKeeper } from './draft-keeper.ts';
import { createDraftList } from './draft-list.ts';
import { createForm, firstChanged } from './form.ts';
import type { KeptDrafts } from './kept-drafts.ts';
import { createLookUp } from './look-up.ts';
import { createPreview } from './preview.ts';
import { contentOfCopy, readContent } from './read-content.ts';

/** What the screen shows of the quote that is being made. */
export interface SessionState {
  /** The id of the open draft. */
  readonly draft: Loaded<string>;
  /** The Irish day on which it was opened, `YYYY-MM-DD`. */
  readonly today: string;
  /** Whether the quote was asked for: what is missing is then marked. */
  readonly tried: boolean;
  readonly submitting: boolean;
  /** Why it did not become a quote. */
  readonly fault: Fault | undefined;
}

/** How an attempt to make the quote ended: done, or the place to go on at. */
export type Outcome =
  | { readonly kind: 'quoted'; readonly quoteId: string }
  | { readonly kind: 'mend'; readonly path: string }
  | { readonly kind: 'refused' };

export interface NewQuoteParts {
  readonly call: typeof call;
  readonly later: Later;
  readonly kept: KeptDrafts;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly defaults: () => Promise<Settings['defaults']>;
}

/** Two digits of a year are often the beginning of four, in milliseconds. */
const SHORT_YEAR = 700;

function vehicleTexts({ make, model, year, engineSize, fuelType }: Vehicle) {
  return {
    'Vehicle/Make': make,
    'Vehicle/Model': model,
    'Vehicle/Year': String(year),
    'Vehicle/EngineSize': String(engineSize),
    'Vehicle/FuelType': fuelType,
  } as const satisfies Texts;
}

function addressTexts({ addressLine1, addressLine2, town, county, country }: Address) {
  return {
    'Address/AddressLine1': [addressLine1, addressLine2].filter(Boolean).join(', '),
    'Address/Town': town,
    'Address/County': county,
    'Address/Country': country,
  } as const satisfies Texts;
}

const VEHICLE: readonly FormPath[] = [
  'Vehicle/Make',
  'Vehicle/Model',
  'Vehicle/Year',
  'Vehicle/EngineSize',
  'Vehicle/FuelType',
];
const ADDRESS: readonly FormPath[] = [
  'Address/AddressLine1',
  'Address/Town',
  'Address/County',
  'Address/Country',
];

/** The making of a quote: the form, its price, its draft and both registers, joined. */
export function createNewQuote({ call, later, kept, now, defaults }: NewQuoteParts) {
  const form = createForm({ now });
  const preview = createPreview({ ask: (request) => call('previewQuote', request), later });
  const keeper = createDraftKeeper({ save: (draft) => call('saveDraft', draft), kept, later });
  const drafts = createDraftList({ call, keeper });
  const vehicle = createLookUp({
    normalise: normaliseVrm,
    ask: (vrm) => call('lookUpVehicle', { vrm }),
    later,
    onFound: (found) => form.getState().fill(MARK, vehicleTexts(found)),
    onLost: () => form.getState().giveBack(MARK, VEHICLE),
  });
  const address = createLookUp({
    normalise: normaliseEircode,
    ask: (eircode) => call('lookUpEircode', { eircode }),
    later,
    onFound: (found) => form.getState().fill(EIRCODE, addressTexts(found)),
    onLost: () => form.getState().giveBack(EIRCODE, ADDRESS),
  });
  const session = create<SessionState>()(() => ({
    draft: LOADING,
    today: irishDay(now()),
    tried: false,
    submitting: false,
    fault: undefined,
  }));
  let opening: string | undefined;

  const openId = () => {
    const { draft } = session.getState();
    return draft.state === 'ready' ? draft.value : undefined;
  };

  function keep(content: QuoteContent): void {
    const id = openId();
    if (id) keeper.keep({ id, title: titleOf(content), content: { ...content } });
  }

  function pauseOf(content: QuoteContent, before: QuoteContent): number {
    const path = firstChanged(content, before);
    const date = path && dateReading(path, content.texts, session.getState().today);
    return date?.kind === 'day' && date.short ? SHORT_YEAR : 0;
  }

  form.subscribe(({ content }, { content: before }) => {
    if (content === before || openId() === undefined) return;
    session.setState({ fault: undefined });
    preview.show(requestOf(content, session.getState().today), pauseOf(content, before));
    keep(content);
  });

  function forgetLookUps(): void {
    vehicle.forget();
    address.forget();
  }

  function show(id: string, content: QuoteContent): void {
    forgetLookUps();
    // Closed for the moment, so that loading is no change of the draft before.
    session.setState({ draft: LOADING, tried: false, fault: undefined });
    form.getState().load(content);
    session.setState({ draft: { state: 'ready', value: id } });
    preview.clear();
    preview.show(requestOf(content, session.getState().today));
  }

  /** Opens what `find` gives, unless something else was opened meanwhile. */
  async function openWith(id: string, find: () => Promise<Result<QuoteContent>>): Promise<boolean> {
    opening = id;
    void keeper.flush();
    session.setState({ draft: LOADING, today: irishDay(now()) });
    const found = await find();
    if (opening !== id) return false;
    if (found.ok) {
      show(id, found.value);
      return true;
    }
    opening = undefined;
    session.setState({ draft: { state: 'failed', fault: found.fault } });
    return false;
  }

  async function findDraft(id: string): Promise<Result<QuoteContent>> {
    const newest = keeper.newest(id);
    if (newest) return { ok: true, value: readContent(newest.content) };
    const found = await call('getDraft', { id });
    if (found.ok) return { ok: true, value: readContent(found.value.content) };
    if (found.fault.kind !== 'notFound') return found;
    return findNothing();
  }

  async function findNothing(): Promise<Result<QuoteContent>> {
    return { ok: true, value: beginning(await defaults(), session.getState().today) };
  }

  async function findCopy(quoteId: string): Promise<Result<QuoteContent>> {
    const copied = await call('draftFromQuote', { quoteId });
    if (!copied.ok) return copied;
    const { today } = session.getState();
    const { startInDays } = await defaults();
    return {
      ok: true,
      value: contentOfCopy({ quoteId, copied: copied.value, today, startInDays }),
    };
  }

  /** The first place that keeps the form from becoming a quote. */
  function firstToFix(): string | undefined {
    const { missing = [], faults = [] } = preview.state.getState().preview ?? {};
    return inPageOrder([...missing, ...faults])[0]?.path;
  }

  async function submit(id: string): Promise<Outcome> {
    const { content } = form.getState();
    const { basedOn } = content;
    await keeper.hold(id);
    const answer = await call('submitDraft', {
      ...requestOf(content, session.getState().today),
      ...(basedOn === undefined ? {} : { basedOn }),
      draftId: id,
    });
    if (answer.ok) {
      opening = undefined;
      session.setState({ draft: LOADING });
      await keeper.forget(id);
      return { kind: 'quoted', quoteId: answer.value.quoteId };
    }
    const { fault } = answer;
    keeper.release(id);
    session.setState({ fault });
    const errors = fault.kind === 'invalid' ? inPageOrder(fault.errors ?? []) : [];
    return errors[0] ? { kind: 'mend', path: errors[0].path } : { kind: 'refused' };
  }

  function type(path: FormPath, text: string): void {
    form.getState().type(path, text);
    if (path === MARK) vehicle.typed(text);
    if (path === EIRCODE) address.typed(text);
  }

  /** A field was left: what waited for more typing waits no longer. */
  async function leave(path: FormPath): Promise<void> {
    if (path === MARK) await vehicle.settle();
    if (path === EIRCODE) await address.settle();
    form.getState().leave();
    preview.endStep();
    void preview.settle();
  }

  return {
    form,
    preview,
    keeper,
    drafts,
    vehicle,
    address,
    session,
    /** Begins a draft under an id that nobody has yet, with a registration if one is known. */
    async begin(id: string, registration = ''): Promise<void> {
      const begun = await openWith(id, findNothing);
      if (!begun || registration === '') return;
      type(MARK, registration);
      await leave(MARK);
    },
    /** Opens a draft, or begins one where there is none of this id any more. */
    async open(id: string): Promise<void> {
      if (opening === id) return;
      await openWith(id, () => findDraft(id));
    },
    /** Begins a draft with a copy of a quote. @returns whether it is open */
    async copy(quoteId: string, id: string): Promise<boolean> {
      const copied = await openWith(id, () => findCopy(quoteId));
      // Saved before the first change: it is more than the usual answers already.
      if (copied) keep(form.getState().content);
      return copied;
    },
    type,
    leave,
    /** @returns the field to look at */
    undo(): FormPath | undefined {
      const before = form.getState().content;
      forgetLookUps();
      form.getState().undo();
      preview.endStep();
      return firstChanged(before, form.getState().content);
    },
    /** @returns the field to look at */
    redo(): FormPath | undefined {
      const before = form.getState().content;
      forgetLookUps();
      form.getState().redo();
      preview.endStep();
      return firstChanged(before, form.getState().content);
    },
    /** Makes the quote, or says where to go on. */
    async finish(): Promise<Outcome> {
      const id = openId();
      if (id === undefined || session.getState().submitting) return { kind: 'refused' };
      session.setState({ tried: true, submitting: true, fault: undefined });
      await Promise.all([vehicle.settle(), address.settle()]);
      await preview.settle();
      const path = firstToFix();
      const outcome: Outcome = path === undefined ? await submit(id) : { kind: 'mend', path };
      session.setState({ submitting: false });
      return outcome;
    },
  };
}
