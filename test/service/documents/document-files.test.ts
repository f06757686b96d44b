import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readFonts } from '../../../src/main/adapters/node/resources.ts';
import { printer } from '../../../src/main/adapters/pdf/print.ts';
import { layoutOf } from '../../../src/main/core/documents/templates.ts';
import { WRITTEN_DOCUMENTS } from '../../../src/shared/domain/quotes/document-type.ts';
import { documentsHost, GENERATE, RESOURCES } from '../../support/documents/documents.ts';
import { expectFault, FULL_XML, MINIMAL_XML } from '../../support/host/requests.ts';

const { host, submitted, generate, entries, file, saved, read, ask, written } = documentsHost();

test('`all` is schedule, terms and certificate; each type comes once and by its name', async () => {
  const id = await submitted(FULL_XML);
  const types = async (...asked: string[]) => (await entries(id, ...asked)).map(({ type }) => type);
  expect(await types('all')).toEqual(['schedule', 'terms', 'certificate']);
  expect(await types('every')).toEqual([
    'schedule',
    'terms',
    'certificate',
    'statement-of-fact',
    'ipid',
    'statement-of-suitability',
  ]);
  expect(await types('all', 'ipid', 'schedule', 'schedule')).toEqual([
    'schedule',
    'terms',
    'certificate',
    'ipid',
  ]);
  for (const type of WRITTEN_DOCUMENTS) expect(await types(type)).toEqual([type]);
});

test('printing a quote again gives the same bytes', async () => {
  const print = printer(readFonts(RESOURCES));
  const id = await submitted(FULL_XML);
  const source = await written(id);
  // What else was offered is rated: the source here is without the tables for that.
  const types = WRITTEN_DOCUMENTS.filter((type) => type !== 'statement-of-suitability');
  for (const type of types) {
    const [entry] = await entries(id, type);
    const { verificationCode } = await ask('readDocument', { quoteId: id, type });
    const layout = layoutOf(type, source, verificationCode ?? '');
    expect(Buffer.from(await print(layout)), type).toEqual(await file(entry?.url ?? ''));
  }
});

test('every document is whole, tagged and free of fonts that are not embedded', async () => {
  const id = await submitted(FULL_XML);
  for (const { type, url } of await entries(id, ...WRITTEN_DOCUMENTS)) {
    const path = saved(await file(url));
    const checked = execFileSync('qpdf', ['--check', path], { encoding: 'utf8' });
    expect(checked, type).toMatch(/No syntax or stream encoding errors found/);
    const info = execFileSync('pdfinfo', [path], { encoding: 'utf8' });
    expect(info, type).toMatch(/Tagged:\s+yes/);
    const fonts = execFileSync('pdffonts', [path], { encoding: 'utf8' }).split('\n').slice(2);
    for (const font of fonts.filter(Boolean)) expect(font).toMatch(/DejaVu.* yes yes yes /);
    const pages = Number(/Pages:\s+(\d+)/.exec(info)?.[1]);
    const text = execFileSync('pdftotext', [path, '-'], { encoding: 'utf8' });
    const marks = text.match(/DEMONSTRATION – NOT AN OFFER OF INSURANCE/g) ?? [];
    expect(marks, type).toHaveLength(pages);
    const { verificationCode } = await ask('readDocument', { quoteId: id, type });
    expect(text.split(`Verification code ${verificationCode}`), type).toHaveLength(pages + 1);
    expect(info, type).toMatch(new RegExp(`Keywords: +Verification code ${verificationCode}`));
    for (let page = 1; page <= pages; page += 1) expect(text).toContain(`Page ${page} of ${pages}`);
  }
});

test('letters without a glyph and words wider than the page break nothing', async () => {
  const surname = 'W'.repeat(60);
  const xml = MINIMAL_XML.replace(/(<FirstName>)[^<]*/, '$1中文 🚗 عمر').replace(
    /(<Surname>)[^<]*/,
    `$1${surname}`,
  );
  const id = await submitted(xml);
  for (const { type, url } of await entries(id, ...WRITTEN_DOCUMENTS)) {
    const path = saved(await file(url));
    expect(execFileSync('qpdf', ['--check', path], { encoding: 'utf8' }), type).toMatch(
      /No syntax/,
    );
  }
  const text = (await read(id, 'schedule')).replaceAll(' ', '');
  expect(text.match(/W{10,}/g)?.join('')).toContain(surname);
});

test('the typefaces are those of the package, letter for letter', () => {
  const { regular, bold } = readFonts(RESOURCES);
  const published = (name: string) => readFileSync(`node_modules/dejavu-fonts-ttf/ttf/${name}.ttf`);
  expect(published('DejaVuSansCondensed').equals(regular)).toBe(true);
  expect(published('DejaVuSansCondensed-Bold').equals(bold)).toBe(true);
});

test('what cannot be made is refused in words', async () => {
  const unknown = await generate('Q-NONE', 'all');
  expectFault(unknown, 404);
  expect(unknown.body.message).toBe('Quote Q-NONE not found');
  const id = await submitted(FULL_XML);
  expectFault(await generate(id), 400);
  const wrong = await generate(id, 'poem');
  expectFault(wrong, 400);
  expect(wrong.body.message).toMatch(/schedule, terms, certificate/);
  const token = await host().token(await host().issue(['quote:read']));
  const body = { quoteId: id, documentTypes: ['all'] };
  expectFault(await host().send(GENERATE, { token, body }), 403);
  expectFault(await host().send(GENERATE, { token: null, body }), 401);
});

test('columns go on over the pages, and what follows stands below the longer one', async () => {
  const source = await written(await submitted(FULL_XML));
  const items = (side: string, count: number) => {
    const list = Array.from({ length: count }, (_, i) => `${side} ${i + 1}.`);
    return [{ kind: 'list', mark: 'yes', items: list }] as const;
  };
  for (const [left, right] of [
    [150, 40],
    [40, 150],
  ] as const) {
    const blocks = [
      { kind: 'columns', columns: [items('Left', left), items('Right', right)] },
      { kind: 'text', text: 'After both.' },
    ] as const;
    const path = saved(
      await printer(readFonts(RESOURCES))({ ...layoutOf('ipid', source, ''), blocks }),
    );
    expect(execFileSync('qpdf', ['--check', path], { encoding: 'utf8' })).toMatch(/No syntax/);
    const text = execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' });
    for (const [side, count] of [
      ['Left', left],
      ['Right', right],
    ] as const) {
      expect(text.match(new RegExp(`${side} \\d+\\.`, 'g'))).toHaveLength(count);
    }
    const longer = `${left > right ? 'Left' : 'Right'} 150.`;
    expect(text.indexOf('After both.')).toBeGreaterThan(text.indexOf(longer));
    // Side by side, from the first page on.
    expect(text.split('\f')[0]).toMatch(/Left 1\. .*Right 1\./);
  }
});
