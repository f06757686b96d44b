import { COVERS } from '../../../shared/domain/quotes/cover.ts';
import {
  LOST_REASONS,
  type LostReason,
  type Outcome,
} from '../../../shared/domain/quotes/outcome.ts';
import type { Dashboard, OutcomeFigures } from '../../../shared/schemas/desk/dashboard.ts';
import type { QuoteQuery } from '../../data/quote-query.ts';

/** What became of the quotes of a cover, of a scheme, of a source, or of all. */
export interface OutcomeRow {
  /** What lists the quotes of the row. */
  readonly filter: Pick<QuoteQuery, 'cover' | 'scheme' | 'source'>;
  /** The name of a scheme or a client; absent for the desk, and where there is no such client. */
  readonly name?: string;
  readonly quotes: number;
  readonly outcomes: Readonly<Record<Outcome, number>>;
  readonly reasons: Readonly<Record<LostReason, number>>;
}

function count(sums: readonly OutcomeFigures[], of: (sum: OutcomeFigures) => boolean): number {
  return sums.filter(of).reduce((all, { quotes }) => all + quotes, 0);
}

function rowOf(
  sums: readonly OutcomeFigures[],
  filter: OutcomeRow['filter'],
): Omit<OutcomeRow, 'name'> {
  const { cover, scheme, source } = filter;
  const some = sums.filter(
    (sum) =>
      (cover === undefined || sum.cover === cover) &&
      (scheme === undefined || sum.scheme === scheme) &&
      (source === undefined || sum.source === source),
  );
  const came = (outcome: Outcome) => count(some, (sum) => sum.outcome === outcome);
  const lostFor = (reason: LostReason) => count(some, (sum) => sum.lostReason === reason);
  return {
    filter,
    quotes: count(some, () => true),
    outcomes: {
      open: came('open'),
      accepted: came('accepted'),
      refused: came('refused'),
      lost: came('lost'),
    },
    // Each reason is there: the list of them says which.
    reasons: Object.fromEntries(LOST_REASONS.map((reason) => [reason, lostFor(reason)])) as Record<
      LostReason,
      number
    >,
  };
}

/** What became of all quotes, of those of each cover, of each scheme and of each source, the most first. */
export function outcomeRows({ sums, sources, schemes }: Dashboard['outcomes']): {
  readonly all: OutcomeRow;
  readonly covers: readonly OutcomeRow[];
  readonly schemes: readonly OutcomeRow[];
  readonly sources: readonly OutcomeRow[];
} {
  const bySource = sources.map(({ source, name }) => ({
    ...rowOf(sums, { source }),
    ...(name === undefined ? {} : { name }),
  }));
  const byScheme = schemes.map(({ id, name }) => ({ ...rowOf(sums, { scheme: id }), name }));
  return {
    all: rowOf(sums, {}),
    covers: COVERS.map((cover) => rowOf(sums, { cover })).filter(({ quotes }) => quotes > 0),
    schemes: byScheme.toSorted((a, b) => b.quotes - a.quotes),
    sources: bySource.toSorted((a, b) => b.quotes - a.quotes),
  };
}
