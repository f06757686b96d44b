import notices from '../../../shared/words/en/notices.json';
import policy from '../../../shared/words/en/policy.json';
import { words } from '../i18n.ts';

// Only this screen says these words, so they come with it; the command line writes its file by the same.
words.addResourceBundle('en', 'notices', notices);
words.addResourceBundle('en', 'policy', policy);
