/** A hash over the canonical JSON of a value, hexadecimal. */
export type Hash = (value: unknown) => string;
