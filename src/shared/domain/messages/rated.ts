/**
 * What rating says of a premium, and of what it rated: the titles of its own steps, answers, rows. `count` is a
 * number with its `unit`; `lower`, `upper`, `point` and `nextPoint` are numbers of a row; `exactly` is euro with
 * cents, `shareOf` a percentage; `asked` is the title of a question inside a sentence; `driverName`, `rule` and
 * `value` are words of the rate book, or notes themselves.
 */
export const RATED = {
  minimumPremium: 'Minimum premium',
  policyPeriod: 'Policy period',
  premiumByHand: 'Premium set by hand',
  byHandRounding: 'Rounding of the premium set by hand',
  policyFee: 'Policy fee',
  coverChosen: 'Cover',
  excessChosen: 'Excess',
  eachStepRounded: 'Each step is rounded half up to the cent.',
  addOnTakenOff: 'Taken off',
  withoutIt: 'Without',
  answerNotGiven: 'not given',
  measured: '{{count}} {{unit}}',
  bandFrom: '{{lower}} and over',
  band: '{{lower}} to under {{upper}}',
  linePoint: '{{point}}: ×{{times}}',
  lineBetween: '{{point}}: ×{{times}} to {{nextPoint}}: ×{{nextTimes}}',
  daysShare: '{{days}} of {{year}} days',
  upToDays: 'up to {{count}} days',
  upToMonths: 'up to {{count}} months begun',
  pastScale: 'past the end of the scale',
  keptNothing: 'nothing is kept',
  keptAfterClaim: 'after a claim nothing is returned',
  totalOf: 'a total of {{amount}} euro',
  leastPremium: 'at least {{amount}} euro',
  shareAtLeast: 'at least ×{{times}} of {{amount}} euro',
  shareAtMost: 'at most ×{{times}} of {{amount}} euro',
  atMostMore: 'at most {{difference}} euro more than {{amount}} euro',
  atMostLess: 'at most {{difference}} euro less than {{amount}} euro',
  namedDriver: '{{driverName}} {{position}}',
  mainDriver: '{{driver}}, main driver',
  noneDearer: 'None costs more than the policyholder',
  driverShare: '{{shareOf}} of the difference to {{exactly}}: {{answers}}',
  answerOf: '{{asked}} {{value}}',
  ofDriver: '{{driver}}: {{rule}}',
} as const;
