/** What is said of records of persons and their erasure. */
export const RECORDS = {
  onlyNamedDriver:
    'The person is only a named driver on quotes of other customers, which stay: {{quotes}}. The details are erased with those customers',
  policiesHeld:
    'Policies must still be kept: {{count}}, the first until {{until}}. Keep them and erase the rest, or erase them with a note that says why',
  erasureNoteNeeded: 'is needed where policies are erased that must still be kept',
  erasureNoteNames: 'must not name the person: the history keeps it for good',
  quotesChanging: 'The quotes of this customer are being changed: try again',
} as const;
