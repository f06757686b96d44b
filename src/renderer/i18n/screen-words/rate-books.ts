import rateBooks from '../en/rateBooks.json';
import { words } from '../i18n.ts';

// Few people work on rate books, and there is much to say: the words come with their screens.
words.addResourceBundle('en', 'rateBooks', rateBooks);
