import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { words } from '../../../src/renderer/i18n/i18n.ts';
import { irish } from '../../../src/renderer/i18n/irish.ts';

type Texts = ReadonlyMap<string, string>;

/** Every text by its key, with dots between the levels. */
function texts(words: object, at = ''): Texts {
  return new Map(
    Object.entries(words).flatMap(([name, value]) =>
      typeof value === 'string' ? [[at + name, value]] : [...texts(value, `${at}${name}.`)],
    ),
  );
}

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** A key without its plural form. */
const stem = (key: string) => key.replace(PLURAL, '');

/** The values that a text takes. */
const slots = (text: string) => [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name).sort();

for (const file of globSync('src/renderer/i18n/screen-words/*.ts')) await import(resolve(file));

const languages = { en: texts(words.getDataByLanguage('en') ?? {}), ga: texts(irish) } as const;

test('both languages say the same things', () => {
  const stems = (words: Texts) => [...new Set([...words.keys()].map(stem))].sort();
  expect(stems(languages.ga)).toEqual(stems(languages.en));
  expect(languages.en.size).toBeGreaterThan(100);
});

test.each(['en', 'ga'] as const)('%s has every plural form that it counts with', (language) => {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const words = languages[language];
  const plurals = new Set([...words.keys()].filter((key) => PLURAL.test(key)).map(stem));
  const missing = [...plurals].flatMap((key) =>
    forms.map((form) => `${key}_${form}`).filter((each) => !words.has(each)),
  );
  expect(missing).toEqual([]);
});

test('no text is empty, and a translation takes the values of the original', () => {
  const english = new Map([...languages.en].map(([key, text]) => [stem(key), slots(text)]));
  for (const [key, text] of languages.ga) {
    expect(text.trim(), key).not.toBe('');
    // A number of its own word, as "aon" for one, may stand for the count.
    const wanted = english
      .get(stem(key))
      ?.filter((name) => name !== 'count' || slots(text).includes(name));
    expect(slots(text), key).toEqual(wanted);
  }
  for (const [key, text] of languages.en) expect(text.trim(), key).not.toBe('');
});

/** The attributes that a person reads or hears. */
const SPOKEN = new Set([
  'alt',
  'aria-label',
  'aria-description',
  'description',
  'label',
  'lead',
  'note',
  'placeholder',
  'title',
]);

/** Texts for people that stand in the code of a component instead of among the words. */
function literals(file: string): string[] {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const found: string[] = [];
  const translate = (node: ts.Node, text: string) => {
    if (!/\p{L}{2}/u.test(text)) return;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${file}:${line + 1} ${text.trim()}`);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) translate(node, node.text);
    if (ts.isJsxAttribute(node) && SPOKEN.has(node.name.getText())) {
      const value = node.initializer;
      if (value && ts.isStringLiteral(value)) translate(node, value.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test('no component keeps words of its own', () => {
  const files = globSync('src/renderer/**/*.tsx');
  expect(files.length).toBeGreaterThan(20);
  expect(files.flatMap(literals)).toEqual([]);
});
