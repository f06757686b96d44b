/** What is said of records of persons and their erasure. */
export const RECORDS = {
  onlyNamedDriver:
    'Nothing is kept of the person but what quotes of others say of a named driver, and they stay: {{quotes}}. It goes with their customers',
  policiesHeld:
    'Policies must still be kept: {{count}}, the first until {{until}}. Keep them and erase the rest, or erase them with a note that says why',
  erasureNoteNeeded: 'is needed where policies are erased that must still be kept',
  erasureNoteNames: 'must not name the person: the history keeps it for good',
  quotesChanging: 'The quotes of this customer are being changed: try again',
} as const;
