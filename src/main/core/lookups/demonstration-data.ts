import type { Address } from '../../../shared/schemas/address.ts';
import type { Vehicle } from '../../../shared/schemas/vehicle.ts';

/** A set of data that comes with the application, under the hash of its content. */
export interface ShippedDatasets {
  readonly hash: string;
  readonly vehicles: readonly Vehicle[];
  readonly addresses: readonly Address[];
}

/** Where the registers are kept. */
export interface DatasetStore {
  /** The hash of the demonstration data that is loaded. */
  readonly loaded: () => Promise<string | undefined>;
  /** Replaces the demonstration data, all of it or nothing. */
  readonly replace: (data: ShippedDatasets) => Promise<void>;
}

/** Loads the demonstration data where it is not there yet, or another edition is. */
export async function loadDemonstration(
  store: DatasetStore,
  hash: string,
  read: () => ShippedDatasets,
): Promise<void> {
  if ((await store.loaded()) !== hash) await store.replace(read());
}
