import payments from '../../../shared/words/en/payments.json';
import { words } from '../i18n.ts';

// Only the card of payments says these words, so they come with it; the command line names lines by the same.
words.addResourceBundle('en', 'payments', payments);
