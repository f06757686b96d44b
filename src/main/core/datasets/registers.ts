import type { DatasetKind } from '../../../shared/domain/data/dataset.ts';
import type { DatasetStore } from './dataset-store.ts';

/** The kinds of datasets that look-ups read. */
export type Register = Exclude<DatasetKind, 'customers'>;

/** The file that each register came from; null: the demonstration. */
export async function registerFiles({
  inUse,
}: Pick<DatasetStore, 'inUse'>): Promise<Readonly<Record<Register, string | null>>> {
  const found = await inUse();
  const fileOf = (register: Register) =>
    found.find(({ kind }) => kind === register)?.fileName ?? null;
  return { vehicles: fileOf('vehicles'), addresses: fileOf('addresses') };
}
