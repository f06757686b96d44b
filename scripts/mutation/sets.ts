import { guards } from './sets/guards.ts';
import { protection } from './sets/protection.ts';
import { quotes } from './sets/quotes.ts';
import { rating } from './sets/rating.ts';
import { storage } from './sets/storage.ts';

/** The variable that names the set whose tests run; by default those of all sets. */
export const SET = 'QUOTEDESK_MUTATION_SET';

export const mutationSets = [...rating, ...quotes, ...guards, ...storage, ...protection];
