/** Why a step in the life of a rate book is refused. */
export const RATE_BOOKS = {
  rateBookUnknown: 'No rate book, or more than one, has a hash that begins with {{hash}}',
  rateBookUnfit: 'Rate book {{hash}} has faults',
  rateBookWithdrawn: 'Rate book {{hash}} is withdrawn',
  rateBookOnly:
    'Rate book {{hash}} is the only one of the default scheme: activate another one first',
  rateBookActive: 'Rate book {{hash}} is already activated, and can no longer be changed',
  rateBookApproved: 'Rate book {{hash}} is already approved',
  rateBookUnapproved: 'Rate book {{hash}} is not approved',
  rateBookOwnDraft: 'Rate book {{hash}} must be approved by somebody other than its drafter',
  ownDraftUnsaid:
    'must be true where the book or table was drafted here and no second person approves it',
  publisherNew:
    'The rate book is signed by the key {{given}}, and scheme {{scheme}} has no publisher yet: compare the key with what its publisher says, and import the file again with trust',
  publisherOther:
    'The rate book is signed by the key {{given}}, and the publisher of scheme {{scheme}} has the key {{known}}: ask the publisher, and import the file with trust only if the new key is theirs',
  publisherMissing:
    'The rate book is not signed, and the publisher of scheme {{scheme}} has the key {{known}}: ask the publisher for the signed file, or import this one with trust',
  keyFileThere: '{{file}} already exists: a key is never overwritten',
  notSigningKey: '{{file}} is not an Ed25519 private key (PKCS #8, PEM)',
} as const;
