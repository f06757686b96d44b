import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { commands } from '../../../src/main/hosts/cli/commands/commands.ts';
import { contract } from '../../../src/shared/contract/contract.ts';
import { quotedesk } from '../../support/command-line/command.ts';
import { ownCommands } from '../../support/command-line/own-commands.ts';

let folder: string;
let quoteId: string;

const own = ownCommands();
beforeAll(async () => {
  folder = own.folder;
  const submit = ['quote', 'submit', 'resources/samples/quote-proposal.xml', '--new'];
  quoteId = (await own.json(submit)).quoteId;
});

test('prices, comparisons, products and lookups need no data, and leave none behind', async () => {
  const none = ['--data', join(folder, 'none')];
  const price = [
    'quote',
    'price',
    '--born',
    '1985-06-15',
    '--inception',
    '2026-12-01T00:00:00Z',
    ...none,
  ];
  const short = await quotedesk(price);
  expect(short.err).toBe('');
  expect(short.out).toMatch(/^\d+\.\d\d euro\n/);
  const explained = await quotedesk([...price, '--cover', 'TPFT', '--explain']);
  expect(explained.out).toMatch(/^Step .*\nBase premium +TPFT /);

  const products = await quotedesk(['product', 'list', ...none]);
  expect(products.out).toMatch(
    /^Product +Name +Scheme +What it covers\nmotor-comprehensive +Comprehensive +Demonstration private motor /,
  );
  const compared = await quotedesk(['quote', 'compare', 'resources/samples/quote.xml', ...none]);
  expect(compared.out).toMatch(
    /^Scheme +Insurer +Decision +Euro +Excess +Included\nDemonstration /,
  );
  expect(compared.out).toContain('\n\nFifty plus, limited kilometres: declined\n  This scheme is ');
  const sorted = [
    'quote',
    'compare',
    'resources/samples/quote.xml',
    '--sort',
    'scheme',
    '--json',
    ...none,
  ];
  const { offers } = JSON.parse((await quotedesk(sorted)).out);
  const names = offers.map(({ scheme }: { scheme: { name: string } }) => scheme.name);
  expect(names).toEqual([...names].sort());
  const vehicle = await quotedesk(['vehicle', 'show', '191d12345', ...none]);
  expect(vehicle.out).toMatch(/^Vehicle +191-D-12345\nMake +BMW\nModel +5 Series\n/);
  const address = await quotedesk(['address', 'show', 'D02X285', '--json', ...none]);
  expect(JSON.parse(address.out)).toMatchObject({ eircode: 'D02X285', county: 'Dublin' });
  const unknown = await quotedesk(['vehicle', 'show', '191-D-99999', ...none]);
  expect(unknown).toMatchObject({ code: 1, out: '' });
  expect(existsSync(join(folder, 'none'))).toBe(false);
});

test('the price of a renewal is checked, and only an allowed one ends with 0', async () => {
  const last = ['--last-price', '640', '--last-fee', '50', '--last-sale', 'firstRenewal'];
  const args = ['renewal', 'check', ...last, '--price', '640', '--data', join(folder, 'none')];
  const same = ['--same', 'cover,risk,payment,rates'];
  const allowed = await quotedesk([...args, '--fee', '50', ...same]);
  expect(allowed).toMatchObject({ code: 0, err: '' });
  expect(allowed.out).toMatch(/^Allowed\n {2}With its fee the offer is 690\.00 euro/);
  expect(allowed.out).toMatch(/^The most that is allowed +690\.00$/m);
  const breaks = await quotedesk([...args, '--fee', '50.01', ...same, '--json']);
  expect(breaks.code).toBe(1);
  expect(JSON.parse(breaks.out)).toMatchObject({ verdict: 'breaks', offered: 690.01, most: 690 });
  const unknown = await quotedesk([...args, '--fee', '50']);
  expect(unknown.code).toBe(1);
  expect(unknown.out).toMatch(/^Cannot tell\n/);
  const half = await quotedesk([...args, '--fee', '50', '--first-price', '650']);
  expect(half.code).toBe(2);
  expect(half.err).toContain("give '--first-price' and '--first-fee' together");
});

test('several errors stand below what they are of, each once', async () => {
  const args = ['quote', 'price', '--born', 'x', '--inception', 'y', ...own.data];
  const { code, err } = await quotedesk(args);
  expect(code).toBe(1);
  expect(err.split('\n')).toEqual([
    'quotedesk: Invalid request',
    expect.stringMatching(/^ {2}data\.in_policy\.dateInception must be an ISO 8601 date-time/),
    expect.stringMatching(/^ {2}data\.in_customer\.dateOfBirth must be /),
    '',
  ]);
});

test('show has every answer, those of each driver too, and what is assumed', async () => {
  const { out } = await quotedesk(['quote', 'show', quoteId, ...own.data]);
  expect(out).toMatch(/^Answers$/m);
  expect(out).toMatch(/^ {2}Customer\/Surname +\S/m);
  expect(out).toMatch(/^ {2}Drivers\/Driver\[1\]\/Surname +\S/m);
  const minimal = ['quote', 'submit', 'resources/samples/quote-minimal.xml'];
  const silent = await own.json(minimal);
  const shown = await quotedesk(['quote', 'show', silent.quoteId, ...own.data]);
  expect(shown.out).toMatch(/^Assumed\n {2}Question +Element +Counts as +Euro$/m);
  expect(shown.out).toMatch(/^ {2}Licence type +Customer\/LicenceType +Full +[+-]\d+\.\d\d$/m);
  expect(shown.out).toMatch(/^To be known or confirmed before cover: Policy\/UseClass/m);
});

test('a quote is quoted again for another year, with its answers', async () => {
  const inception = '2027-12-01T00:00:00Z';
  const again = await own.json(['quote', 'requote', quoteId, '--inception', inception]);
  expect(again).toMatchObject({ basedOn: quoteId, status: 'quoted' });
  expect(again.policy.inceptionDate).toBe(inception);
  expect(again.period).toEqual({ from: '2027-12-01', to: '2028-11-30' });
  const first = await own.json(['quote', 'show', quoteId]);
  expect(first.followedBy).toEqual([again.quoteId]);
  expect(again.customer).toEqual(first.customer);
});

test('clients are listed in columns, and each has a name of its own', async () => {
  const create = ['client', 'create', 'Comparison site', ...own.data];
  expect(await quotedesk(create)).toMatchObject({ code: 0, err: '' });
  const again = await quotedesk(create);
  expect(again).toMatchObject({ code: 1, out: '' });
  expect(again.err).toMatch(
    /^quotedesk: Client qd-\w+ already has the name Comparison site; choose /,
  );
  const { out } = await quotedesk(['client', 'list', ...own.data]);
  expect(out).toMatch(
    /^Client +Issued +State +Permissions +Name\nqd-\w+ +\S+Z +active +all but rate books +Comparison site\n$/,
  );
});

test('every command that only looks needs no more than the data, and prints lines or JSON', async () => {
  const looking = commands.filter(
    ({ words, operation, takes }) =>
      operation !== undefined &&
      contract[operation].data !== 'changes' &&
      words !== 'document verify' &&
      Object.values(takes).every(({ isRequired }) => !isRequired),
  );
  expect(looking.length).toBeGreaterThan(10);
  for (const { words } of looking) {
    const args = words.split(' ');
    const lines = await own.run(args);
    expect({ ...lines, out: '' }, words).toEqual({ code: 0, out: '', err: '' });
    expect(lines.out).toMatch(/\S.*\n$/);
    expect(await own.json(args), words).toBeInstanceOf(Object);
  }
});

test('nothing that is printed has colours, whatever the terminal asks for', async () => {
  const env = { NO_COLOR: '1', FORCE_COLOR: '1' };
  for (const args of [
    ['--help'],
    ['quote', 'show', quoteId],
    ['quote', 'show', 'Q-0'],
    ['qoute'],
  ]) {
    const { out, err } = await quotedesk([...args, ...(args[1] ? own.data : [])], '', env);
    expect(`${out}${err}`).toMatch(/\S/);
    expect(`${out}${err}`, args.join(' ')).not.toContain('\u001b');
  }
});
