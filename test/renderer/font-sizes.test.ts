import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const RENDERER = join(import.meta.dirname, '../../src/renderer');
const THEME = 'theme/theme.css';

const source = (file: string) => readFileSync(join(RENDERER, file), 'utf8');
const FILES = globSync('**/*.{css,ts,tsx}', { cwd: RENDERER }).filter((file) => file !== THEME);

/** A size in CSS, in a style or in a property of a component that is no token of the theme. */
const RAW = [
  /font-size:(?!\s*var\(--text-)[^;}]*/g,
  /\bfont:(?!\s*inherit)[^;}]*/g,
  /\bfontSize:(?!\s*'var\(--text-)[^,}]*/g,
  /\b(?:fz|fontSize)=(?!"var\(--text-)\S*/g,
];

const rawSizes = (text: string) => RAW.flatMap((pattern) => text.match(pattern) ?? []);

test('a raw font size is recognised', () => {
  const raw = [
    'a { font-size: 12px }',
    'a { font: 12px serif; }',
    "{ fontSize: '1rem' }",
    'fz="xs"',
  ];
  for (const text of raw) expect(rawSizes(text), text).toHaveLength(1);
  expect(rawSizes('a { font-size: var(--text-body); font: inherit; }')).toEqual([]);
});

test('font sizes stand in the theme alone', () => {
  expect(FILES.length).toBeGreaterThan(100);
  expect(FILES.flatMap((file) => rawSizes(source(file)).map((raw) => `${file}: ${raw}`))).toEqual(
    [],
  );
});

test('every font size of the theme is used, and every one that is used is there', () => {
  const named = (text: string, pattern: RegExp) =>
    new Set([...text.matchAll(pattern)].map(([, name]) => name));
  const defined = named(source(THEME), /(--text-[\w-]+):/g);
  const used = named([THEME, ...FILES].map(source).join('\n'), /var\((--text-[\w-]+)\)/g);
  expect([...used].sort()).toEqual([...defined].sort());
});
