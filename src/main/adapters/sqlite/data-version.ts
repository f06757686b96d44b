import type { OpenDatabase } from './open.ts';

/**
 * A number that is another after every change of what is kept: this connection's own
 * (`total_changes`) and any other's (`data_version`). Each of its parts only grows, so that no two
 * changes outweigh one another; the history's length sets two starts of a host apart. The register
 * catches up before, so that doing so is no second change.
 */
export function dataVersion({
  sqlite,
  projection,
}: Pick<OpenDatabase, 'sqlite' | 'projection'>): () => Promise<number> {
  const others = sqlite.prepare<[], number>('pragma data_version').pluck();
  const own = sqlite
    .prepare<[], number>(
      'select total_changes() + coalesce((select max(sequence) from quote_event), 0)',
    )
    .pluck();
  return async () => {
    await projection.catchUp();
    return (others.get() ?? 0) + (own.get() ?? 0);
  };
}
