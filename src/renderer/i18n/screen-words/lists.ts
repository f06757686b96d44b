import lists from '../en/lists.json';
import { words } from '../i18n.ts';

// Of the lists whose rows are selected.
words.addResourceBundle('en', 'lists', lists);
