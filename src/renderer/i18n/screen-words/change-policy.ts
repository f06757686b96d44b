import policy from '../../../shared/words/en/policy.json';
import changePolicy from '../en/changePolicy.json';
import { words } from '../i18n.ts';

// Only this screen says these words, so they come with it.
words.addResourceBundle('en', 'changePolicy', changePolicy);
words.addResourceBundle('en', 'policy', policy);
