import { describe, expect, test } from 'vitest';
import { startHost } from '../../support/host/host.ts';
import {
  AT,
  expectFault,
  expectStillServing,
  FULL_XML,
  MINIMAL_XML,
  withoutAssumed,
} from '../../support/host/requests.ts';
import { openedForAll } from '../../support/opened.ts';
import { ofItsOwnCar, SAMPLE_DOCUMENT } from '../../support/quotes/any-document.ts';

const clock = { now: Date.UTC(2026, 10, 21, 9, 30) };
const host = openedForAll(() => startHost({ clock }));

const MINIMAL = {
  Policy: { InceptionDate: '2026-12-01T00:00:00+00:00', CoverType: 'Comprehensive' },
  Customer: { FirstName: 'Seán', Surname: 'Murphy', DateOfBirth: '1985-06-15' },
  Vehicle: { RegistrationNumber: '191-D-12345', Make: 'BMW', Model: '5 Series' },
};

const submit = (body: unknown) => host.send(AT.submit, { body });
const kept = async (id: string) => {
  // Each has its own name and its own history; all else must agree.
  const { quoteId: _, history: _history, ...rest } = (await host.send(AT.quote(id))).body;
  return rest;
};

test.each([
  ['the full sample', FULL_XML, SAMPLE_DOCUMENT],
  ['the minimal sample', MINIMAL_XML, MINIMAL],
])(
  '%s is the same quote from XML and from JSON, with and without the root',
  async (_, xml, json) => {
    const answers = [
      await host.sendXml(xml),
      await submit(json),
      await submit({ IrishMotorQuote: json }),
    ];
    for (const { status, text } of answers) expect(status, text).toBe(200);
    const [first, ...others] = await Promise.all(answers.map(({ body }) => kept(body.quoteId)));
    expect(withoutAssumed(first.warnings)).toEqual([]);
    for (const other of others) expect(other).toEqual(first);
  },
);

/** Another open quote of a car is warned of. */
const own = () => ofItsOwnCar(MINIMAL);

test('the name of what is not known is printable and short, wherever it stands', async () => {
  const { body } = await submit({
    '\u001b[31mred': 1,
    [`${'x'.repeat(99)}🚗y`]: 2,
    Vehicle: { ...own().Vehicle, 'a\u202eb\n': 3 },
    Policy: MINIMAL.Policy,
    Customer: MINIMAL.Customer,
  });
  expect(withoutAssumed(body.warnings).toSorted()).toEqual([
    'Vehicle/a\ufffdb\ufffd is not known and was not used',
    `${'x'.repeat(99)}🚗 is not known and was not used`,
    '\ufffd[31mred is not known and was not used',
  ]);
  const other = await submit({ '\u009b': 1, IrishMotorQuote: own() });
  expect(withoutAssumed(other.body.warnings)).toEqual(['\ufffd is not known and was not used']);
});

describe('what is not taken', () => {
  test('an empty object names all that is missing, with no word of XML', async () => {
    const answer = await submit({});
    expectFault(answer, 400);
    expect(answer.body.message).toMatch(
      /^Invalid quote document: missing required elements Policy/,
    );
    expect(answer.body.errors).toHaveLength(8);
    await expectStillServing(host);
  });

  test.each([
    ['a list', []],
    ['a number', 1],
    ['a text', '"x"'],
    ['null', 'null'],
    ['a root of text', { IrishMotorQuote: 'x' }],
    ['a root of nothing', { IrishMotorQuote: null }],
    ['a root twice', { IrishMotorQuote: [MINIMAL, MINIMAL] }],
    ['sections in a list', { ...own(), Vehicle: [MINIMAL.Vehicle] }],
    ['a section of text', { ...own(), Vehicle: 'BMW' }],
    ['an element of elements', { ...own(), Customer: { ...MINIMAL.Customer, Surname: {} } }],
    ['an element in a list', { ...own(), Customer: { ...MINIMAL.Customer, Surname: ['x'] } }],
    ['a number too large', { ...own(), ClaimsHistory: { NumberOfClaims: 1e21 } }],
    ['a number too small', { ...own(), ClaimsHistory: { NumberOfClaims: -1 } }],
    ['a truth for a number', { ...own(), ClaimsHistory: { NumberOfClaims: true } }],
    ['a prototype', '{"__proto__":{"Policy":{}}}'],
    ['a constructor', '{"constructor":{"prototype":{"x":1}}}'],
  ])('%s', async (_, body) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await host.send(AT.submit, {
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers,
    });
    expectFault(answer, 400);
    expect(answer.body.message).not.toContain('XML');
    await expectStillServing(host);
  });
});
