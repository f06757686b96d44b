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
  notUsedMore: 'Not known and not used, too: {{count}} more',
  ratedAs: '{{title}}: "{{word}}" is not known and was rated as {{row}}',
  referred: 'Referred: {{reason}}',
  premiumStays: 'The premium was set by hand and stays {{premium}}: this change did not move it',
  noNumberOfDriver: 'Driver number of {{name}}: not recorded',
  noDriverNumber: `${NO_DRIVER_NUMBER.title}. ${NO_DRIVER_NUMBER.text}`,
} as const;
