import type { Address } from '../../../shared/schemas/data/address.ts';
import type { Vehicle } from '../../../shared/schemas/data/vehicle.ts';

/** Data that comes with the application, with the hash of its content. */
export interface ShippedDatasets {
  readonly hash: string;
  readonly vehicles: readonly Vehicle[];
  readonly addresses: readonly Address[];
}

/** The store of vehicles and addresses, as they are loaded. */
export interface DatasetStore {
  /** The hash of the demonstration data that is loaded. */
  readonly loaded: () => Promise<string | undefined>;
  /** Replaces the demonstration data, all of it or nothing. */
  readonly replace: (data: ShippedDatasets) => Promise<void>;
}

/** Loads the demonstration data where there is none, or another edition. */
export async function loadDemonstration(
  store: DatasetStore,
  hash: string,
  read: () => ShippedDatasets,
): Promise<void> {
  if ((await store.loaded()) !== hash) await store.replace(read());
}
