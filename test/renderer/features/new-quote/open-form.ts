import type { call } from '../../../../src/renderer/data/call.ts';
import type { Texts } from '../../../../src/renderer/features/new-quote/store/content.ts';
import { createNewQuote } from '../../../../src/renderer/features/new-quote/store/create-new-quote.ts';
import type { InputOf, OperationName, OutputOf } from '../../../../src/shared/contract/contract.ts';
import { USUAL_SETTINGS } from '../../../../src/shared/domain/derived/usual-settings.ts';
import { message } from '../../../../src/shared/domain/messages/message.ts';
import { done, type Fault, failed, type Result } from '../../../../src/shared/result/result.ts';
import type { Draft, NewDraft } from '../../../../src/shared/schemas/quotes/draft.ts';
import type { Preview } from '../../../../src/shared/schemas/quotes/preview.ts';
import { explanationOf } from '../quote/explanation-of.ts';

type Host = {
  [N in OperationName]?: (
    input: InputOf<N>,
    version?: string,
  ) => Result<OutputOf<N>> | Promise<Result<OutputOf<N>>>;
};

const NOW = Date.parse('2026-11-21T09:00:00Z');
export const ID = '11111111-2222-4333-8444-555555555555';
export const OTHER = '99999999-2222-4333-8444-555555555555';

export const GONE: Fault = { kind: 'unavailable', message: message('hostSilent') };
const CHANGED: Fault = { kind: 'preconditionFailed', message: message('draftChanged') };
const ABSENT: Fault = { kind: 'notFound', message: message('vehicleNotFound') };
export const BMW = {
  vrm: '191-D-12345',
  make: 'BMW',
  model: '5 Series',
  year: 2019,
  engineSize: 1995,
  fuelType: 'Diesel',
};

/** A preview that says nothing but what is given. */
export function said(more: Partial<Preview> = {}): Preview {
  const nothing = { missing: [], faults: [], unusual: [], warnings: [], covers: [], addOns: [] };
  return { ...nothing, assumed: [], ...more };
}

/** A preview with a price. @param premium euro */
export function priced(premium: number): Preview {
  return said({
    covers: [{ cover: 'Comprehensive', premium }],
    explanation: explanationOf(premium),
  });
}

/** Lets everything go on that waits for an answer. */
export const settled = () => new Promise((resolve) => setImmediate(resolve));

/** The form of a new quote over a host that the test can change, with a clock of its own. */
export interface OpenForm {
  readonly quote: ReturnType<typeof createNewQuote>;
  /** What answers each operation. */
  readonly host: Host;
  /** The drafts that the host has. */
  readonly saved: Map<string, Draft>;
  /** Has the host save a draft as another window does. */
  readonly saveElsewhere: (draft: NewDraft) => void;
  /** The drafts that the page has. */
  readonly kept: Map<string, NewDraft>;
  /** Every form for which a price was asked. */
  readonly asked: InputOf<'previewQuote'>[];
  /** Lets the time pass for everything that waits for it. */
  readonly ring: () => Promise<void>;
  readonly texts: () => Texts;
}

/** Opens the form of a new quote. */
export async function openForm(): Promise<OpenForm> {
  let timers: { readonly work: () => void }[] = [];
  const saved = new Map<string, Draft>();
  let savings = 0;
  const save = ({ id, title, content }: NewDraft) => {
    savings += 1;
    const draft = { id, title, content, savedAt: '2026-11-21T09:00:00Z', version: `v${savings}` };
    saved.set(id, draft);
    return draft;
  };
  const kept = new Map<string, NewDraft>();
  const asked: InputOf<'previewQuote'>[] = [];
  const host: Host = {
    previewQuote(request) {
      asked.push(request);
      return done(said());
    },
    getDraft({ id }) {
      const draft = saved.get(id);
      return draft ? done(draft) : failed(ABSENT);
    },
    saveDraft(draft, version) {
      const present = saved.get(draft.id)?.version;
      const isMeant = version === undefined || version === present;
      if (!isMeant || (draft.isNew && present !== undefined)) return failed(CHANGED);
      const { savedAt, version: next } = save(draft);
      return done({ savedAt, version: next, dropped: [] });
    },
    openQuestions: () => done({}),
    lookUpVehicle: ({ vrm }) => (vrm === BMW.vrm ? done(BMW) : failed(ABSENT)),
  };
  const carrier = async (operation: OperationName, input: unknown, version?: string) => {
    const handle = host[operation] as ((...given: unknown[]) => unknown) | undefined;
    if (!handle) throw new Error(`${operation} was not expected`);
    return handle(input, version);
  };
  const quote = createNewQuote({
    call: carrier as typeof call,
    now: () => NOW,
    defaults: async () => ({ ...USUAL_SETTINGS.defaults, startInDays: 1, excess: 500 }),
    later(work) {
      const timer = { work };
      timers.push(timer);
      return () => {
        timers = timers.filter((each) => each !== timer);
      };
    },
    kept: {
      all: () => [...kept.values()],
      put: (draft) => kept.set(draft.id, draft),
      remove: (id) => kept.delete(id),
      removeSaved: ({ id, content }) => {
        if (JSON.stringify(kept.get(id)?.content) === JSON.stringify(content)) kept.delete(id);
      },
    },
  });
  const ring = async () => {
    const due = timers;
    timers = [];
    for (const { work } of due) work();
    await settled();
  };
  await quote.begin(ID);
  await ring();
  const texts = () => quote.form.getState().content.texts;
  return { quote, host, saved, saveElsewhere: save, kept, asked, ring, texts };
}
