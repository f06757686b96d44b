import type { DataVersions } from '../../../core/data-state/data-version.ts';
import type { OpenDatabase } from '../open.ts';

/**
 * Numbers that change with every change of the data, by this connection (`total_changes`) or by
 * another (`data_version`). Each part of the sum only grows, so that no two changes cancel each
 * other out; the history's length tells two starts of a host apart. The quote index catches up
 * first, so that catching up later does not count as a second change.
 * @param draftChanges how many of this connection's changes are of drafts: what another connection
 * changes of them counts as a change of the rest
 */
export function dataVersions(
  { sqlite, projection }: Pick<OpenDatabase, 'sqlite' | 'projection'>,
  draftChanges: () => number,
): () => Promise<DataVersions> {
  const others = sqlite.prepare<[], number>('pragma data_version').pluck();
  const own = sqlite
    .prepare<[], number>(
      'select total_changes() + coalesce((select max(sequence) from quote_event), 0)',
    )
    .pluck();
  return async () => {
    await projection.catchUp();
    const drafts = draftChanges();
    return { version: (others.get() ?? 0) + (own.get() ?? 0) - drafts, drafts };
  };
}
