import { expect, test } from 'vitest';
import { readXml } from '../../../../src/main/adapters/xml/read-xml.ts';
import { shownErrors } from '../../../../src/shared/contract/sentences.ts';

const ROOT = 'Q';
const bytes = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding);
const declared = (encoding: string, name = 'Seán') =>
  `<?xml version="1.0" encoding="${encoding}"?>\n<Q><A>${name}</A></Q>`;
const swapped = (text: string) => bytes(text, 'utf16le').swap16();

test.each([
  ['UTF-8', bytes(declared('utf-8'))],
  ['UTF-8 with its mark', bytes(`\ufeff${declared('UTF-8')}`)],
  ['UTF-16, little end first', bytes(`\ufeff${declared('UTF-16')}`, 'utf16le')],
  ['UTF-16, big end first', swapped(`\ufeff${declared('UTF-16')}`)],
  ['ISO-8859-1', bytes(declared('ISO-8859-1'), 'latin1')],
])('%s is decoded', (_, body) => {
  expect(readXml(body, ROOT)).toMatchObject({ document: { A: 'Seán' } });
});

const UNREAD = (name: string) =>
  `the declared encoding ${name} is not supported: send UTF-8, ISO-8859-1, or UTF-16 with a byte order mark`;
const MISFIT = (name: string, read: string) =>
  `the declared encoding ${name} does not fit: the document was read as ${read}`;

test.each([
  ['Latin-1 with another declaration', bytes(declared('UTF-8'), 'latin1'), 'iso-8859-1'],
  ['Latin-1 without a declaration', bytes('<Q><A>Seán</A></Q>', 'latin1'), 'ISO-8859-1'],
  ['UTF-8 with another declaration', bytes(declared('ISO-8859-1')), 'utf-8'],
  ['UTF-8 with an unknown declaration', bytes(declared('windows-1252')), 'UTF-8'],
  ['unless there is a mark', bytes(`\ufeff${declared('UTF-16')}`, 'utf16le'), 'utf-8'],
])('the charset that it was sent with decides: %s', (_, body, charset) => {
  expect(readXml(body, ROOT, charset)).toMatchObject({ document: { A: 'Seán' } });
});

test.each([
  [
    'Latin-1 bytes as UTF-8',
    bytes(declared('UTF-8'), 'latin1'),
    'the document holds bytes that are not UTF-8',
    2,
  ],
  [
    'a cut UTF-16 unit',
    bytes('\ufeff<Q/>', 'utf16le').subarray(0, 9),
    'the document holds bytes that are not UTF-16LE',
    undefined,
  ],
  [
    'a lone surrogate',
    bytes('\ufeff<Q>\ud800</Q>', 'utf16le'),
    'the document holds bytes that are not UTF-16LE',
    undefined,
  ],
  ['Windows-1252', bytes(declared('windows-1252', 'Sean')), UNREAD('WINDOWS-1252'), 1],
  ['Windows-1252 by its bytes', bytes(declared('cp1252'), 'latin1'), UNREAD('CP1252'), 1],
  ['UTF-16 without its mark', bytes(declared('UTF-16')), UNREAD('UTF-16'), 1],
  [
    'UTF-16 that says UTF-8',
    bytes(`\ufeff${declared('UTF-8')}`, 'utf16le'),
    MISFIT('UTF-8', 'UTF-16LE'),
    1,
  ],
  ['US-ASCII with an á', bytes(declared('US-ASCII')), 'U+00E1 is not US-ASCII', 2],
])('%s is refused', (_, body, message, line) => {
  const result = readXml(body, ROOT);
  expect('errors' in result && shownErrors(result.errors)).toEqual([
    { path: '', message, ...(line === undefined ? {} : { line }) },
  ]);
});
