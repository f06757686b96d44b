/** A failure names its seed; with it in FUZZ_SEED the same inputs are tried again. */
export const SEED =
  process.env.FUZZ_SEED === undefined ? {} : { seed: Number(process.env.FUZZ_SEED) };
