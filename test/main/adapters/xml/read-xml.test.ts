import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readXml } from '../../../../src/main/adapters/xml/read-xml.ts';
import { shownErrors } from '../../../../src/shared/result/sentences.ts';

const ROOT = 'Q';

const bytes = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding);

const read = (text: string) => readXml(bytes(text), ROOT);

function errorsOf(body: Uint8Array) {
  const result = readXml(body, ROOT);
  return 'errors' in result ? shownErrors(result.errors) : [];
}

function documentOf(text: string) {
  const result = read(text);
  if ('errors' in result) throw new Error(JSON.stringify(result.errors));
  return result.document;
}

const sample = (name: string) =>
  readXml(readFileSync(`resources/samples/${name}.xml`), 'IrishMotorQuote');

test('the full sample is read with every element and its line', () => {
  expect(sample('quote')).toMatchObject({
    document: {
      Policy: {
        InceptionDate: '2026-12-01T00:00:00+00:00',
        UseClass: 'Social, Domestic & Pleasure',
      },
      Customer: { Surname: 'Ní Dhomhnaill', Phone: '0871234567' },
      Address: { Eircode: 'D02 X285' },
      Vehicle: {
        RegistrationNumber: '191-D-12345',
        SecurityDevices: { AlarmImmobiliser: 'true' },
      },
      ClaimsHistory: { NumberOfClaims: '0' },
    },
    lines: {
      '': 2,
      Policy: 3,
      'Customer/DateOfBirth': 13,
      'Vehicle/SecurityDevices/AlarmImmobiliser': 36,
    },
  });
});

test('the minimal sample holds the required elements only', () => {
  const result = sample('quote-minimal');
  expect(Object.keys('lines' in result ? result.lines : {})).toEqual([
    '',
    'Policy',
    'Policy/InceptionDate',
    'Policy/CoverType',
    'Customer',
    'Customer/FirstName',
    'Customer/Surname',
    'Customer/DateOfBirth',
    'Vehicle',
    'Vehicle/RegistrationNumber',
    'Vehicle/Make',
    'Vehicle/Model',
  ]);
});

test.each([
  ['leaf text is trimmed', '<Q><A>\n a b \t</A></Q>', { A: 'a b' }],
  ['numbers stay text', '<Q><A>0871234567</A><B>1e5</B></Q>', { A: '0871234567', B: '1e5' }],
  ['empty elements are empty text', '<Q><A/><B></B><C /></Q>', { A: '', B: '', C: '' }],
  ['an empty root has no elements', '<Q/>', {}],
  ['references are resolved once', '<Q><A>&#225;&#x141;&amp;lt;&quot;</A></Q>', { A: 'áŁ&lt;"' }],
  ['CDATA is text', '<Q><A>x<![CDATA[<&amp;> ]]>y</A></Q>', { A: 'x<&amp;> y' }],
  ['comments are left out', '<!-- a --><Q><A>x<!-- <b> & -->y</A></Q><!-- - -->', { A: 'xy' }],
  ['attributes are not used', '<Q a="1>" b=\'"\'><A x="&lt;">1</A ></Q>', { A: '1' }],
  ['a default namespace is accepted', '<Q xmlns="urn:a:b"><A xmlns="">1</A></Q>', { A: '1' }],
  ['a prefix stays in the name', '<Q xmlns:x="http://a.b/c"><x:A>1</x:A></Q>', { 'x:A': '1' }],
  ['the root may have a prefix', '<q:Q xmlns:q="urn:q"><A>1</A></q:Q>', { A: '1' }],
  [
    'the prefix of the root is dropped, another one stays',
    '<q:Q xmlns:q="urn:q" xmlns:x="urn:x"><q:A><q:B>1</q:B></q:A><x:C>2</x:C></q:Q>',
    { A: { B: '1' }, 'x:C': '2' },
  ],
  [
    'what counts is the namespace, not its prefix',
    '<Q xmlns="urn:q" xmlns:y="urn:q"><y:A>1</y:A><q:B xmlns:q="urn:x">2</q:B></Q>',
    { A: '1', 'q:B': '2' },
  ],
  [
    'one element with and without the prefix is repeated',
    '<q:Q xmlns:q="urn:q"><q:A>1</q:A><A>2</A></q:Q>',
    { A: ['1', '2'] },
  ],
  ['line ends of Windows', '<Q>\r\n<A>a\r\nb</A></Q>', { A: 'a\nb' }],
  [
    'repeated elements in order',
    '<Q><A>1</A><B/><A>2</A><A>3</A></Q>',
    { A: ['1', '2', '3'], B: '' },
  ],
])('%s', (_, text, document) => {
  expect(documentOf(text)).toEqual(document);
});

test.each([
  ['&amp;#225;', '&#225;'],
  ['&amp;amp;lt;', '&amp;lt;'],
  ['&#38;#38;lt;', '&#38;lt;'],
  ['&#x26;lt;', '&lt;'],
  ['&amp;<!-- -->lt;', '&lt;'],
  ['&amp;<![CDATA[lt;]]>', '&lt;'],
  ['<![CDATA[&#225;&amp;]]>', '&#225;&amp;'],
  ['&amp;eacute;&amp;nbsp;', '&eacute;&nbsp;'],
])('%s is decoded no more than once', (text, content) => {
  expect(documentOf(`<Q><A>${text}</A></Q>`)).toEqual({ A: content });
});

test.each([
  ['2,000 character references', '&#225;&#x141;', 'áŁ', 1000],
  ['as many as a document can hold', '&#65;', 'A', 52_000],
  ['as many of the five names', '&lt;', '<', 65_000],
])('%s are read', (_, references, meaning, times) => {
  const text = `<Q><A>${references.repeat(times)}</A><B>&amp;</B></Q>`;
  expect(documentOf(text)).toEqual({ A: meaning.repeat(times), B: '&' });
});

test('names are those of XML, though JavaScript sees white space', () => {
  const text = '<Q><A\ufeffb/><\u1680>1</\u1680><A\u1680A x="/">2</A\u1680A></Q>';
  expect(documentOf(text)).toEqual({ 'A\ufeffb': '', '\u1680': '1', 'A\u1680A': '2' });
});

test('no element name is special', () => {
  const document = documentOf(
    '<Q><__proto__><a>1</a></__proto__><constructor>2</constructor><toString>3</toString></Q>',
  );
  expect(Object.getPrototypeOf(document)).toBeNull();
  expect(Object.keys(document)).toEqual(['__proto__', 'constructor', 'toString']);
  expect(JSON.stringify(document)).toBe('{"__proto__":{"a":"1"},"constructor":"2","toString":"3"}');
  expect(Reflect.get({}, 'a')).toBeUndefined();
});

test.each(['__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'valueOf', 'toString'])(
  '%s is a name, empty or as an attribute or a prefix too',
  (name) => {
    const text = `<Q xmlns:${name}="urn:x" ${name}="1"><${name}/><${name} >1</${name} ><${name}:a/></Q>`;
    expect(JSON.stringify(documentOf(text))).toBe(`{"${name}":["","1"],"${name}:a":""}`);
  },
);

test('a repeated element has the line of its second occurrence', () => {
  const result = read('<Q>\n<C><D/>\n</C>\n<C>\n<D/></C>\n<C><D/></C></Q>');
  expect(result).toMatchObject({ lines: { C: 4, 'C[1]/D': 2, 'C[2]': 4, 'C[2]/D': 5 } });
});

test.each([
  [
    'text next to elements',
    '<Q><C>\n<A/>\n\n oops</C>\nhm</Q>',
    [
      { path: 'C', message: 'holds text where only elements belong', line: 4 },
      { path: 'Q', message: 'holds text where only elements belong', line: 5 },
    ],
  ],
  [
    'text after blanks of every kind',
    '<Q>\n<!--\n-->\n<A/>&#32;&#xA;\n<!-- -->\n<![CDATA[\n]]>\n<![CDATA[ \n x]]></Q>',
    [{ path: 'Q', message: 'holds text where only elements belong', line: 9 }],
  ],
  [
    'text after a start tag of two lines',
    '<Q a=">\n">\nx<A/></Q>',
    [{ path: 'Q', message: 'holds text where only elements belong', line: 3 }],
  ],
  [
    'text in the root',
    '<Q>\nhello</Q>',
    [{ path: 'Q', message: 'holds text where only elements belong', line: 2 }],
  ],
])('%s is an error at its line', (_, text, errors) => {
  expect(errorsOf(bytes(text))).toEqual(errors);
});

test('errors are listed up to fifty', () => {
  expect(errorsOf(bytes(`<Q>${'<C>x<A/></C>'.repeat(60)}</Q>`))).toHaveLength(50);
});

const REFUSED: [text: string, message: string, line: number | undefined][] = [
  ['', 'the document is empty', undefined],
  [' \n', 'the document has no root element', 2],
  ['\n<R/>', 'the root element must be <Q>, not <R>', 2],
  ['<q:R xmlns:q="urn:q"/>', 'the root element must be <Q>, not <q:R>', 1],
  ['<q:Q/>', 'the prefix q is not declared', 1],
  ['<?xml version="1.0"?>\n<!DOCTYPE Q>\n<Q/>', 'a DOCTYPE is not taken', 2],
  ['<Q>\n<?php x?></Q>', 'a processing instruction is not taken', 2],
  ['<Q/><?xml-stylesheet x?>', 'a processing instruction is not taken', 1],
  [
    '\n\n<?xml version="1.0"?><Q/>',
    'the XML declaration must come first, with nothing before it',
    3,
  ],
  [
    '<!-- a -->\n<?xml version="1.0" encoding="ISO-8859-1"?><Q/>',
    'the XML declaration must come first, with nothing before it',
    2,
  ],
  [
    '<?xml version="1.0" standalone="maybe"?><Q/>',
    'the XML declaration is not well-formed XML 1.0',
    1,
  ],
  ['<?xml encoding="UTF-8"?><Q/>', 'the XML declaration is not well-formed XML 1.0', 1],
  ['<?xml version="1.0"\u00a0?><Q/>', 'the XML declaration is not well-formed XML 1.0', 1],
  ['<Q>\n\u0001</Q>', 'the character U+0001 is not allowed in XML', 2],
  ['<Q>\n\n\uffff</Q>', 'the character U+FFFF is not allowed in XML', 3],
  ['<Q><A>&#0;</A></Q>', '&#0; stands for a character that is not allowed in XML', 1],
  ['<Q><A>\n&#xD800;</A></Q>', '&#xD800; stands for a character that is not allowed in XML', 2],
  ['<Q><A>&#x110000;</A></Q>', '&#x110000; stands for a character that is not allowed in XML', 1],
  ['<Q><A>\n&eacute;</A></Q>', "&eacute; is not one of XML's own entities", 2],
  ['<Q><A>Smith & Sons</A></Q>', 'an ampersand must be written &amp;', 1],
  ['<Q><A b="&x;"/></Q>', "&x; is not one of XML's own entities", 1],
  ['<Q>\n<A>\n</B></Q>', '</B> closes nothing: <A> is open', 3],
  ['<Q/>\n</Q>', '</Q> closes nothing: no element is open', 2],
  ['<Q>\n<A>\n', '<A> is not closed', 3],
  ['<Q/>\n<Q/>', '<Q> is a second root', 2],
  ['<Q/>\nx', 'there is text after the root', 2],
  ['x<Q/>', 'there is text before the root', 1],
  ['<Q/><![CDATA[]]>', 'a CDATA section stands outside the root', 1],
  ['<Q><![CDATA[</Q>', 'a CDATA section is not closed', 1],
  ['<Q>a]]></Q>', 'text must not hold ]]>', 1],
  ['<Q>\n<!-- a -- b --></Q>', 'a comment must not hold --', 2],
  ['<Q><!-- a ---></Q>', 'a comment must not hold --', 1],
  ['<Q><!-- a </Q>', 'a comment is not closed', 1],
  ['<Q><!ELEMENT a></Q>', '<! begins neither a comment nor a CDATA section', 1],
  ['<Q>\n<1/></Q>', 'a name is missing or is no XML name', 2],
  ['<Q>< A/></Q>', 'a name is missing or is no XML name', 1],
  [`<Q><${'a'.repeat(101)}/></Q>`, 'a name is too long', 1],
  ['<Q a="1"\na="2"/>', 'the attribute a comes twice', 2],
  ['<Q xmlns:a="u" xmlns:b="u" a:c="" b:c=""/>', 'the attribute b:c comes twice', 1],
  ['<Q a="<"/>', 'the attribute a holds a bare <', 1],
  ['<Q a=1/>', 'the attribute a has no value in quotes', 1],
  ['<Q a/>', 'the attribute a has no value', 1],
  ['<Q a="1"b="2"/>', 'a tag holds something that is no attribute', 1],
  ['<Q\n a="1"', 'a tag is not closed', 1],
  ['<Q></Q x>', 'the end tag </Q> is not closed', 1],
  ['<Q><x:A/></Q>', 'the prefix x is not declared', 1],
  ['<Q><x:A xmlns:x="urn:x"/>\n<x:A/></Q>', 'the prefix x is not declared', 2],
  ['<Q a:b="1"/>', 'the prefix a is not declared', 1],
  ['<Q xmlns:a=""/>', 'a namespace name is not a URI', 1],
  ['<Q xmlns="no uri"/>', 'a namespace name is not a URI', 1],
  ['<Q xmlns:xml="urn:x"/>', 'a namespace declaration misuses a name that XML reserves', 1],
  ['<Q xmlns:xmlns="urn:x"/>', 'the prefix xmlns cannot be declared', 1],
  ['<Q xml:id="a"/>', 'the attribute xml:id is not taken', 1],
  [`<Q>${'<a>'.repeat(32)}${'</a>'.repeat(32)}</Q>`, 'elements are nested too deeply', 1],
  [`<Q>${' '.repeat(300_000)}</Q>`, 'the document is larger than 256 KiB', undefined],
];

test.each(REFUSED.map(([text, message, line]) => ({ text, message, line })))(
  'refused because $message',
  ({ text, message, line }) => {
    expect(errorsOf(bytes(text))).toEqual([
      { path: '', message, ...(line === undefined ? {} : { line }) },
    ]);
  },
);

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
