import { describe, expect, test } from 'vitest';
import { type Part, readPart } from '../../scripts/licences/packages.ts';
import { standardTexts } from '../../scripts/licences/standard-texts.ts';

const part = (given: Partial<Part>): Part => ({
  name: 'a-part',
  version: '1.0.0',
  license: 'MIT',
  texts: [],
  ...given,
});

describe('the licence of a part that comes without a text', () => {
  test('is the standard one that it states, with its author', () => {
    const [holder, text] = standardTexts(readPart('node_modules/wouter'));
    expect(holder).toBe('Copyright (c) Alexey Taktarov <molefrog@gmail.com>');
    expect(text).toContain('released into the public domain');
    const named = part({ manifest: { author: { name: 'Ann Author' } } });
    expect(standardTexts(named)[0]).toBe('Copyright (c) Ann Author');
  });

  test('names files under another licence than the rest', () => {
    const texts = standardTexts(readPart('node_modules/brotli')).join('\n');
    for (const words of ['Copyright (c) Devon Govett', 'Google Inc.', 'Apache License'])
      expect(texts).toContain(words);
  });

  test('of the dictionary names anyone who made its words', () => {
    const { license, texts } = readPart('node_modules/dictionary-en-gb');
    expect(license).toBe('(MIT AND BSD)');
    expect(texts.join()).toContain('Copyright 2000-2018 by Kevin Atkinson');
  });

  test('is that of the runtime in its own version', () => {
    const node = part({ name: 'Node.js', version: process.versions.node });
    expect(standardTexts(node)[0]).toContain('- Acorn, located at deps/acorn');
  });

  test('must be there', () => {
    expect(() => standardTexts(part({ manifest: { author: 'Ann' }, license: 'Own' }))).toThrow(
      'No licence text of a-part 1.0.0 (Own)',
    );
    expect(() => standardTexts(part({}))).toThrow('No licence text');
  });
});
