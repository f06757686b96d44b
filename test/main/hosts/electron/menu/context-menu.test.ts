import { expect, test } from 'vitest';
import { type Clicked, contextMenu } from '../../../../../src/main/hosts/electron/menu/menus.ts';

const FLAGS = {
  canUndo: true,
  canRedo: false,
  canCut: true,
  canCopy: true,
  canPaste: true,
  canDelete: true,
  canSelectAll: true,
  canEditRichly: false,
};
const NOTHING: Clicked = {
  linkURL: '',
  isEditable: false,
  editFlags: FLAGS,
  selectionText: '',
  misspelledWord: '',
  dictionarySuggestions: [],
};

const done: string[] = [];
const made = (clicked: Partial<Clicked>, platform: NodeJS.Platform = 'darwin') =>
  contextMenu(
    { ...NOTHING, ...clicked },
    {
      platform,
      language: 'en',
      onOpenLink: (url) => done.push(url),
      onReplace: (word) => done.push(word),
      onLearn: (word) => done.push(`learn ${word}`),
    },
  );
const labels = (...given: Parameters<typeof made>) =>
  made(...given).map(({ type, label }) => (type === 'separator' ? '—' : label));

test('where nothing can be done there is no menu', () => {
  expect(made({})).toEqual([]);
  expect(made({ linkURL: 'https://quotedesk.invalid/', selectionText: ' ' })).toEqual([]);
});

test('a selection can be copied, and a link of ours opened in a window', () => {
  expect(labels({ selectionText: 'x' })).toEqual(['Copy']);
  const [open] = made({ linkURL: 'app://quotedesk/#/quotes' });
  open?.click?.({} as never, undefined, {} as never);
  expect(done.splice(0)).toEqual(['app://quotedesk/#/quotes']);
});

test('a field has what can be done with text, after the words that may have been meant', () => {
  const items = made({
    isEditable: true,
    misspelledWord: 'qoute',
    dictionarySuggestions: ['quote'],
  });
  expect(items.map(({ type, label }) => (type === 'separator' ? '—' : label))).toEqual([
    'quote',
    '—',
    'Add to Dictionary',
    '—',
    'Undo',
    'Redo',
    '—',
    'Cut',
    'Copy',
    'Paste',
    'Delete',
    '—',
    'Select All',
  ]);
  expect(items.find(({ role }) => role === 'redo')?.enabled).toBe(false);
  items[0]?.click?.({} as never, undefined, {} as never);
  items[2]?.click?.({} as never, undefined, {} as never);
  expect(done.splice(0)).toEqual(['quote', 'learn qoute']);
  expect(labels({ selectionText: 'x' }, 'linux')).toEqual(['&Copy']);
});

test('a misspelled word for which nothing is suggested can still be added', () => {
  const clicked = { isEditable: true, misspelledWord: 'Xyzzyq', dictionarySuggestions: [] };
  expect(labels(clicked).slice(0, 3)).toEqual(['No Suggestions', '—', 'Add to Dictionary']);
  expect(made(clicked)[0]?.enabled).toBe(false);
});
