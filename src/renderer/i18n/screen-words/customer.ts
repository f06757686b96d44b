import policy from '../../../shared/words/en/policy.json';
import notes from '../en/notes.json';
import { words } from '../i18n.ts';

// Only the page of a customer says these words of the customer's, so they come with it.
words.addResourceBundle('en', 'notes', notes);
words.addResourceBundle('en', 'policy', policy);
