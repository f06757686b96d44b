/** What the checks of a rate book find: each is a sentence about one of its places. */
export const FINDINGS = {
  // Too much
  bookFactors: 'The rate book has {{found}} factors: at most {{most}}',
  bookRows: 'The factors have {{found}} rows, bands, points and combinations: at most {{most}}',
  bookChoices: 'The combinations stand for {{found}} choices of words: at most {{most}}',
  bookRules: 'The rate book has {{found}} rules: at most {{most}}',
  bookExamples: 'The rate book has {{found}} examples: at most {{most}}',
  bookValues: 'The rate book has more than {{most}} texts, numbers, lists and objects',
  bookText: '"{{begin}}" goes on for {{found}} characters: at most {{most}}',
  moreFindings: 'There are {{count}} more findings',

  // Names and rows
  textUnseen:
    'The text has characters that are invisible, or that change how it reads: {{characters}}',
  twice: '{{name}} is here twice',
  idOfScheme: '{{id}} is also an id of the scheme {{scheme}}',
  factorUnknown: 'There is no factor {{factor}}',
  tableUnknown: 'There is no table {{factor}}',
  rowUnknown: 'The table {{factor}} has no row {{row}}',
  rowUnreached: 'Nothing leads to the row {{row}}: no combination, no assumption, no unknown word',
  dayAbsent: 'There is no such day: {{day}}',

  // Words
  wordOfTwoRows: '"{{word}}" already leads to {{other}}, so it cannot lead to {{row}}',
  wordWithoutRow:
    'A quote may say "{{word}}", which no row has: add it, or decide about unknown words',
  wordAssumed:
    'A quote may say "{{word}}", which no row has: it is rated as {{row}}, with a warning',
  inputUnknown: 'The table does not look at {{input}}',
  noInput: 'The combination has no words',
  wordsTwice: '"{{words}}" already leads to this row',
  wordsOfTwoRows: '"{{words}}" already leads to {{other}}, so it cannot lead to {{row}}',
  spellingUnknown: 'No combination has the word "{{word}}"',
  spellingIsWord: '"{{spelling}}" is a word itself, so it cannot be a spelling of another',
  spellingOfTwo: '"{{spelling}}" is a spelling of {{word}} and of {{text}}',

  // Numbers
  boundNotAbove: '{{bound}} is not above {{before}}, where the row before it begins: they overlap',
  gapBelow:
    'Nothing rates a value below {{from}}: begin at 0, or have a rule decline or refer what is below {{from}}',
  bandUnreached:
    'There is no whole number from {{from}} to under {{next}}: no one reaches this row',
  pointInexact:
    'A point must be a whole number from 0 to {{most}}, so that the line stays exact: it is {{value}}',
  fourDecimals: '{{value}} has more than four decimal places: the premium would not be exact',
  relativityZero: 'A multiplier of 0 leaves nothing of the premium',
  relativityUnusual: 'A multiplier of {{value}} is unusual: most are from {{least}} to {{most}}',
  lineBeyond:
    'The line would reach ×{{value}} at {{at}}: a multiplier is above 0 and at most {{most}}',
  premiumTooLarge:
    'With {{row}} and the dearest rows before it, a premium under {{cover}} exceeds {{most}} euro, the most that stays exact',
  costsLess: 'A higher {{input}} costs less: {{before}} from {{from}}, {{relativity}} from {{to}}',
  costsMore: 'A higher {{input}} costs more: {{before}} from {{from}}, {{relativity}} from {{to}}',

  // Assumptions and covers
  silencePays: 'A full quote without this answer would cost less than a quick price',
  unknownPays: 'An unknown word, rated as {{row}}, would cost less than no answer in a quick price',
  openCosts:
    'The question may stay open, but without an answer a full quote differs from a quick price',
  coverUnproven:
    'With flat amounts or limits, {{wider}} could cost less than {{narrower}} for some risks: try the extremes',
  coverCheaper: '{{wider}} could cost less than {{narrower}}, by the base and these rows: {{rows}}',
  minimumBelow: 'The least premium of {{wider}} is below that of {{narrower}}',

  // Limits
  limitScattered:
    'The factors of a limit must follow one another: under {{cover}}, {{factor}} stands between them',
  limitBoundless: 'The limit has no bound, so it never applies',
  limitCrossed: 'A floor of ×{{least}} is above the cap of ×{{most}}',

  // Fees
  feeWithoutAmount: 'The fee has no amount and no share, so it costs nothing',
  feeCrossed: 'The least fee of {{least}} euro is above the highest of {{most}} euro',
  feesAbove:
    'The fees are at least {{least}} euro: a premium that is set by hand may not be below them',

  // Optional covers
  addOnUnknown: 'There is no optional cover {{addOn}}',
  addOnCovers:
    'An optional cover costs the same under every cover, so its factors cannot name covers',
  addOnDecides: 'A factor of an optional cover cannot refer or decline: use an underwriting rule',
  addOnTooLarge:
    'With {{row}} and the dearest rows before it, the price of {{addOn}} exceeds {{most}} euro, the most that stays exact',
  includedCharged:
    'The level {{level}} of {{addOn}} costs nothing and is in every quote: this row would charge for it',
  factorOfAddOn: 'The factor {{factor}} changes the price of {{addOn}} only, not the premium',
  levelUnknown: 'The optional cover {{addOn}} has no level {{level}}',

  // Underwriting, drivers, periods and examples
  ruleTaken: '{{id}} is already the rule for unknown words of a table: choose another id',
  inputLater: '{{input}} is not known yet when the risk is underwritten',
  noBound: 'The rule has no bound, so it never applies',
  holdsAlways: 'The rule always applies: every number is below {{below}} or above {{above}}',
  noDriver: 'The factor {{factor}} uses no answer about a driver',
  shareFalls: 'A longer policy has a smaller share: {{share}} after {{before}}',
  scaleEnd: 'The scale must end at {{days}} days with a share of 1',
  scaleNeeded: 'A customer cancels by a scale, but there is none',
  keepsFalls: 'Longer cover keeps a smaller share: {{keeps}} after {{before}}',
  transactionDiffers:
    'The example “{{title}}” gives other amounts (expected → calculated, in euro): cost of the period {{net}}, fees {{fees}}',
  leastDaysLong: 'The shortest policy is longer than a year: {{days}} days',
  exampleDiffers:
    'The example "{{title}}" gives other amounts (expected → calculated, in euro): net {{net}}, gross {{gross}}, fees {{fees}}, premium {{premium}}',
} as const;
