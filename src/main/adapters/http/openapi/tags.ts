/** The headings under which a reader finds the operations. */
const ABOUT = {
  Token: 'A token for an hour, by the client credentials of OAuth 2.0.',
  'Quick pricing':
    'A price from three inputs, the check of a renewal price, look-ups of vehicles and addresses.',
  Quotes: 'The life of a quote: submitted, changed, read, documented, accepted.',
  'Rate books': 'The life of a rate book: drafted, approved, active, withdrawn.',
  Host: 'Whether the host lives and is ready, and this description.',
} as const;

export type Tag = keyof typeof ABOUT;

export const TAGS = Object.entries(ABOUT).map(([name, description]) => ({ name, description }));

/** How the paths of the operations on rate books begin. */
export const RATE_BOOKS = '/rate-books';
