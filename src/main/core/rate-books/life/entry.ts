import { irishDay, utcText } from '../../../../shared/domain/date.ts';
import type { KeptRateBook } from '../../../../shared/schemas/kept-rate-book.ts';
import type { RateBook } from '../../../../shared/schemas/rate-book.ts';
import type { DefaultScheme } from '../../../../shared/schemas/scheme.ts';
import { schemeOf } from '../schemes.ts';
import type { Book } from './books.ts';
import type { BookEvent } from './event.ts';
import type { Signatures } from './publisher.ts';
import { isSuperseded, mayRate, stateOf } from './standing.ts';

export interface EntryParts {
  readonly defaultScheme: DefaultScheme;
  readonly signatures: Pick<Signatures, 'fingerprint'>;
}

/** The step of each kind of event, as it is shown. */
const STEPS = {
  rateBookDrafted: 'drafted',
  rateBookChecked: 'checked',
  rateBookApproved: 'approved',
  rateBookActivated: 'activated',
  rateBookWithdrawn: 'withdrawn',
  clockConfirmed: 'clockConfirmed',
} as const satisfies Record<BookEvent['kind'], KeptRateBook['steps'][number]['step']>;

type Step = KeptRateBook['steps'][number];

function shownStep({ kind, at, by, detail }: BookEvent): Step {
  const said: Partial<Omit<Step, 'from'>> & { readonly from?: number } & BookEvent['detail'] =
    detail;
  const { name, reason, from, ownDraft } = said;
  return {
    ...{ step: STEPS[kind], at: utcText(at), by },
    ...(name === undefined ? {} : { name }),
    ...(reason === undefined ? {} : { reason }),
    ...(from === undefined ? {} : { from: utcText(from) }),
    ...(ownDraft === undefined ? {} : { ownDraft }),
  };
}

function summaryOf(
  content: RateBook,
  defaultScheme: DefaultScheme,
): NonNullable<KeptRateBook['summary']> {
  const { name, version, demonstration, inForceFrom, examples } = content;
  const scheme = schemeOf(content, defaultScheme);
  return { name, version, scheme, demonstration, inForceFrom, examples: examples.length };
}

/** Shows each book as it stands at a moment, next to the others of its scheme. */
export function entriesOf(
  books: readonly Book[],
  { defaultScheme, signatures }: EntryParts,
  now: number,
): KeptRateBook[] {
  const dated = books.flatMap(({ hash, content, standing }, place) => {
    const { activeFrom } = standing;
    if (!content || activeFrom === undefined || !mayRate(standing, now)) return [];
    const scheme = schemeOf(content, defaultScheme).id;
    return [{ hash, scheme, inForceFrom: content.inForceFrom, activeFrom, place }];
  });
  return books.map(({ hash, content, events, standing }) => {
    const own = dated.find((one) => one.hash === hash);
    const others = dated.filter((one) => one.hash !== hash && one.scheme === own?.scheme);
    const isOver = own !== undefined && isSuperseded(own, others, irishDay(now));
    const publicKey = standing.drafted?.detail.signature?.publicKey;
    return {
      hash,
      state: stateOf(standing, isOver, now),
      activatedAt: standing.activeFrom === undefined ? null : utcText(standing.activeFrom),
      publisher: publicKey ? { publicKey, fingerprint: signatures.fingerprint(publicKey) } : null,
      steps: events.map(shownStep),
      summary: content ? summaryOf(content, defaultScheme) : null,
    };
  });
}
