/** Sources that are mutated together, the tests that must notice, and how many of the mutants. */
export interface MutationSet {
  readonly name: string;
  /** Globs of the mutated sources. */
  readonly sources: readonly string[];
  /** Globs of the tests, quick ones: each mutant runs those that reach it. */
  readonly tests: readonly string[];
  /** The smallest share of the mutants that the tests must notice, in percent. */
  readonly goal: number;
}

export const mutationSets: readonly MutationSet[] = [
  {
    name: 'rating',
    sources: [
      'src/main/core/rating/**/*.ts',
      'src/main/core/quotes/price/**/*.ts',
      'src/shared/domain/{money,date}.ts',
    ],
    tests: [
      'test/main/core/rating/{cover-order,examine,factor,levies,neighbours,properties,scale,underwrite,rate}.test.ts',
      'test/main/core/quotes/{preview,price/*}.test.ts',
      'test/shared/{date,money}.test.ts',
    ],
    goal: 95,
  },
];
