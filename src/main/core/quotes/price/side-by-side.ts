import { cents, euro } from '../../../../shared/domain/money.ts';
import type { Explanation, Step } from '../../../../shared/schemas/quotes/explanation.ts';

/** A premium next to others, by whatever tells its column. */
interface Explained<Column> {
  readonly column: Column;
  readonly explanation: Explanation;
}

/** One step of several premiums, without the columns that have no such step. */
interface ComparedStep<Column> extends Pick<Step, 'id' | 'title'> {
  readonly columns: (Column & Pick<Step, 'row' | 'multiplier'> & { readonly change: number })[];
}

function changeOf({ before, after }: Step): number {
  return euro(cents(after) - cents(before));
}

/** What a multiplier does in euro follows from the base, so that only the multiplier is compared. */
function differs({ columns }: ComparedStep<unknown>, of: number): boolean {
  const [first] = columns;
  return (
    columns.length < of ||
    !first ||
    columns.some(
      ({ multiplier, change }) =>
        multiplier !== first.multiplier || (multiplier === null && change !== first.change),
    )
  );
}

/** The steps in which premiums differ, by their ids, in the order of the first column that has them. */
export function differingSteps<Column>(
  explained: readonly Explained<Column>[],
): ComparedStep<Column>[] {
  const steps = new Map<string, ComparedStep<Column>>();
  for (const { column, explanation } of explained) {
    for (const step of explanation.steps) {
      const { id, title, row, multiplier } = step;
      const known = steps.get(id) ?? { id, title, columns: [] };
      known.columns.push({ ...column, row, multiplier, change: changeOf(step) });
      steps.set(id, known);
    }
  }
  return [...steps.values()].filter((step) => differs(step, explained.length));
}
