import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readFonts } from '../../../src/main/adapters/node/resources.ts';
import { printer } from '../../../src/main/adapters/pdf/print.ts';
import { BROKER } from '../../../src/main/core/dispatcher.ts';
import { layoutOf } from '../../../src/main/core/documents/templates.ts';
import { WRITTEN_DOCUMENTS } from '../../../src/shared/domain/quotes/document-type.ts';
import { documentsHost, GENERATE, RESOURCES } from '../../support/documents/documents.ts';
import { said } from '../../support/host/ask.ts';
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
    const layout = layoutOf(type, source, { code: verificationCode ?? '' });
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
      await printer(readFonts(RESOURCES))({ ...layoutOf('ipid', source, { code: '' }), blocks }),
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

describe('document verify', () => {
  const { clock, host, submitted, entries, file, ask } = documentsHost();

  const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64');

  const verify = (bytes: Uint8Array | string, code?: string) =>
    ask('verifyDocument', { contentBase64: base64(bytes), ...(code ? { code } : {}) });

  /** A document of a new quote, as the desk reads it. */
  async function made(type: (typeof WRITTEN_DOCUMENTS)[number] = 'schedule') {
    const quoteId = await submitted(FULL_XML);
    const { contentBase64, verificationCode } = await ask('readDocument', { quoteId, type });
    return { quoteId, bytes: Buffer.from(contentBase64, 'base64'), code: verificationCode ?? '' };
  }

  test('the desk reads the very file that a link leads to', async () => {
    const id = await submitted(FULL_XML);
    const codes = new Set<string | null>();
    for (const type of WRITTEN_DOCUMENTS) {
      const read = await ask('readDocument', { quoteId: id, type });
      expect(read).toMatchObject({ type, name: `${id}-${type}.pdf` });
      expect(read.verificationCode).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
      codes.add(read.verificationCode);
      const [entry] = await entries(id, type);
      expect(base64(await file(entry?.url ?? ''))).toBe(read.contentBase64);
    }
    expect(codes.size).toBe(WRITTEN_DOCUMENTS.length);
    const unknown = { quoteId: 'Q-NONE', type: 'schedule' };
    expect(said(await host().app.dispatch(BROKER, 'readDocument', unknown))).toMatchObject({
      fault: { kind: 'notFound', message: 'Quote Q-NONE not found' },
    });
  });

  test('what was made here is known, with its quote, its day, and whether it is the newest', async () => {
    const { quoteId, bytes, code } = await made();
    const document = { quoteId, type: 'schedule', madeAt: '2026-11-20T09:00:00Z', newest: true };
    const fresh = await verify(bytes);
    expect(fresh).toMatchObject({ verdict: 'unchanged', document });
    expect(fresh.message).toBe(
      `Ours and unchanged: policy schedule of quote ${quoteId}, made on 20 November 2026. The quote has not changed since.`,
    );
    clock.now += 60_000;
    await ask('addCover', { quoteId, addonType: 'legal' });
    const older = await verify(bytes);
    expect(older).toMatchObject({ verdict: 'unchanged', document: { ...document, newest: false } });
    expect(older.message).toContain('this is not its newest version');
    const now = await ask('readDocument', { quoteId, type: 'schedule' });
    expect(now.verificationCode).not.toBe(code);
  });

  test('one changed byte is found out, wherever it is', async () => {
    const { quoteId, bytes } = await made('certificate');
    for (const at of [bytes.indexOf('endstream') - 20, bytes.length - 2, 10]) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      const found = await verify(changed);
      expect(found).toMatchObject({ verdict: 'changed', document: { quoteId } });
      expect(found.message).toContain('this file is not the same: it was changed');
    }
    // As a viewer adds a note: the old bytes, and more.
    expect((await verify(`${bytes.toString('latin1')}more`)).verdict).toBe('changed');
  });

  test('a code is taken as it is typed, alone or with a file', async () => {
    const { quoteId, bytes, code } = await made();
    for (const typed of [code, code.toLowerCase(), ` ${code.replaceAll('-', ' ')} `]) {
      expect(await ask('verifyDocument', { code: typed })).toMatchObject({
        verdict: 'made',
        document: { quoteId, type: 'schedule' },
      });
    }
    expect((await ask('verifyDocument', { code: code.replaceAll('0', 'o') })).verdict).toBe('made');
    expect((await ask('verifyDocument', { code: code.replaceAll('1', 'l') })).verdict).toBe('made');
    expect((await verify(bytes, code)).verdict).toBe('unchanged');
    const other = await made();
    expect(other.code).not.toBe(code);
    expect((await verify(bytes, other.code)).verdict).toBe('mismatched');
    expect((await verify(bytes, 'no code')).verdict).toBe('mismatched');
    expect((await verify('a photograph', code)).verdict).toBe('changed');
    for (const none of ['0000-0000-0000-0000', 'UUUU-UUUU-UUUU-UUUU', '7K3F', '\u{1f697}']) {
      expect((await ask('verifyDocument', { code: none })).verdict, none).toBe('unknown');
    }
  });

  test('another installation’s document is unknown here', async () => {
    const { bytes } = await made();
    const foreign = bytes.toString('latin1').replace(/(Verification code )..../g, '$17777');
    expect(await verify(Buffer.from(foreign, 'latin1'))).toMatchObject({
      verdict: 'unknown',
      document: null,
      message: expect.stringMatching(/^Not made here: /),
    });
  });

  test('any bytes are answered', async () => {
    const mark = Buffer.from('Verification code ');
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc.uint8Array({ maxLength: 30 }).map((tail) => Buffer.concat([mark, tail])),
      fc.uint8Array({ maxLength: 30 }).map((head) => Buffer.concat([head, mark])),
    );
    await fc.assert(
      fc.asyncProperty(bytes, async (some) => (await verify(some)).verdict === 'unknown'),
    );
  });

  test('what is no request is refused in words', async () => {
    const refused: [object, RegExp][] = [
      [{}, /must not have fewer than 1 properties/],
      [{ contentBase64: 'ä' }, /contentBase64 must be base64/],
      [{ contentBase64: 'A'.repeat(4 * 1024 * 1024 + 4) }, /contentBase64 must have at most/],
      [{ code: ' ' }, /code must not be blank/],
    ];
    for (const [input, message] of refused) {
      const answer = await host().app.dispatch(BROKER, 'verifyDocument', input);
      expect(said(answer)).toMatchObject({
        ok: false,
        fault: { kind: 'invalid', message: expect.stringMatching(message) },
      });
    }
  });
});
