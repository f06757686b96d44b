import renewals from '../en/renewals.json';
import { words } from '../i18n.ts';

// Only this screen says these words, so they come with it.
words.addResourceBundle('en', 'renewals', renewals);
