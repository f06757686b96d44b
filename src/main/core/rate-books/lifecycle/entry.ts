import { irishDay, utcText } from '../../../../shared/domain/date.ts';
import type { KeptTable } from '../../../../shared/schemas/rate-books/kept-table.ts';
import type { TableEvent } from './event.ts';
import type { LifecycleKind } from './kind.ts';
import type { Signatures } from './publisher.ts';
import { isSuperseded, mayRate, stateOf } from './state.ts';
import type { RateTable } from './table.ts';

export interface EntryParts<T, S> {
  readonly kind: LifecycleKind<T, S>;
  readonly signatures: Pick<Signatures, 'fingerprint'>;
}

type Step = KeptTable<unknown>['steps'][number];

function shownStep({ step, at, by, user, detail }: TableEvent): Step {
  const said: Partial<Omit<Step, 'from'>> & { readonly from?: number } & TableEvent['detail'] =
    detail;
  const { reason, from, ownDraft } = said;
  // Anyone who is signed in counts, whatever was typed.
  const name = user?.name ?? said.name;
  return {
    step,
    at: utcText(at),
    by,
    ...(name === undefined ? {} : { name }),
    ...(user === undefined ? {} : { user }),
    ...(reason === undefined ? {} : { reason }),
    ...(from === undefined ? {} : { from: utcText(from) }),
    ...(ownDraft === undefined ? {} : { ownDraft }),
  };
}

/** Shows each table as it stands at a moment, next to the others of its scheme. */
export function entriesOf<T, S>(
  tables: readonly RateTable<T>[],
  { kind, signatures }: EntryParts<T, S>,
  now: number,
): KeptTable<S>[] {
  const dated = tables.flatMap(({ hash, content, state }, place) => {
    const { activeFrom } = state;
    if (content === undefined || activeFrom === undefined || !mayRate(state, now)) return [];
    const inForceFrom = kind.inForceFrom(content);
    return [{ hash, scheme: kind.schemeOf(content), inForceFrom, activeFrom, place }];
  });
  return tables.map(({ hash, content, events, state }) => {
    const own = dated.find((one) => one.hash === hash);
    const others = dated.filter((one) => one.hash !== hash && one.scheme === own?.scheme);
    const isOver = own !== undefined && isSuperseded(own, others, irishDay(now));
    const publicKey = state.drafted?.detail.signature?.publicKey;
    return {
      hash,
      state: stateOf(state, isOver, now),
      activatedAt: state.activeFrom === undefined ? null : utcText(state.activeFrom),
      publisher: publicKey ? { publicKey, fingerprint: signatures.fingerprint(publicKey) } : null,
      steps: events.map(shownStep),
      summary: content === undefined ? null : kind.summaryOf(content),
    };
  });
}
