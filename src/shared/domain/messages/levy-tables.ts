/** Why a step in the life of a levy table is refused, and what the checks find in one. */
export const LEVY_TABLES = {
  levyTableUnknown: 'No levy table, or more than one, has a hash that begins with {{hash}}',
  levyTableUnfit: 'Levy table {{hash}} has faults',
  levyTableWithdrawn: 'Levy table {{hash}} is withdrawn',
  levyTableActive: 'Levy table {{hash}} is already activated, and can no longer be changed',
  levyTableApproved: 'Levy table {{hash}} is already approved',
  levyTableUnapproved: 'Levy table {{hash}} is not approved',
  levyTableOwnDraft: 'Levy table {{hash}} must be approved by somebody other than its drafter',
  levyTableOnly:
    'Levy table {{hash}} is the only one in force, and every premium has levies: activate another one first',
  levyPublisherNew:
    'The levy table is signed by the key {{given}}, and levy tables have no publisher yet: compare the key with what its publisher says, and import the file again with trust',
  levyPublisherOther:
    'The levy table is signed by the key {{given}}, and the publisher of the levy tables has the key {{known}}: ask the publisher, and import the file with trust only if the new key is theirs',
  levyPublisherMissing:
    'The levy table is not signed, and the publisher of the levy tables has the key {{known}}: ask the publisher for the signed file, or import this one with trust',
  levySignatureWrong:
    'is not of this levy table: the file was changed after it was signed, or damaged',
  levyTableUnread: '{{file}} cannot be read as a levy table',
  levyDayTwice: 'Two rates begin on {{day}}: only one can apply',
  levyRateUnusual: 'A rate of {{rate}} is unusual: 0.03 is 3 %',
  levyCentsUnusual: 'A levy of {{cents}} cents on each premium is unusual',
  levyGap:
    'The levy has no rate before {{day}}, where the table before has one: nothing would be charged. Keep the earlier rates',
  levyLate: 'Nothing is charged before {{day}}: the other levies begin earlier',
  levyVanished:
    'The levy {{id}} of the table before is missing: a levy that ends keeps its place, with the rate 0 or 0 cents',
  levyNarrowed:
    'The levy {{id}} is no longer on premiums of insurers that are authorised in {{place}}',
} as const;
