import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { HEAD_FILE } from '../../../src/shared/schemas/quotes/history.ts';
import { quotedesk } from '../../support/command-line/command.ts';
import { ownCommands } from '../../support/command-line/own-commands.ts';
import { startHost } from '../../support/host/host.ts';
import { withText } from '../../support/quotes/quote-xml.ts';

const SAMPLE = 'resources/samples/quote.xml';
const JSON_QUOTE = JSON.stringify({
  Policy: { InceptionDate: '2026-12-01T00:00:00Z', CoverType: 'TPFT' },
  Customer: { FirstName: 'Seán', Surname: 'Ó Briain', DateOfBirth: '1979-02-03' },
  Vehicle: { RegistrationNumber: '12-G-12345', Make: 'Ford', Model: 'Focus' },
});

let folder: string;

const own = ownCommands();
beforeAll(async () => {
  folder = own.folder;
  // The first command may build; the tests' own time is for what they try.
  const { code, err } = await own.run(['client', 'create', 'First', '--new']);
  expect(code, err).toBe(0);
});

const quote = (args: readonly string[], input?: string) => own.run(['quote', ...args], input);
const json = (args: readonly string[], input?: string) => own.json(['quote', ...args], input);

test('a link is given for a host that answers, and for no other', async () => {
  const host = await startHost({ dataFolder: join(folder, 'linked') });
  const args = ['link', 'create', '--data', host.dataFolder, '--port', String(host.port)];
  const { code, out } = await quotedesk(args);
  expect(code).toBe(0);
  expect(out).toMatch(new RegExp(`^http://127\\.0\\.0\\.1:${host.port}/launch/\\S+\n$`));
  await host.close();
  const gone = await quotedesk(args);
  expect(gone).toMatchObject({ code: 1, out: '' });
  expect(gone.err).toContain(`Quotedesk does not answer at http://127.0.0.1:${host.port}`);
});

test('a data folder that is none is said, and not made by looking for something in it', async () => {
  const none = join(folder, 'mistyped');
  for (const args of [
    ['quote', 'replay', '--all'],
    ['quote', 'list'],
    ['client', 'list'],
    ['client', 'create', 'One'],
    ['quote', 'submit', SAMPLE],
  ]) {
    const { code, err } = await quotedesk([...args, '--data', none]);
    expect(code, args.join(' ')).toBe(1);
    expect(err).toContain(`There is no data of Quotedesk in ${none}`);
  }
  expect(existsSync(none)).toBe(false);
});

test('one quote and all of them are not replayed at once', async () => {
  const { code, err } = await quote(['replay', '--all', 'Q-7K3M-9XQ2-F4TD']);
  expect(code).toBe(2);
  expect(err).toContain("name a quote or '--all', not both");
});

test('a quote lives its whole life at the command line', async () => {
  const { quoteId, premium, status } = await json(['submit', SAMPLE]);
  expect(status).toBe('quoted');

  const discount = ['--type', 'discount', '--value', '10', '--reason', 'Loyal for years'];
  const cheaper = await json(['override', quoteId, ...discount]);
  expect(cheaper.premium).toBeLessThan(premium);
  const covered = await json(['add-cover', quoteId, 'breakdown', '--level', 'europe']);
  expect(covered.premium).toBeGreaterThan(cheaper.premium);

  const payment = ['--method', 'card', '--reference', 'PAY-1'];
  const recorded = await quote(['record-driver-number', quoteId, '123456789']);
  expect(recorded.out).toContain('driver number 123456789 recorded');
  const early = await quote(['accept', quoteId, ...payment]);
  expect(early.code).toBe(1);
  expect(early.err).toMatch(/ suitability is not confirmed\n.* termsOfBusiness are not recorded/);
  const sells = ['--scope', 'fair', '--paid-by', 'commission'];
  const firm = ['--name', 'Byrne Insurances Ltd', '--may-pass', 'termsOfBusiness', ...sells];
  expect(await own.run(['firm', 'set', ...firm])).toMatchObject({ code: 0 });
  await quote(['confirm-suitability', quoteId, '--by', 'Aoife Byrne', '--reasons', 'meetsDemands']);
  const why = ['--pass', 'termsOfBusiness', '--pass-reason', 'Sent by post'];
  const policy = await json(['accept', quoteId, ...payment, ...why]);
  expect(policy).toMatchObject({ quoteId, status: 'accepted' });
  const again = await quote(['accept', quoteId, ...payment]);
  expect(again.out).toContain(`Policy ${policy.policyId}, from 2026-12-01`);
  expect(again.out).toContain('Terms of business: not recorded as given');

  const shown = await json(['show', quoteId]);
  expect(shown).toMatchObject({ premium: covered.premium, policyId: policy.policyId });
  expect(shown.history.map(({ by }: { by: string }) => by)).toEqual(Array(6).fill('desk'));
  const replayed = await json(['replay', quoteId]);
  expect(replayed).toMatchObject({ replayed: 1, differing: [], chain: { events: 6 } });
});

test('replay says whether the history fits the head that is kept outside the database', async () => {
  await json(['submit', SAMPLE]);
  const fits = await quote(['replay', '--all']);
  expect(fits.code).toBe(0);
  expect(fits.out).toMatch(/^head: stored outside the database up to event \d+, and matches$/m);

  const head = join(folder, 'data', HEAD_FILE);
  const before = readFileSync(head);
  writeFileSync(head, JSON.stringify({ ...JSON.parse(before.toString()), sequence: 999 }));
  const ahead = await quote(['replay', '--all']);
  writeFileSync(head, before);
  expect(ahead.code).toBe(1);
  expect(ahead.out).toMatch(/^head: The history ends before event 999, /m);
});

test('show lays the premium out so that every amount ends in the same column', async () => {
  const { quoteId, premium, explanation } = await json(['submit', SAMPLE]);
  const { code, out } = await quote(['show', quoteId]);
  expect(code).toBe(0);
  const lines = out.split('\n');
  const from = lines.findIndex((line) => line.startsWith('Step '));
  const to = lines.findIndex((line) => line.startsWith('Premium ') && /\.\d\d$/.test(line));
  const rows = lines.slice(from, to + 1);
  expect(rows).toHaveLength(explanation.steps.length + explanation.levies.length + 5);
  expect(new Set(rows.map((row) => [...row].length)).size).toBe(1);
  expect(rows.at(-1)).toMatch(new RegExp(`${premium.toFixed(2).replace('.', '\\.')}$`));
  expect(out).toContain('Aoife Ní Dhomhnaill, born 1985-06-15');
  expect(out).toContain('Quoted from an XML document; premium €');
});

test('a document may be JSON and may be piped; the list has the newest first', async () => {
  const file = join(folder, 'quote.json');
  // A byte order mark, as some editors of Windows write it.
  writeFileSync(file, `\uFEFF\n${JSON_QUOTE}`);
  const first = await json(['submit', file]);
  const second = await json(['submit', '-'], JSON_QUOTE);
  expect(second.premium).toBe(first.premium);
  const { quotes } = await json(['list', '--limit', '2']);
  expect(quotes).toEqual([
    expect.objectContaining({ quoteId: second.quoteId }),
    {
      quoteId: first.quoteId,
      by: 'desk',
      status: 'quoted',
      premium: first.premium,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      cover: 'TPFT',
      expiresAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      inceptionDate: '2026-12-01T00:00:00Z',
      lastDay: '2027-11-30',
      customerName: 'Seán Ó Briain',
      customerKey: 'sean.obriain.1979-02-03',
      dateOfBirth: '1979-02-03',
      registrationNumber: '12-G-12345',
      vehicle: 'Ford Focus',
      scheme: expect.objectContaining({ id: 'standard' }),
    },
  ]);
  const search = ['--search', 'briain sean 12g', '--status', 'quoted'];
  expect((await json(['list', ...search])).quotes).toEqual(quotes);
  expect((await quote(['list', '--status', 'accepted', '--search', 'briain'])).out).toBe(
    'No quote matches.\n',
  );
  const { out } = await quote(['list']);
  const ids = out.split('\n').map((line) => line.split(' ')[0]);
  expect(ids.indexOf(second.quoteId)).toBe(1);
  expect(ids.indexOf(first.quoteId)).toBe(2);
});

test('a referred quote says why, and a declined risk is listed', async () => {
  const sample = readFileSync(SAMPLE, 'utf8');
  const referred = await json(['submit', '-'], withText(sample, 'Value', '80000'));
  expect(referred.referrals).toEqual([
    { rule: 'value-above-75000', message: expect.stringMatching(/75,000 euro/) },
  ]);
  const { out } = await quote(['show', referred.quoteId]);
  expect(out).toContain('\nReferred: an API client needs quote:override to accept it\n  A vehicle');
  expect(out).toMatch(
    /Quoted from an XML document; premium €[\d,.]+; referred: A vehicle worth more than 75,000 euro is for an underwriter to accept\n/,
  );

  const none = await own.run(['decline', 'list']);
  expect(none.out).toBe('No risk has been declined yet.\n');
  const stopped = await quote(['submit', '-'], withText(sample, 'NumberOfClaims', '6'));
  expect(stopped.code).toBe(1);
  expect(stopped.err).toMatch(/^quotedesk: The risk is declined: More than five claims/);
  const { declined } = await own.json(['decline', 'list', '--limit', '5']);
  expect(declined).toMatchObject([
    { by: 'desk', reasons: [{ rule: 'more-than-five-claims' }], customer: { firstName: 'Aoife' } },
  ]);
  const listed = await own.run(['decline', 'list']);
  expect(listed.out).toMatch(
    /desk +191-D-12345 +Aoife Ní Dhomhnaill +More than five claims in the last five years are beyond what this rate book covers\n$/,
  );
});

test('a refused document ends with 1 and says everything that is wrong, with its place', async () => {
  const bad =
    '<IrishMotorQuote>\n<Customer>\n<FirstName>A</FirstName></Customer></IrishMotorQuote>';
  const { code, out, err } = await quote(['submit', '-'], bad);
  expect(code).toBe(1);
  expect(out).toBe('');
  expect(err).toMatch(/^quotedesk: Invalid XML format\n/);
  expect(err).toMatch(/^ {2}Policy\/CoverType is required \(line 1\)$/m);
  expect(err).toMatch(/^ {2}Customer\/Surname is required \(line 2\)$/m);

  const machine = await quote(['submit', '-', '--json'], bad);
  expect(machine.code).toBe(1);
  const said = JSON.parse(machine.err);
  expect(said.statusCode).toBe(400);
  expect(said.errors).toContainEqual({
    path: 'Customer/Surname',
    message: 'is required',
    line: 2,
  });
});

test('what fails ends with 1 and a sentence', async () => {
  const { quoteId } = await json(['submit', SAMPLE]);
  const reason = ['--reason', 'x'];
  const failures: [string[], RegExp, string?][] = [
    [
      ['submit', join(folder, 'nowhere.xml')],
      /nowhere\.xml cannot be read: no such file or directory/,
    ],
    [['submit', '-'], /not valid JSON/, '{ "Policy": '],
    [['submit', '-'], /Invalid XML format/, ''],
    [['show', 'Q-NONE'], /Quote Q-NONE not found/],
    [
      ['override', quoteId, '--type', 'discount', '--value', '99', ...reason],
      /from 0 to 25 percent/,
    ],
    [
      ['override', quoteId, '--type', 'discount', '--value', '-5', ...reason],
      /from 0 to 25 percent/,
    ],
    [['add-cover', quoteId, 'breakdown', '--level', 'moon'], /ireland, europe/],
    [['accept', 'Q-NONE', '--method', 'card', '--reference', 'P'], /Quote Q-NONE not found/],
  ];
  for (const [args, message, input] of failures) {
    const { code, out, err } = await quote(args, input);
    expect(code, args.join(' ')).toBe(1);
    expect(out).toBe('');
    expect(err).toMatch(message);
    expect(err).not.toMatch(/\n\s+at /);
  }
});

test('wrong usage ends with 2', async () => {
  const value = ['--value', '1', '--reason', 'x'];
  const wrong: [string[], RegExp][] = [
    [['submit'], /missing required argument 'file'/],
    [['frobnicate'], /unknown command/],
    [['list', '--limit', '0'], /from 1 to 1000/],
    [['list', '--status', 'lost'], /quoted, accepted, expired/],
    [['override', 'Q-1', '--type', 'colour', ...value], /premium, excess, discount/],
    [
      ['override', 'Q-1', '--type', 'excess', '--value', 'ten', '--reason', 'x'],
      /must be a number/,
    ],
    [['override', 'Q-1', '--type', 'excess', '--value', '1'], /--reason/],
    [['add-cover', 'Q-1', 'sunroof'], /breakdown, legal, windscreen, keycare/],
    [
      ['accept', 'Q-1', '--method', 'cash', '--reference', 'P'],
      /card, direct_debit, bank_transfer/,
    ],
  ];
  for (const [args, message] of wrong) {
    const { code, err } = await quote(args);
    expect(code, args.join(' ')).toBe(2);
    expect(err).toMatch(message);
  }
});

test('a client gets a new secret', async () => {
  const data = ['--data', join(folder, 'data'), '--json'];
  const created = JSON.parse((await quotedesk(['client', 'create', 'One', ...data])).out);
  const { code, out } = await quotedesk(['client', 'rotate', created.client_id, ...data]);
  expect(code).toBe(0);
  const rotated = JSON.parse(out);
  expect(rotated).toEqual({ ...created, client_secret: rotated.client_secret });
  expect(rotated.client_secret).not.toBe(created.client_secret);
  const unknown = await quotedesk(['client', 'rotate', 'qd-none', ...data]);
  expect(unknown.code).toBe(1);
});

test('help begins with examples and is no failure', async () => {
  for (const words of [[], ['submit']]) {
    const { code, out } = await quotedesk(['quote', ...words, '--help']);
    expect(code).toBe(0);
    const example = ['npm run quotedesk -- quote', ...words].join(' ');
    expect(out).toMatch(new RegExp(`^Examples?:\\n {2}${example}`));
  }
});
