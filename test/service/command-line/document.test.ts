import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { quotedesk } from '../../support/command-line/command.ts';
import type { Ended } from '../../support/command-line/command-alone.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';

let folder: string;
let quoteId: string;

const data = () => ['--data', join(folder, 'data')];
const document = (args: readonly string[], input?: Buffer): Promise<Ended> =>
  quotedesk(['document', ...args, ...data()], input);
const layout = (type: string, place = 'papers') => join(folder, place, `${quoteId}-${type}.pdf`);

beforeAll(async () => {
  folder = temporaryFolder();
  const { out } = await quotedesk([
    'quote',
    'submit',
    'resources/samples/quote.xml',
    '--new',
    '--json',
    ...data(),
  ]);
  quoteId = JSON.parse(out).quoteId;
});

test('the documents of a quote are written, and verify', async () => {
  const out = join(folder, 'papers');
  const made = await document(['generate', quoteId, '--out', out]);
  expect(made).toMatchObject({ code: 0, err: '' });
  const paths = ['schedule', 'terms', 'certificate'].map((type) => layout(type));
  expect(made.out.trim().split('\n')).toEqual(paths);

  for (const path of paths) {
    const verified = await document(['verify', path]);
    expect(verified).toMatchObject({ code: 0, err: '' });
    expect(verified.out).toMatch(
      new RegExp(`^Ours and unchanged: .* of quote ${quoteId}, made on`),
    );
  }
  const piped = await document(['verify', '-', '--json'], readFileSync(layout('terms')));
  expect(JSON.parse(piped.out)).toMatchObject({ verdict: 'unchanged', document: { quoteId } });
});

test('nothing is overwritten unless it is said', async () => {
  const out = join(folder, 'kept');
  const generate = (...args: string[]) => document(['generate', quoteId, '--out', out, ...args]);
  await generate('--type', 'terms');
  writeFileSync(layout('terms', 'kept'), 'mine');
  const refused = await generate('--type', 'ipid,terms');
  expect(refused.code).toBe(1);
  expect(refused.err).toContain(`${layout('terms', 'kept')} already exists; --force overwrites it`);
  expect(readFileSync(layout('terms', 'kept'), 'utf8')).toBe('mine');
  expect(existsSync(layout('ipid', 'kept'))).toBe(false);

  const forced = await generate('--type', 'ipid,terms', '--force', '--json');
  const { files } = JSON.parse(forced.out);
  expect(files).toEqual([
    { type: 'terms', path: layout('terms', 'kept'), verificationCode: expect.any(String) },
    { type: 'ipid', path: layout('ipid', 'kept'), verificationCode: expect.any(String) },
  ]);
  const code = await document(['verify', '--code', files[0].verificationCode.toLowerCase()]);
  expect(code.code).toBe(0);
  expect(code.out).toContain(`A document with this code was made here: terms and conditions of`);
});

test('what is not ours ends with 1 and says what it is', async () => {
  const path = join(folder, 'changed.pdf');
  const out = join(folder, 'changed');
  await document(['generate', quoteId, '--type', 'schedule', '--out', out]);
  const bytes = readFileSync(layout('schedule', 'changed'));
  writeFileSync(path, Buffer.concat([bytes, Buffer.from('\n')]));
  const large = join(folder, 'large.pdf');
  writeFileSync(large, Buffer.alloc(3 * 1024 * 1024 + 1));
  const cases: [string[], 'out' | 'err', RegExp][] = [
    [[path], 'out', /^A document with this code was made here .* it was changed/],
    [['package.json'], 'out', /^Not made here: /],
    [['--code', '0000-0000-0000-0000'], 'out', /^Not made here: no document has this code/],
    [['--code', 'UUUU'], 'out', /^This is no verification code/],
    [[join(folder, 'nowhere.pdf')], 'err', /cannot be read: no such file or directory/],
    [[large], 'err', /is larger than any document made here/],
  ];
  for (const [args, where, message] of cases) {
    const ended = await document(['verify', ...args]);
    expect(ended.code, args.join(' ')).toBe(1);
    expect(ended[where]).toMatch(message);
  }
});

test('wrong usage ends with 2, an unknown quote with 1', async () => {
  const wrong: [string[], number, RegExp][] = [
    [['generate'], 2, /missing required argument 'quote_id'/],
    [['generate', quoteId, '--type', 'poem'], 2, /There are: schedule, terms, .*all/],
    [['verify'], 2, /name a file, or give the code/],
    [['generate', 'Q-NONE'], 1, /Quote Q-NONE not found/],
  ];
  for (const [args, code, message] of wrong) {
    const ended = await document(args);
    expect(ended.code, args.join(' ')).toBe(code);
    expect(ended.err).toMatch(message);
  }
});

test('how the firm sells is set by options, and a statement is confirmed only then', async () => {
  const confirm = ['quote', 'confirm-suitability', quoteId, '--by', 'Aoife Byrne'];
  const confirming = () => quotedesk([...confirm, '--reasons', 'meetsDemands', ...data()]);
  expect(await confirming()).toMatchObject({
    code: 1,
    err: expect.stringContaining('do not state how much of the market the firm compares'),
  });
  const set = (...options: string[]) => quotedesk(['firm', 'set', ...options, ...data()]);
  await set('--scope', 'fair', '--telephone', '045 123 456', '--central-bank-number', 'c12345');
  const { out } = await set('--paid-by', 'commission', '--commission', '12.5');
  for (const line of [
    /^Telephone +045 123 456$/m,
    /^Central Bank number +C12345$/m,
    /^Scope of the analysis +fair$/m,
    /^Paid by +commission$/m,
    /^Commission +12\.5% of the premium$/m,
  ]) {
    expect(out).toMatch(line);
  }
  expect((await set('--commission', 'much')).err).toContain('must be a number');
  expect(await confirming()).toMatchObject({ code: 0 });
});
