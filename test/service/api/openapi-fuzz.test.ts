/** @module-tag thorough */
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { startHost } from '../../support/host/host.ts';
import { FULL_XML } from '../../support/host/requests.ts';
import {
  type Call,
  type Described,
  type Description,
  describe,
  type Json,
} from '../../support/openapi/description.ts';
import { openedForAll } from '../../support/opened.ts';
import { SEED } from '../../support/seed.ts';

/** Sent at once, because clients don't wait for each other. */
const AT_ONCE = 10;
/** FUZZ_CALLS sets more. */
const CALLS = Number(process.env.FUZZ_CALLS ?? 2500);

/** Milliseconds; a busy machine must not decide. */
const LONG = 600_000;
let api: Description;
let quoteId: string;

const host = openedForAll(() => startHost());
beforeAll(async () => {
  api = await describe(host);
  quoteId = (await host.sendXml(FULL_XML)).body.quoteId;
});

/** A body with one of its values, somewhere, replaced. */
function mutated(value: Json): fc.Arbitrary<Json> {
  const anything = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom('', ' ', 'x'.repeat(300), 1e308, -1, '9999-12-31', '__proto__', '\u202e'),
  );
  if (typeof value !== 'object' || value === null) return anything;
  const keys = Object.keys(value);
  if (keys.length === 0) return anything;
  const inside = fc
    .constantFrom(...keys)
    .chain((key) => mutated(value[key]).map((other) => ({ ...value, [key]: other })));
  const without = fc.constantFrom(...keys).map((key) => {
    const { [key]: _, ...rest } = value;
    return rest;
  });
  return fc.oneof({ weight: 5, arbitrary: inside }, without, { weight: 1, arbitrary: anything });
}

/** In which form a client would have its errors. */
const ERROR_FORMS = ['*/*', 'application/problem+json'];

const TYPES = ['application/json', 'application/xml', 'text/plain', 'application/octet-stream'];

const TEXT = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 });

/** An address with another end of its path. */
function withOtherEnd({ path }: Described, at: string): fc.Arbitrary<string> {
  const [address = '', ...search] = at.split('?');
  const folder = address.slice(0, address.lastIndexOf('/') + 1);
  return TEXT.map((end) => {
    if (!path.includes('{') || /^\.+$/.test(end)) return at;
    return [`${folder}${encodeURIComponent(end)}`, ...search].join('?');
  });
}

/** An address with another value of a parameter in its query, or with a parameter too many. */
function withOtherQuery(at: string): fc.Arbitrary<string> {
  const [address, search] = at.split('?');
  const parameters = [...new URLSearchParams(search)];
  return fc.tuple(fc.nat(parameters.length), TEXT, TEXT).map(([place, more, value]) => {
    const [name] = parameters[place] ?? [more];
    const others = parameters.filter((_, i) => i !== place);
    return `${address}?${new URLSearchParams([...others, [name, value]])}`;
  });
}

/** A request that is the example, or nearly. */
function nearly(described: Described): fc.Arbitrary<Call> {
  const { operation } = described;
  const entries = Object.entries<Json>(operation.requestBody?.content ?? { '': {} });
  if (entries[0]?.[0] === '') {
    const { at, sent } = api.call(described, '', undefined, { quoteId });
    const changed = [withOtherEnd(described, at), withOtherQuery(at)];
    return fc.oneof(fc.constant(at), ...changed).map((to) => ({ at: to, sent }));
  }
  return fc.constantFrom(...entries).chain(([type, { example }]) => {
    const form = type === 'application/x-www-form-urlencoded';
    const body =
      typeof example === 'string'
        ? fc
            .tuple(fc.nat(example.length), fc.nat(20), fc.string({ maxLength: 10 }))
            .map(([at, gone, put]) => `${example.slice(0, at)}${put}${example.slice(at + gone)}`)
        : mutated(example);
    const given = fc.oneof(fc.constant(example), { weight: 4, arbitrary: body });
    const as = fc.oneof({ weight: 8, arbitrary: fc.constant(type) }, fc.constantFrom(...TYPES));
    const call = fc.tuple(given, as).map(([value, stated]) => {
      const { at, sent } = api.call(described, form ? 'application/json' : type, value, {
        quoteId,
      });
      return { at, sent: { ...sent, headers: { 'content-type': form ? type : stated } } };
    });
    const queried = call.chain(({ at, sent }) =>
      withOtherQuery(at).map((to) => ({ at: to, sent })),
    );
    return fc.oneof({ weight: 12, arbitrary: call }, { weight: 1, arbitrary: queried });
  });
}

test(
  'whatever is sent, the answer is a documented one and never a 5xx',
  async () => {
    const seen = new Set<number>();
    let sentSoFar = 0;
    // A token costs the processor much, by intent: fewer of these.
    const weighed = api.operations.map((described) => ({
      weight: described.operation.operationId === 'issueToken' ? 1 : 8,
      arbitrary: fc
        .tuple(nearly(described), fc.constantFrom(...ERROR_FORMS))
        .map(([{ at, sent }, accept]) => ({
          described,
          at,
          sent: { ...sent, headers: { ...sent.headers, accept } },
        })),
    }));
    const call = fc.oneof(...weighed);
    const calls = fc.array(call, { minLength: AT_ONCE, maxLength: AT_ONCE });
    await fc.assert(
      fc.asyncProperty(calls, async (batch) => {
        const answers = await Promise.all(
          batch.map(async (call) => ({ ...call, received: await host.send(call.at, call.sent) })),
        );
        for (const { described, at, sent, received } of answers) {
          sentSoFar += 1;
          seen.add(received.status);
          expect(received.status, `${at} ${JSON.stringify(sent)}`).toBeLessThan(500);
          api.expectDocumented(described, received);
        }
      }),
      { ...SEED, numRuns: CALLS / AT_ONCE },
    );
    expect(sentSoFar).toBe(CALLS);
    for (const status of [200, 400, 404, 409, 415]) expect(seen).toContain(status);
  },
  LONG,
);
