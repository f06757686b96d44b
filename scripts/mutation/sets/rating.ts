import { below, files, type MutationSet, tests } from './set.ts';

const RATING = 'src/main/core/rating';
const QUOTES = 'src/main/core/quotes';

export const rating: readonly MutationSet[] = [
  {
    name: 'rating/premium',
    sources: files(RATING, '*'),
    // Not what is about the numbers of the demonstration book: thousands of risks for each mutant.
    tests: tests('main/core/rating', '!(portfolio|silence)', 'oracle/*'),
    goal: 95,
  },
  {
    name: 'rating/examine',
    sources: [below(`${RATING}/examine`)],
    tests: tests('main/core/rating/examine'),
    goal: 95,
  },
  {
    name: 'rating/price',
    sources: [below(`${QUOTES}/price`), below(`${QUOTES}/quick-price`)],
    tests: [
      ...tests('main/core/quotes/price'),
      ...tests('main/core/quotes/quick-price'),
      ...tests('main/core/quotes', 'preview'),
      ...tests('main/core/quotes/sale', 'quick-price', 'schemes', 'add-on-factors'),
      // What silence counts as is asked for by those who show it.
      ...tests('service', 'quotes/silence', 'quotes/quote-page'),
    ],
    goal: 95,
  },
  {
    name: 'rating/values',
    sources: files('src/shared/domain', 'money', 'date'),
    tests: tests('shared/domain', 'date', 'moment', 'money'),
    goal: 95,
  },
];
