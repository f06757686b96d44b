import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { deskSigner, newDeskKey } from '../../../src/main/adapters/node/desk-key.ts';
import { sha256 } from '../../../src/main/adapters/node/hash.ts';
import { officeDesks } from '../../../src/main/adapters/postgres/office-desks.ts';
import { officeLog } from '../../../src/main/adapters/postgres/office-log.ts';
import { officePool } from '../../../src/main/adapters/postgres/office-pool.ts';
import { parseCode } from '../../../src/main/core/office/joining-code.ts';
import { signedText } from '../../../src/main/core/office/wire.ts';
import { runOperations } from '../../../src/main/hosts/cli/common/data.ts';
import type { InputOf, OperationName } from '../../../src/shared/contract/contract.ts';
import { sent } from '../../simulation/log-contract.ts';
import { ask as askApp, refusal } from '../../support/host/ask.ts';
import { startHost, type TestHost } from '../../support/host/host.ts';
import {
  certificateDigest,
  joiningCode,
  newOffice,
  startOfficeSite,
} from '../../support/host/office.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';
import { freePort, postgres } from '../../support/postgres.ts';
import { accepted, submitted } from '../../support/quotes/quotes.ts';
import { SELLING } from '../../support/quotes/ready-for-cover.ts';
import { approvedBook, cheaper } from '../../support/rate-books/book-edition.ts';

const server = await postgres();
let databaseUrl = '';
let url = '';
let port = 0;
let office: TestHost;
let desks: TestHost[] = [];

const startOffice = async () => {
  office = await startOfficeSite(databaseUrl, port);
};
const code = (digest?: Buffer, lives?: number) => joiningCode(databaseUrl, digest, lives);

const desk = (index: number) => desks[index] as TestHost;
const ask = <N extends OperationName>(index: number, operation: N, input: InputOf<N>) =>
  askApp(desk(index).app, operation, input);
const status = (index: number) => ask(index, 'officeStatus', {});

/** Waits until something holds, which the desks bring about by themselves. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  await expect.poll(holds, { timeout: 30_000, interval: 100 }).toBe(true);
}
const inStep = (index: number) =>
  until(async () => {
    const { awaySince, unsent } = await status(index);
    return awaySince === null && unsent === 0;
  });
const bothAway = () =>
  until(async () => (await status(0)).awaySince !== null && (await status(1)).awaySince !== null);
const has = (index: number, id: string) =>
  until(
    async () =>
      (await desk(index).app.dispatch({ kind: 'broker', id: 'desk' } as never, 'getQuote', { id }))
        .ok,
  );

beforeAll(async () => {
  if (!server) return;
  databaseUrl = await newOffice(server);
  port = await freePort();
  url = `https://127.0.0.1:${port}`;
  await startOffice();
  await askApp(office.app, 'saveFirm', { name: 'Byrne Insurances Ltd', selling: SELLING });
  desks = [await startHost(), await startHost()];
});
afterAll(async () => {
  vi.unstubAllEnvs();
  for (const host of [...desks, office].filter(Boolean)) await host.close();
  await server?.stop();
});

describe.skipIf(!server)('a desk joins an office', () => {
  test('not by a code of another certificate, an old, or a mistyped one', async () => {
    const refusedBy = (typed: string, at = url) =>
      refusal(desk(0).app, 'joinOffice', { url: at, code: typed, name: 'One' });
    expect(await refusedBy(await code(randomBytes(32)))).toMatchObject({
      kind: 'forbidden',
      message: expect.stringMatching(/certificate/),
    });
    expect(await refusedBy(await code(certificateDigest(), -1))).toMatchObject({
      message: expect.stringMatching(/does not take/),
    });
    expect(await refusedBy('7K3F-92QD')).toMatchObject({ kind: 'invalid' });
    expect(await refusedBy(await code(), 'http://127.0.0.1')).toMatchObject({ kind: 'invalid' });
    expect((await status(0)).office).toBeNull();
  });

  test('by a good one, once; what it quoted before goes along', async () => {
    const before = await submitted(desk(0), { mark: '12-G-1' });
    const typed = await code();
    const joining = { url, code: typed.toLowerCase(), name: 'Front desk' };
    expect((await ask(0, 'joinOffice', joining)).office).toEqual({ name: 'Byrne Insurances', url });
    const second = { url, code: typed, name: 'Two' };
    expect(await refusal(desk(1).app, 'joinOffice', second)).toMatchObject({ kind: 'forbidden' });
    await ask(1, 'joinOffice', { url, code: await code(), name: 'Back desk' });
    await has(1, before);
    expect(await askApp(office.app, 'getQuote', { id: before })).toMatchObject({
      quoteId: before,
    });
    expect(await refusal(desk(1).app, 'joinOffice', second)).toMatchObject({ kind: 'conflict' });
  });

  test('has what colleagues quote, and the rate books, people and firm of the office alone', async () => {
    const id = await submitted(desk(0), { mark: '12-G-2' });
    await has(1, id);
    expect(await ask(0, 'noteOpenQuote', { quoteId: id })).toEqual({ others: [] });
    expect(await ask(1, 'noteOpenQuote', { quoteId: id })).toEqual({ others: ['Front desk'] });
    expect(await ask(1, 'noteOpenQuote', { quoteId: 'Q-OTHER' })).toEqual({ others: [] });
    expect(await ask(0, 'noteOpenQuote', { quoteId: id })).toEqual({ others: [] });
    const hash = await approvedBook(office.app, 'of the office', cheaper);
    await askApp(office.app, 'activateRateBook', { hash, reason: 'The new filing' });
    await until(async () => {
      const { rateBooks } = await ask(0, 'listRateBooks', {});
      return rateBooks.some((book) => book.hash === hash && book.state === 'active');
    });
    const own = await submitted(desk(0), { mark: '12-G-3' });
    expect((await ask(0, 'getQuote', { id: own })).explanation?.rateBook.hash).toBe(hash);
    // The event that came last is none of its own chain.
    await has(1, own);
    expect(await ask(1, 'makeBackup', {})).toMatchObject({ backups: [{ kind: 'manual' }] });
    expect(await ask(0, 'getFirm', {})).toMatchObject({ name: 'Byrne Insurances Ltd' });
    expect(await refusal(desk(0).app, 'saveFirm', { name: 'Another' })).toMatchObject({
      kind: 'conflict',
    });
    const withdrawal = { hash, reason: 'x' };
    expect(await refusal(desk(1).app, 'withdrawRateBook', withdrawal)).toMatchObject({
      kind: 'conflict',
    });
  });

  test('works on without the office; of two changes the first counts, and the other waits for a decision', async () => {
    const id = await submitted(desk(0), { mark: '12-G-4' });
    await has(1, id);
    await office.close();
    await bothAway();
    const change = (value: number) =>
      ({ quoteId: id, overrideType: 'premium', value, reason: 'By telephone' }) as const;
    await ask(0, 'overrideQuote', change(700));
    await ask(1, 'overrideQuote', change(650));
    const offline = await submitted(desk(1), { mark: '12-G-5' });
    expect((await status(1)).unsent).toBe(2);
    await startOffice();
    for (const index of [0, 1]) await inStep(index);
    await has(0, offline);
    await until(async () => (await status(0)).conflicts + (await status(1)).conflicts === 1);
    const loser = (await status(0)).conflicts === 1 ? 0 : 1;
    const premiums = await Promise.all(
      [0, 1].map(async (index) => (await ask(index, 'getQuote', { id })).premium),
    );
    expect(premiums).toEqual(loser === 0 ? [650, 650] : [700, 700]);
    const { conflicts } = await ask(loser, 'listConflicts', {});
    expect(conflicts).toMatchObject([
      {
        quoteId: id,
        registrationNumber: '12-G-4',
        own: { kind: 'overridden', detail: { value: loser === 0 ? 700 : 650 } },
        theirs: { kind: 'overridden' },
      },
    ]);
    await ask(loser, 'overrideQuote', change(675));
    expect(await ask(loser, 'decideConflict', { id: conflicts[0]?.id ?? '' })).toEqual({
      conflicts: [],
    });
    await until(async () => (await ask(1 - loser, 'getQuote', { id })).premium === 675);
  });

  test('notes what a colleague changes at the same time, and opens the file that the colleague attached', async () => {
    const quoteId = await submitted(desk(0), { mark: '12-G-9' });
    await has(1, quoteId);
    await office.close();
    await bothAway();
    const driverNumber = '123456789';
    await ask(0, 'recordDriverNumber', { quoteId, driverNumber });
    const contentBase64 = Buffer.from('%PDF-1.7 a letter').toString('base64');
    const file = { quoteId, kind: 'letter', name: 'letter.pdf', contentBase64 } as const;
    const [attached] = (await ask(1, 'attachFile', file)).attachments;
    const attachment = { quoteId, attachmentId: attached?.attachmentId ?? '' };
    await ask(1, 'addNote', { quoteId, text: 'Rang about the car' });
    const [{ customerKey: key = '' } = {}] = (await ask(1, 'listQuotes', { search: '12-G-9' }))
      .quotes;
    await ask(1, 'changeContact', { key, phone: '087 5550000' });
    await startOffice();
    for (const index of [0, 1]) await inStep(index);
    await until(async () => (await ask(0, 'getNotes', { quoteId })).notes.length === 1);
    await until(
      async () => (await ask(1, 'getQuote', { id: quoteId })).driverNumber === driverNumber,
    );
    await until(async () => (await ask(0, 'getCustomer', { key })).phone === '087 5550000');
    for (const index of [0, 1]) {
      expect(await ask(index, 'getQuote', { id: quoteId })).toMatchObject({ driverNumber });
      expect(await status(index)).toMatchObject({ conflicts: 0 });
    }
    await until(async () => {
      const read = await desk(0).app.dispatch(
        { kind: 'broker', id: 'desk' } as never,
        'readAttachment',
        attachment,
      );
      return read.ok && Object(read.value).contentBase64 === contentBase64;
    });
    await ask(0, 'removeAttachment', attachment);
    await until(async () => {
      const pool = officePool(databaseUrl);
      const text = 'select 1 from document where quote_id = $1';
      const { rowCount } = await pool.query(text, [quoteId]).finally(() => pool.end());
      return rowCount === 0;
    });
  });

  test('never sells what a colleague has sold: the second policy is undone, and its documents are void', async () => {
    const id = await submitted(desk(0), { mark: '12-G-6' });
    await has(1, id);
    await office.close();
    await bothAway();
    const policies = [await accepted(desk(0), id), await accepted(desk(1), id)];
    expect(policies[0]).not.toBe(policies[1]);
    const papers = await Promise.all(
      [0, 1].map((i) => ask(i, 'readDocument', { quoteId: id, type: 'certificate' })),
    );
    await startOffice();
    for (const index of [0, 1]) await inStep(index);
    await until(async () => (await status(0)).conflicts + (await status(1)).conflicts > 0);
    const loser = (await status(0)).conflicts > 0 ? 0 : 1;
    const pages = await Promise.all([0, 1].map((i) => ask(i, 'getQuotePage', { id })));
    expect(JSON.stringify(pages[loser])).toContain(policies[1 - loser]);
    expect(JSON.stringify(pages[loser])).not.toContain(`"policyId":"${policies[loser]}"`);
    const { contentBase64 = '' } = papers[loser] ?? {};
    const verified = await ask(loser, 'verifyDocument', { contentBase64 });
    expect(verified.message).toContain('void');
    const again = await ask(loser, 'readDocument', { quoteId: id, type: 'certificate' });
    expect(again.contentBase64).not.toBe(contentBase64);
    expect(await desk(loser).app.checkData()).toBe(0);
  });

  test('finds what a colleague printed for a policy, and prints its own while the office is away', async () => {
    for (const index of [0, 1]) await inStep(index);
    const id = await submitted(desk(0), { mark: '12-G-71' });
    await accepted(desk(0), id);
    const printed = await ask(0, 'readDocument', { quoteId: id, type: 'certificate' });
    const isThere = async () => {
      const pool = officePool(databaseUrl);
      const { rowCount } = await pool.query('select 1 from document where quote_id = $1', [id]);
      await pool.end();
      return rowCount === 1;
    };
    await until(isThere);
    await has(1, id);
    const { verificationCode: code, contentBase64 } = printed;
    expect(await ask(1, 'verifyDocument', { code: code ?? '' })).toMatchObject({ verdict: 'made' });
    expect(await ask(1, 'verifyDocument', { contentBase64 })).toMatchObject({
      verdict: 'unchanged',
      document: { newest: true },
    });
    const read = () => ask(1, 'readDocument', { quoteId: id, type: 'certificate' });
    expect(await read()).toEqual(printed);
    await office.close();
    await bothAway();
    expect(await read()).toEqual(printed);
    const schedule = await ask(1, 'readDocument', { quoteId: id, type: 'schedule' });
    await startOffice();
    for (const index of [0, 1]) await inStep(index);
    await until(async () => {
      const { verificationCode } = schedule;
      const { verdict } = await ask(0, 'verifyDocument', { code: verificationCode ?? '' });
      return verdict === 'made';
    });
  });

  test('that is revoked exchanges no more, and keeps what it has; one that leaves works for itself', async () => {
    const pool = officePool(databaseUrl);
    const all = await officeDesks(pool).all();
    expect(all.map(({ name }) => name)).toEqual(['Front desk', 'Back desk']);
    await officeDesks(pool).revoke(all[0]?.id ?? '', Date.now());
    await pool.end();
    await until(async () => (await status(0)).problem !== null);
    const id = await submitted(desk(0), { mark: '12-G-7' });
    expect(await ask(0, 'getQuote', { id })).toMatchObject({ quoteId: id });
    expect((await status(0)).unsent).toBe(1);
    const left = await ask(1, 'leaveOffice', {});
    expect(left).toMatchObject({ office: null, unsent: 0, awaySince: null });
    await ask(1, 'saveFirm', { name: 'Our own' });
  });
});

describe.skipIf(!server)('an office', () => {
  /** What it answers to whoever is no desk. */
  const post = async (path: string, body: string, authorization?: string) => {
    const api = await office.app.api();
    const headers = {
      host: `127.0.0.1:${port}`,
      'content-type': 'application/json',
      ...(authorization ? { authorization } : {}),
    };
    const { statusCode } = await api.inject({ method: 'POST', url: path, headers, body });
    return statusCode;
  };

  test('answers no one who is no desk of its own, and nothing that is no request', async () => {
    const question = '{"ask":"last"}';
    expect(await post('/office/exchange', question)).toBe(401);
    expect(await post('/office/exchange', question, 'Bearer x')).toBe(401);
    const stranger = `Desk 6c1f0a9e-3f57-4b0e-9a3c-2f6f5a1d7c11:${Date.now()}:AAAA`;
    expect(await post('/office/exchange', question, stranger)).toBe(401);
    const pool = officePool(databaseUrl);
    const back = (await officeDesks(pool).all()).find(({ name }) => name === 'Back desk');
    await pool.end();
    const unsigned = `Desk ${back?.id}:${Date.now()}:AAAA`;
    expect(await post('/office/exchange', question, unsigned)).toBe(401);
    expect(await post('/office/join', 'no JSON')).toBe(400);
    expect(await post('/office/join', '{"secret":"X","name":"","publicKey":"x"}')).toBe(400);
  });

  test('answers what a newer desk asks that it has no answer to', async () => {
    const [id, { secret, publicKey }] = ['newer-desk', newDeskKey()];
    const pool = officePool(databaseUrl);
    const code = parseCode(await joiningCode(databaseUrl));
    const joined = { id, name: 'Newer', publicKey };
    await officeDesks(pool)
      .join(sha256(code?.secret ?? ''), joined, Date.now())
      .finally(() => pool.end());
    const [question, at] = ['{"ask":"weather"}', Date.now()];
    const signed = deskSigner(secret)(signedText(id, at, sha256(question)));
    expect(await post('/office/exchange', question, `Desk ${id}:${at}:${signed}`)).toBe(400);
  });

  test('is joined by a command whatever database is named, and a host leaves the folder of that desk alone', async () => {
    const data = join(temporaryFolder(), 'desk');
    vi.stubEnv('QUOTEDESK_DATABASE_URL', databaseUrl);
    vi.stubEnv('XDG_CONFIG_HOME', join(data, '../config'));
    const input = { url, code: await code(), name: 'By command' };
    await runOperations({ data, new: true }, (call) => call('joinOffice', input));
    const standing = () => runOperations({ data }, (call) => call('officeStatus', {}));
    expect(await standing()).toMatchObject({ office: { url }, awaySince: null, problem: null });
    await expect(startHost({ databaseUrl, dataFolder: data })).rejects.toThrow(
      /has joined an office/,
    );
    const pool = officePool(databaseUrl);
    const all = await officeDesks(pool).all();
    const id = all.find(({ name }) => name === input.name)?.id ?? '';
    await officeDesks(pool).revoke(id, 1);
    expect(await officeDesks(pool).revoke(id, 2)).toBe(1);
    await pool.end();
    expect((await standing()).problem).toMatchObject({ code: 'deskRevoked' });
  });

  test('in which a newer version has worked can be read, and says so to whoever changes something', async () => {
    const id = await submitted(office, { mark: '12-G-8' });
    const pool = officePool(databaseUrl);
    const { event, ...of } = sent('newer', 1);
    await officeLog(pool)
      .append([{ ...of, event: { ...event, kind: 'ofALaterVersion' } }])
      .finally(() => pool.end());
    await until(async () => (await askApp(office.app, 'officeStatus', {})).problem !== null);
    expect((await askApp(office.app, 'officeStatus', {})).problem).toMatchObject({
      code: 'officeAhead',
    });
    expect(await askApp(office.app, 'getQuote', { id })).toMatchObject({ quoteId: id });
    expect(await refusal(office.app, 'markLost', { quoteId: id, reason: 'price' })).toMatchObject({
      kind: 'unavailable',
    });
  });
});
