import notes from '../en/notes.json';
import { words } from '../i18n.ts';

// Of the screens that have notes.
words.addResourceBundle('en', 'notes', notes);
