/**
 * What is missing where no driver number is recorded. Source: since 31 March 2025 a motor policy may
 * not issue without that of every named driver.
 */
export const NO_DRIVER_NUMBER = {
  title: 'Driver number: not recorded',
  text: 'The driver number (item 4d of the driving licence) of every named driver is required before a policy is issued.',
} as const;

/** What the core says of a quote or a change that was taken all the same: each is a sentence. */
export const WARNINGS = {
  notUsed: '{{name}} is not known and was not used',
  notUsedAtLine: '{{name}} (line {{line}}) is not known and was not used',
  notUsedMore: '{{count}} more are not known and were not used',
  ratedAs: '{{title}}: "{{word}}" is not known and was rated as {{row}}',
  duplicateQuote: 'This car has another open quote for some of the same days: {{quote}}',
  duplicatePolicy: 'This car has a policy for some of the same days: quote {{quote}}',
  referred: 'Needs underwriter approval: {{reason}}',
  approvalLost: 'This change ended the underwriter’s approval: the quote is referred again',
  premiumStays:
    'The premium was set by hand and stays {{premium}} euro: this change did not move it',
  excessMovesNothing:
    'An excess changes nothing under this cover, which does not pay for damage to the car itself',
  beginsLater:
    'Cover begins at {{start}}: the quote asked for {{inception}}, and no cover begins before it was accepted',
  coverMoved:
    'Cover ends on {{to}}, not on {{last}}: it was priced for {{first}} to {{last}}, and keeps its length and its premium',
  beginsEarlier: 'Cover begins at {{start}}, before it was accepted: {{reason}}',
  accidentNotCovered:
    'The policy did not cover on {{at}}: the insurer may refuse the claim for accident {{number}}',
  claimKnown:
    'The cancellation says that there was no claim, but accident {{number}} of {{at}} is known',
  minimumSwallows:
    '{{title}}: the minimum premium applies, so this took off less than it would, or nothing',
  noNumberOfDriver: 'Driver number of {{name}}: not recorded',
  suitabilityDraft:
    'The statement of suitability is a draft: no one has confirmed it for the quote as it is now',
  suitabilityMissing: 'Statement of suitability: not confirmed',
  termsNotGiven: 'Terms of business: not recorded as given to the customer',
  firmUnnamed:
    'The firm has no name in the settings, so the documents do not say who sold the policy',
  noDriverNumber: `${NO_DRIVER_NUMBER.title}. ${NO_DRIVER_NUMBER.text}`,
} as const;
