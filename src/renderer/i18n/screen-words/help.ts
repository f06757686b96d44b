import policy from '../../../shared/words/en/policy.json';
import help from '../en/help.json';
import { words } from '../i18n.ts';

// The help is read seldom and has much to say: its words come with its screen.
words.addResourceBundle('en', 'help', help);
words.addResourceBundle('en', 'policy', policy);
