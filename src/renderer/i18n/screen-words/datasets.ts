import datasets from '../en/datasets.json';
import { words } from '../i18n.ts';

// Only this screen says these words, so they come with it.
words.addResourceBundle('en', 'datasets', datasets);
