/** Why a step in the life of a levy table is refused, and what the checks find in one. */
export const LEVY_TABLES = {
  levyTableUnknown: 'There is no levy table whose hash is {{hash}}, or one alone that begins so',
  levyTableUnfit: 'Levy table {{hash}} has faults',
  levyTableWithdrawn: 'Levy table {{hash}} is withdrawn',
  levyTableActive: 'Levy table {{hash}} is activated already, and can not be changed any more',
  levyTableApproved: 'Levy table {{hash}} is approved already',
  levyTableUnapproved: 'Levy table {{hash}} is not approved',
  levyTableOwnDraft: 'Levy table {{hash}} must be approved by somebody else than who drafted it',
  levyTableOnly:
    'Levy table {{hash}} is the only one in force, and no premium is without levies: activate another one first',
  levyPublisherNew:
    'The levy table is signed by the key {{given}}, and levy tables have no publisher yet: compare the key with what its publisher says, and import the file again with trust',
  levyPublisherOther:
    'The levy table is signed by the key {{given}}, and the publisher of the levy tables has the key {{known}}: ask the publisher, and import the file with trust only if the new key is theirs',
  levyPublisherMissing:
    'The levy table is not signed, and the publisher of the levy tables has the key {{known}}: ask the publisher for the signed file, or import this one with trust',
  levySignatureWrong:
    'is not of this levy table: the file was changed after it was signed, or damaged',
  levyTableUnread: '{{file}} can not be read as a levy table',
  levyDayTwice: 'A second rate begins on {{day}}: nobody can say which of the two holds',
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
