import bookEdit from '../en/bookEdit.json';
import { words } from '../i18n.ts';

// Few people edit rate books: the words come with their screen.
words.addResourceBundle('en', 'bookEdit', bookEdit);
