import { expect, test } from 'vitest';
import { readFonts } from '../../../src/main/adapters/node/resources.ts';
import { printer } from '../../../src/main/adapters/pdf/print.ts';
import { layoutOf } from '../../../src/main/core/documents/templates.ts';
import { documentsHost, RESOURCES } from '../../support/documents/documents.ts';
import { AT, MINIMAL_XML, withoutAssumed } from '../../support/host/requests.ts';
import { withText } from '../../support/quotes/quote-xml.ts';

const { host, fresh, submitted, read, ask, written } = documentsHost();

const SURNAME = 'Nguye\u0302\u0303n';
const COMPOSED = SURNAME.normalize('NFC');
const named = (surname: string) => withText(MINIMAL_XML, 'Surname', surname);

/** The minimal document as JSON. */
const asJson = (surname: string) => ({
  Policy: { InceptionDate: '2026-12-01T00:00:00Z', CoverType: 'Comprehensive' },
  Customer: { FirstName: 'Aoife', Surname: surname, DateOfBirth: '1985-06-15' },
  Vehicle: { RegistrationNumber: '191-D-12345', Make: 'BMW', Model: '5 Series' },
});

const REFUSED = [
  ['\u200b\u200d', 'must have a letter; it has only U+200B, U+200D'],
  ['\u3164', 'must have a letter; it has only U+3164'],
  ['\u2800', 'must have a letter; it has only U+2800'],
  ['\u0301', 'must have a letter; it has only U+0301'],
  ['A\u202ene', 'holds characters that change the direction of writing: U+202E'],
  ['A\u2067ne', 'holds characters that change the direction of writing: U+2067'],
] as const;

test.each(REFUSED)(
  'a name that no one can read is refused from every side: %j',
  async (name, text) => {
    const path = 'Customer/Surname';
    const xml = await host().sendXml(named(name));
    expect(xml.status).toBe(400);
    expect(xml.body.errors).toEqual([{ path, line: expect.any(Number), message: text }]);
    const json = await host().send(AT.submit, { body: asJson(name) });
    expect(json.status).toBe(400);
    expect(json.body.errors).toEqual([{ path, message: text }]);
    const { faults } = await ask('previewQuote', { document: asJson(name) });
    expect(faults).toEqual([
      { path, message: expect.objectContaining({ values: expect.anything() }) },
    ]);
  },
);

test('a name is one customer however it is composed, and either form finds it', async () => {
  const ids = [
    await submitted(named(SURNAME)),
    await submitted(named(COMPOSED)),
    await submitted(named(`\ufeff${COMPOSED}\u00ad`)),
  ];
  const quotes = await Promise.all(ids.map((id) => ask('getQuote', { id })));
  expect(quotes.map(({ customer }) => customer.surname)).toEqual([COMPOSED, COMPOSED, COMPOSED]);
  for (const search of [SURNAME, COMPOSED, 'nguyen']) {
    const { customers } = await ask('findCustomers', { search });
    expect(customers).toMatchObject([{ quotes: 3 }]);
  }
});

test('a document has the same bytes however an older quote keeps its name', async () => {
  const print = printer(readFonts(RESOURCES));
  const source = await written(await submitted(MINIMAL_XML));
  const { sale } = source;
  const withName = (surname: string) => {
    const customer = { ...sale.answers.customer, surname };
    return { ...source, sale: { ...sale, answers: { ...sale.answers, customer } } };
  };
  for (const type of ['schedule', 'certificate', 'statement-of-fact'] as const) {
    const bytes = (surname: string) =>
      print(layoutOf(type, withName(surname), { code: '7K3M-9XQ2' }));
    const composed = Buffer.from(await bytes(COMPOSED));
    expect(composed.equals(Buffer.from(await bytes(SURNAME))), type).toBe(true);
    expect(composed.equals(Buffer.from(await bytes('Murphy'))), type).toBe(false);
  }
});

test.each([
  ['李明', '[U+674E U+660E]'],
  ['สมชาย', '[U+0E2A U+0E21 U+0E0A U+0E32 U+0E22]'],
  ['محمد', '[U+0645 U+062D U+0645 U+062F]'],
  ['Ann 👨\u200d👩\u200d👧', 'Ann [U+1F468 U+200D U+1F469 U+200D U+1F467]'],
])(
  'no document has a gap for %s, and who accepts is told before and after',
  async (name, written) => {
    await fresh();
    const warning =
      /^Customer\/Surname has characters that the documents write by their code points: U\+/;
    const { unusual } = await ask('previewQuote', { document: asJson(name) });
    expect(unusual).toMatchObject([{ path: 'Customer/Surname', message: { code: 'unprintable' } }]);
    const { body } = await host().sendXml(named(name));
    expect(withoutAssumed(body.warnings)).toEqual([expect.stringMatching(warning)]);
    for (const type of ['schedule', 'certificate', 'statement-of-fact']) {
      expect((await read(body.quoteId, type)).replace(/\s+/g, ' ')).toContain(written);
    }
    const payment = { quoteId: body.quoteId, paymentMethod: 'card', paymentReference: 'PAY-1' };
    const accepted = await host().send(AT.accept, { body: payment });
    expect(accepted.body.warnings).toContainEqual(expect.stringMatching(warning));
  },
);

test('the longest texts that are spelled out are printed whole, and what follows comes next', async () => {
  const letters = { AddressLine1: '一', Town: '明', County: '王', Country: '小' };
  const written = Object.entries(letters).map(
    ([element, letter]) => `<${element}>${letter.repeat(200)}</${element}>`,
  );
  const id = await submitted(
    named('李'.repeat(200)).replace('<Vehicle>', `<Address>${written.join('')}</Address><Vehicle>`),
  );
  expect((await read(id, 'certificate')).match(/U\+674E/g)).toHaveLength(400);
  const text = await read(id, 'schedule');
  expect(text.match(/U\+[0-9A-F]{4}/g)).toHaveLength(1200);
  // The address ends on the page on which the rest of its section stands.
  expect(text).toMatch(/U\+5C0F\] Date of birth 15 June 1985/);
});

test('a payment reference is one however it is composed', async () => {
  const id = await submitted(MINIMAL_XML);
  const pay = (paymentReference: string) =>
    host().send(AT.accept, { body: { quoteId: id, paymentMethod: 'card', paymentReference } });
  const first = await pay('Caf\u00e9 1');
  const second = await pay('Cafe\u0301 1');
  expect(second.body).toEqual(first.body);
  expect(await pay('\u200b')).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'paymentReference', message: expect.stringContaining('U+200B') }] },
  });
});
