import policy from '../../../shared/words/en/policy.json';
import claims from '../en/claims.json';
import { words } from '../i18n.ts';

// Only where accidents and complaints are shown these words are said, so they come with it; the policy names deadlines.
words.addResourceBundle('en', 'claims', claims);
words.addResourceBundle('en', 'policy', policy);
