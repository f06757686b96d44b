/** The headings under which a reader finds the operations. */
const ABOUT = {
  Token: 'A token for an hour, by the client credentials of OAuth 2.0.',
  'Quick pricing':
    'A price from three inputs, the check of a renewal price, look-ups of vehicles and addresses.',
  Quotes: 'The life of a quote: submitted, changed, read, documented, accepted.',
  'Rate books': 'The life of a rate book: drafted, approved, active, withdrawn.',
  Levies: 'The life of a levy table, which is that of a rate book.',
  Host: 'Whether the host lives and is ready, and this description.',
} as const;

export type Tag = keyof typeof ABOUT;

export const TAGS = Object.entries(ABOUT).map(([name, description]) => ({ name, description }));

/** The operations on what lives by steps, by how their paths begin, with what forbids a step. */
const LIVES = [
  {
    begins: '/rate-books',
    tag: 'Rate books',
    conflict: 'The state of the rate book, or the publisher of its scheme, forbids it',
  },
  {
    begins: '/levies',
    tag: 'Levies',
    conflict: 'The state of the levy table, or its publisher, forbids it',
  },
] as const;

/** What an operation on a rate book or a levy table is said to be; undefined of all others. */
export const lifeAt = (path: string) => LIVES.find(({ begins }) => path.startsWith(begins));
