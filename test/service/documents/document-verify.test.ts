import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BROKER } from '../../../src/main/core/dispatcher.ts';
import { WRITTEN_DOCUMENTS } from '../../../src/shared/domain/quotes/document-type.ts';
import { documentsHost } from '../../support/documents/documents.ts';
import { FULL_XML } from '../../support/host/requests.ts';
import { said } from '../../support/host/said.ts';

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
