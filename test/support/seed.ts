/** A failure names its seed; with it in FUZZ_SEED the same inputs are tried again. */
export const SEED =
  process.env.FUZZ_SEED === undefined ? {} : { seed: Number(process.env.FUZZ_SEED) };

/** How many inputs a property is tried with: a few in the suite, as many as PROPERTY_RUNS says. */
export function runs(few: number): { readonly numRuns: number; readonly seed?: number } {
  return { numRuns: Number(process.env.PROPERTY_RUNS ?? few), ...SEED };
}
