import { below, files, type MutationSet, tests, without } from './set.ts';

const QUOTES = 'src/main/core/quotes';

const CHANGE = `${QUOTES}/change`;
const REFERRAL = files(CHANGE, 'refer');
const BEFORE_COVER = files(CHANGE, 'accept', 'checklist', 'record', 'suitability');

const SUBMIT = `${QUOTES}/submit`;
const DRAFT = files(SUBMIT, 'draft-from-*', 'submit-draft', 'keep-new');

export const quotes: readonly MutationSet[] = [
  {
    name: 'quotes/change',
    sources: [below(CHANGE), ...without([...REFERRAL, ...BEFORE_COVER])],
    tests: [
      ...tests('main/core/quotes/change', '!(record|referral)'),
      ...tests('main/core/quotes/sale', 'add-on', 'override-limits', 'start', 'withdraw-override'),
      // The limits of a person's overrides.
      ...tests('main/core/access', 'roles'),
    ],
    goal: 85,
  },
  // What these decide shows in several answers of the API: some of their tests have a host.
  {
    name: 'quotes/referral',
    sources: REFERRAL,
    tests: [
      ...tests('main/core/quotes/change', 'referral'),
      ...tests('service', 'quotes/referral', 'api/history-limit'),
    ],
    goal: 85,
  },
  {
    name: 'quotes/before-cover',
    sources: BEFORE_COVER,
    tests: [
      ...tests('main/core/quotes/change', 'record', 'accept'),
      ...tests('service', 'documents/suitability', 'quotes/lifecycle', 'quotes/silence'),
      ...tests('service', 'quotes/lost', 'api/history-limit'),
    ],
    goal: 85,
  },
  {
    name: 'quotes/submit',
    sources: [below(SUBMIT), ...without(DRAFT)],
    tests: [
      ...tests('main/core/quotes/submit', 'submit', '!(submit)'),
      ...tests('main/core/quotes/change', 'smallest-premium'),
      ...tests('main/core/quotes/sale', 'period', 'schemes'),
    ],
    goal: 85,
  },
  // Duplicates and drafts sent twice are asserted where a host has both.
  {
    name: 'quotes/draft',
    sources: DRAFT,
    tests: [
      ...tests('main/core/quotes/submit', 'submit', 'drafts'),
      ...tests('main/core/quotes/sale', 'renewal'),
      ...tests('service', 'quotes/submit-draft', 'quotes/duplicates'),
    ],
    goal: 85,
  },
  {
    name: 'quotes/history',
    sources: [below(`${QUOTES}/history`)],
    tests: [
      ...['history', 'price', 'sale', 'change'].flatMap((area) =>
        tests(`main/core/quotes/${area}`),
      ),
      ...tests('main/core/quotes/sale', 'withdraw-override'),
      ...tests('main/core/integrity', 'compare', 'replay-quotes'),
    ],
    goal: 85,
  },
  {
    name: 'quotes/document',
    sources: [below(`${QUOTES}/document`)],
    // Not the XML Schema, which is made once and not asked by a quote.
    tests: [
      ...tests('main/core/quotes', '!(xsd|preview)'),
      ...tests('service', 'quotes/quote-faults'),
    ],
    goal: 85,
  },
];
