import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { EXAMPLE_RATE_BOOK } from '../../../src/shared/contract/operations/rate-book-example.ts';
import { quotedesk } from '../../support/command-line/command.ts';
import { ownCommands } from '../../support/command-line/own-commands.ts';

const GUIDE = readFileSync('docs/rate-books.md', 'utf8');
let file: (name: string) => string;

const own = ownCommands();
beforeAll(async () => {
  file = (name) => join(own.folder, name);
  await own.json(['quote', 'submit', 'resources/samples/quote-minimal.xml', '--new']);
});

/** The words of a command line, with what stands in quotes as one. */
const words = (line: string) =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');

test('the commands of the guide to rate books print what the guide says', async () => {
  const parts = [...GUIDE.matchAll(/```json\n([^`]+)```/g)].map(([, text = '']) =>
    JSON.parse(text),
  );
  writeFileSync(file('book.json'), JSON.stringify(Object.assign({}, ...parts)));
  const sessions = [...GUIDE.matchAll(/```console\n([^`]+)```/g)].map(([, text]) => text).join('');
  const steps = [...sessions.matchAll(/\$ (.+)\n((?:[^$].*\n)+)/g)];
  expect(steps).toHaveLength(5);
  for (const [, line = '', printed] of steps) {
    const args = words(line).map((word) => (word === 'book.json' ? file(word) : word));
    expect(await own.run(args), line).toEqual({ code: 0, err: '', out: printed });
  }
});

test('a refused approval names the table and the row of a fault', async () => {
  const rule = { id: 'steam', decision: 'refer', factor: 'none', row: 'Steam', reason: 'Coal' };
  const scheme = { ...EXAMPLE_RATE_BOOK.scheme, id: 'steam', name: 'Steam', line: 'private-motor' };
  const book = { ...EXAMPLE_RATE_BOOK, scheme, underwriting: [rule] };
  writeFileSync(file('faulty.json'), JSON.stringify(book));
  const { hash } = await own.json(['rate-book', 'import', file('faulty.json')]);
  const { code, err } = await own.run(['rate-book', 'approve', hash, '--reason', 'Checked']);
  expect(code).toBe(1);
  expect(err).toBe(
    `quotedesk: Rate book ${hash} has faults: Underwriting rules, row steam: There is no table none\n`,
  );
});

test('a withdrawn book says that no quote goes by it, also when it is imported again', async () => {
  const scheme = { ...EXAMPLE_RATE_BOOK.scheme, id: 'ended', name: 'Ended', line: 'private-motor' };
  writeFileSync(file('ended.json'), JSON.stringify({ ...EXAMPLE_RATE_BOOK, scheme }));
  const { hash } = await own.json(['rate-book', 'import', file('ended.json')]);
  await own.run(['rate-book', 'approve', hash, '--reason', 'Checked', '--own-draft']);
  await own.run(['rate-book', 'activate', hash]);
  const withdrawn = await own.run(['rate-book', 'withdraw', hash, '--reason', 'Ended']);
  expect(withdrawn.out).toContain('withdrawn\nIt rates no new quotes any more');
  const again = await own.run(['rate-book', 'import', file('ended.json')]);
  expect(again.out).toContain('withdrawn\nIt rates no new quotes any more');
});

describe('a signed book', () => {
  let hash: string;
  let fingerprint: string;
  let other: string;

  const signed = (book: object, key: string) => {
    writeFileSync(file('plain.json'), JSON.stringify({ ...EXAMPLE_RATE_BOOK, ...book }));
    return own
      .json(['rate-book', 'import', file('plain.json'), '--trust'])
      .then(async (imported) => {
        const to = file(`${imported.hash.slice(0, 8)}.json`);
        await own.json(['rate-book', 'export', imported.hash, to, '--sign', file(key)]);
        return to;
      });
  };

  beforeAll(async () => {
    const key = (name: string) => quotedesk(['signing-key', 'create', file(name), '--json']);
    fingerprint = JSON.parse((await key('publisher.pem')).out).fingerprint;
    other = JSON.parse((await key('other.pem')).out).fingerprint;
    const again = await key('publisher.pem');
    expect(again).toMatchObject({ code: 1, out: '' });
  });

  test('its key is only for its owner, and no other file is one', async () => {
    expect(statSync(file('publisher.pem')).mode & 0o777).toBe(0o600);
    const args = ['rate-book', 'export', '0dbc4c600b3e', file('x.json'), '--sign'];
    const { code, err } = await own.run([...args, 'package.json']);
    expect([code, err]).toEqual([
      1,
      'quotedesk: package.json is not an Ed25519 private key (PKCS #8, PEM)\n',
    ]);
  });

  test('is taken on trust once, and then as its publisher is known', async () => {
    const publisher = ownCommands();
    await publisher.json(['quote', 'submit', 'resources/samples/quote-minimal.xml', '--new']);
    const first = await signed({ version: 'first' }, 'publisher.pem');
    const refused = await publisher.run(['rate-book', 'import', first]);
    expect(refused.code).toBe(1);
    expect(refused.err).toContain(`signed by the key ${fingerprint}`);
    const taken = await publisher.json(['rate-book', 'import', first, '--trust']);
    expect(taken).toMatchObject({ state: 'checked', publisher: { fingerprint } });
    hash = taken.hash;
    const second = await signed({ version: 'second' }, 'publisher.pem');
    expect(await publisher.json(['rate-book', 'import', second])).toMatchObject({
      publisher: { fingerprint },
    });
    // Another key, none, and the right one over another book.
    const third = await signed({ version: 'third' }, 'other.pem');
    const said = async (path: string) => (await publisher.run(['rate-book', 'import', path])).err;
    expect(await said(third)).toMatch(new RegExp(`key ${escaped(other)}.*${escaped(fingerprint)}`));
    expect(await said(file('plain.json'))).toContain('is not signed');
    const altered = JSON.parse(readFileSync(first, 'utf8'));
    altered.rateBook.policyFeeCents += 100;
    writeFileSync(file('altered.json'), JSON.stringify(altered));
    expect(await said(file('altered.json'))).toContain('signature is not of this rate book');
    // The signature goes on with the book.
    await publisher.json(['rate-book', 'export', hash, file('again.json')]);
    expect(readFileSync(file('again.json'), 'utf8')).toBe(readFileSync(first, 'utf8'));
    publisher.remove();
  });
});

const escaped = (text: string) => text.replaceAll(/[+/]/g, '\\$&');
