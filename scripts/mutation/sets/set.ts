/**
 * Sources that are mutated together, the tests that must notice, and how many of the mutants. A mutant of what runs
 * before the tests, such as a table or the start of a host, runs every test of its set: sets are small.
 */
export interface MutationSet {
  /** Its group and its part of it: `guards/bodies`. */
  readonly name: string;
  /** Globs of the mutated sources; one that begins with `!` takes files out again. */
  readonly sources: readonly string[];
  /** Globs of the tests that are for these sources, the quickest first: each mutant runs those that reach it. */
  readonly tests: readonly string[];
  /** The smallest share of the mutants that the tests must notice, in percent. */
  readonly goal: number;
}

/** Some files of a folder. */
export const files = (folder: string, ...names: string[]) =>
  names.map((name) => `${folder}/${name}.ts`);

/** Every source below a folder. */
export const below = (folder: string) => `${folder}/**/*.ts`;

/** The same sources, not to be mutated. */
export const without = (globs: readonly string[]) => globs.map((glob) => `!${glob}`);

/** Some tests of a folder, or all below it. */
export const tests = (folder: string, ...names: string[]) =>
  files(`test/${folder}`, ...(names.length > 0 ? names : ['**/*']).map((name) => `${name}.test`));
