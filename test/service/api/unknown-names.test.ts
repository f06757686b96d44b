import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../../src/main/core/caller/authority.ts';
import { signedIn } from '../../../src/main/core/caller/signed-in.ts';
import { ANONYMOUS, BROKER, type Caller, VISITOR } from '../../../src/main/core/dispatcher.ts';
import {
  contract,
  type Operation,
  type OperationName,
  operationNames,
} from '../../../src/shared/contract/contract.ts';
import { PERMISSIONS } from '../../../src/shared/domain/permission.ts';
import { ROLES } from '../../../src/shared/domain/role.ts';
import { refusal } from '../../support/host/ask.ts';
import { startHost } from '../../support/host/host.ts';
import { AT } from '../../support/host/requests.ts';
import { openedForAll } from '../../support/opened.ts';
import { submitted } from '../../support/quotes/quotes.ts';

const host = openedForAll(() => startHost({ clock: { now: Date.UTC(2026, 10, 21, 9, 30) } }));

const NAME = 'pinHash';
const limits = { down: null, up: null };

const CALLERS: readonly (readonly [string, Caller])[] = [
  ['the person at a locked desk', VISITOR],
  ['somebody unknown', ANONYMOUS],
  ['the broker of a desk without people', BROKER],
  ...ROLES.map((role): readonly [string, Caller] => [
    `a person with the role ${role}`,
    { kind: 'broker', id: 'desk', user: signedIn({ id: role, name: role, roles: [role], limits }) },
  ]),
  ...PERMISSIONS.map((permission): readonly [string, Caller] => [
    `a client with ${permission}`,
    { kind: 'client', id: 'c', permissions: new Set([permission]), ownQuotesOnly: false },
  ]),
];

/** The names that an answer says are not known. */
async function refusedNames(caller: Caller, name: OperationName, input: object): Promise<string[]> {
  const answer = await host.app.dispatch(caller, name, input);
  if (answer.ok || answer.fault.kind !== 'invalid') return [];
  const errors = answer.fault.errors ?? [];
  return errors.filter(({ message }) => message.code === 'unknownName').map(({ path }) => path);
}

test.for(CALLERS)('%s gives no operation a name that it does not have', async ([, caller]) => {
  const taken: string[] = [];
  for (const name of operationNames) {
    const operation: Operation = contract[name];
    if (refusalOf(caller, operation) !== undefined) continue;
    const refused = await refusedNames(caller, name, { [NAME]: 'x' });
    const isRefused = refused.includes(NAME);
    if (isRefused === (operation.unknownNames === 'warned')) taken.push(name);
  }
  expect(taken).toEqual([]);
});

test('a name that is not known is refused at any depth', async () => {
  const refused = async (name: OperationName, input: object) => refusedNames(BROKER, name, input);
  const one = { userId: 'u', limits: { down: 5, up: null, discount: 25 } };
  expect(await refused('changeUser', one)).toEqual(['limits.discount']);
  const addOns = [{ addonType: 'legal', premium: 0 }];
  expect(await refused('submitDraft', { document: {}, addOns })).toEqual(['addOns.0.premium']);
});

test('the operations of the specification alone go on without such a name', () => {
  const open = operationNames.filter((name) => {
    const operation: Operation = contract[name];
    return operation.unknownNames === 'warned';
  });
  expect(open).toEqual([
    'issueToken',
    'priceQuote',
    'overrideQuote',
    'addCover',
    'acceptQuote',
    'generateDocuments',
  ]);
});

describe('a name that the specification does not have', () => {
  const said = (name: string) => `${name} is not known and was not used`;

  test('is not used, and warned of', async () => {
    const data = {
      'in_policy.dateInception': '2026-12-01T00:00:00Z',
      'in_customer.dateOfBirth': '1985-06-15',
      'in_dts.raterCover': 'Comprehensive',
    };
    const plain = await host.send(AT.price, { body: { data } });
    const more = { data: { ...data, 'in_customer.bonus': 9 }, discount: 50 };
    const { status, body } = await host.send(AT.price, { body: more });
    expect(status).toBe(200);
    expect(body).toEqual({
      ...plain.body,
      warnings: [said('data.in_customer.bonus'), said('discount'), ...plain.body.warnings],
    });
  });

  test('is in no event, and in the answer that a retry gets', async () => {
    const quoteId = await submitted(host, { first: 'Nóra', mark: '191-D-222' });
    const body = { quoteId, addonType: 'legal', price: 0, by: 'somebody else' };
    const headers = { 'Idempotency-Key': 'unknown-names-1' };
    const first = await host.send(AT.addOn, { body, headers });
    expect(first.status).toBe(200);
    expect(first.body.warnings).toEqual(expect.arrayContaining([said('price'), said('by')]));
    const again = await host.send(AT.addOn, { body, headers });
    expect(again.text).toBe(first.text);
    const { history, warnings } = (await host.send(AT.quote(quoteId))).body;
    expect(warnings).not.toContain(said('price'));
    const { detail } = history.at(-1);
    expect(detail).not.toHaveProperty('price');
    expect(detail).not.toHaveProperty('by');
  });

  test('is named so often as a reader can bear', async () => {
    const quoteId = await submitted(host, { first: 'Nóra', mark: '191-D-223' });
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`x${i}`, i]));
    const body = { quoteId, documentTypes: ['schedule'], ...many };
    const { status, body: answer } = await host.send(contract.generateDocuments.http.path, {
      body,
    });
    expect(status).toBe(200);
    expect(answer.warnings).toHaveLength(51);
    expect(answer.warnings.at(-1)).toBe('10 more are not known and were not used');
  });
});

test('somebody without the role for it gives no discount with a draft', async () => {
  const document = {
    Policy: { InceptionDate: '2026-12-01T00:00:00+00:00', CoverType: 'Comprehensive' },
    Customer: { FirstName: 'Seán', Surname: 'Murphy', DateOfBirth: '1985-06-15' },
    Vehicle: { RegistrationNumber: '191-D-12345', Make: 'BMW', Model: '5 Series' },
  };
  for (const name of ['discount', 'overrideType', 'premium'])
    expect(await refusal(host.app, 'submitDraft', { document, [name]: 25 })).toMatchObject({
      kind: 'invalid',
      errors: [{ path: name }],
    });
});
