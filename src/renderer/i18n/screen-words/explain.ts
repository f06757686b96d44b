import explain from '../en/explain.json';
import { words } from '../i18n.ts';

// Only this dialog says these words, so they come with it.
words.addResourceBundle('en', 'explain', explain);
