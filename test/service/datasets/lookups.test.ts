import { describe, expect, test } from 'vitest';
import { startHost } from '../../support/host/host.ts';
import { AT, expectFault, expectStillServing } from '../../support/host/requests.ts';
import { openedForAll } from '../../support/opened.ts';

const host = openedForAll(() => startHost());

const vehicle = (mark: string) => host.send(AT.vehicle(encodeURIComponent(mark)));
const address = (code: string) => host.send(AT.address(encodeURIComponent(code)));

describe('a vehicle', () => {
  test('has the six fields of the specification and no other', async () => {
    const { status, body } = await vehicle('191-D-12345');
    expect(status).toBe(200);
    expect(body).toEqual({
      vrm: '191-D-12345',
      make: expect.stringMatching(/\S/),
      model: expect.stringMatching(/\S/),
      year: 2019,
      engineSize: expect.any(Number),
      fuelType: expect.stringMatching(/\S/),
    });
    expect(Number.isInteger(body.engineSize)).toBe(true);
  });

  test.each(['191d12345', '191-d-12345', ' 191 D 12345 ', '191D-12345', '191 - D - 12345'])(
    'is found as %j too',
    async (mark) => expect((await vehicle(mark)).body.vrm).toBe('191-D-12345'),
  );

  test.each(['08-D-12345', '12-C-12345', '131-G-12345', '242-L-12345', '261-W-12345'])(
    'is there for the mark that a newcomer tries: %s',
    async (mark) => expect((await vehicle(mark)).body.vrm).toBe(mark),
  );

  test.each([
    ['ZV 1234', 'ZV-1234'],
    ['zz12345', 'ZZ-12345'],
    ['za 1234', 'ZA-1234'],
    ['123IK', '123-IK'],
    ['ik-123', 'IK-123'],
    ['AZD 123', 'AZD-123'],
    ['86D1', '86-D-1'],
  ])('has a mark of another form: %s', async (mark, vrm) => {
    const { status, body } = await vehicle(mark);
    expect(status).toBe(200);
    expect(body.vrm).toBe(vrm);
  });

  test('of an early import is of the year in its mark', async () =>
    expect((await vehicle('86-D-1')).body.year).toBe(1986));

  test('is offered where a letter stands for a digit, and never looked up unasked', async () => {
    const malformed = await vehicle('I91-D-1234S');
    expectFault(malformed, 400);
    expect(malformed.body).toMatchObject({
      message: expect.stringMatching(/\(did you mean 191-D-12345\?\)$/),
      errors: [{ path: 'vrm', suggestion: '191-D-12345' }],
    });
  });

  test.each(['191-ZZ-12345', '999-D-999999', '00-D-1'])('is not known: %s', async (mark) => {
    const answer = await vehicle(mark);
    expectFault(answer, 404);
    expect(answer.body).toEqual({ statusCode: 404, message: 'Vehicle not found' });
    await expectStillServing(host);
  });
});

describe('an address', () => {
  test('has the six fields of the specification and no other', async () => {
    const { status, body } = await address('D02X285');
    expect(status).toBe(200);
    expect(body).toEqual({
      eircode: 'D02X285',
      addressLine1: expect.stringMatching(/\S/),
      addressLine2: expect.any(String),
      town: 'Dublin 2',
      county: 'Dublin',
      country: 'Ireland',
    });
  });

  test.each(['d02x285', 'D02 X285', 'D02-X285', ' d02 x285 '])('is found as %j too', async (code) =>
    expect((await address(code)).body.eircode).toBe('D02X285'),
  );

  test.each(['D02X285', 'D01F5P2', 'A65F4E2', 'T12A123', 'H91A123'])(
    'is there for the code that a newcomer tries: %s',
    async (code) => expect((await address(code)).body.eircode).toBe(code),
  );

  test.each(['D02XXXX', 'ZZZZZZZ', '0000000'])('is not known: %s', async (code) => {
    const answer = await address(code);
    expectFault(answer, 404);
    expect(answer.body).toEqual({ statusCode: 404, message: 'Address not found' });
    await expectStillServing(host);
  });
});

test('an address is offered where a letter stands for a digit, and never looked up unasked', async () => {
  const unknown = await address('DO2X285');
  expectFault(unknown, 404);
  expect(unknown.body).toEqual({
    statusCode: 404,
    message: 'Address not found',
    suggestion: 'D02X285',
  });
  const malformed = await address('DO2  X285');
  expectFault(malformed, 400);
  expect(malformed.body.errors).toMatchObject([{ path: 'eircode', suggestion: 'D02X285' }]);
});

test('the products are those of every scheme', async () => {
  const { status, body } = await host.send(AT.products);
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(['products']);
  expect(body.products.length).toBeGreaterThanOrEqual(3);
  for (const product of body.products) {
    expect(product).toEqual({
      id: expect.stringMatching(/\S/),
      name: expect.stringMatching(/\S/),
      description: expect.stringMatching(/\S/),
      cover: expect.stringMatching(/^(Comprehensive|TPFT|ThirdParty)$/),
      scheme: {
        id: expect.stringMatching(/^[a-z0-9-]+$/),
        name: expect.stringMatching(/\S/),
        insurer: expect.stringMatching(/\S/),
        line: 'private-motor',
      },
    });
  }
  const ids = body.products.map(({ id }: { id: string }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
