import policy from '../../../shared/words/en/policy.json';
import quote from '../en/quote.json';
import { words } from '../i18n.ts';

// Only this screen says these words, so they come with it; the command line names policies by the same.
words.addResourceBundle('en', 'quote', quote);
words.addResourceBundle('en', 'policy', policy);
