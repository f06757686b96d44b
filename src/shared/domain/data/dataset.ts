/** What can be imported: what look-ups read, and the customers of another system. */
export const DATASET_KINDS = ['vehicles', 'addresses', 'customers'] as const;
export type DatasetKind = (typeof DATASET_KINDS)[number];

/** The most bytes of a file, and of one part of it. */
export const DATASET_FILE_BYTES = 1024 * 1024 * 1024;
export const FILE_PART_BYTES = 256 * 1024;

/** The most rows of a dataset, and of refused rows that a report names. */
export const DATASET_ROWS = 5_000_000;
export const NAMED_REFUSALS = 10_000;
