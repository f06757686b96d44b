import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/shared/contract.ts';
import { startHost, type TestHost } from '../support/host.ts';
import { FULL_XML } from '../support/requests.ts';

const { path } = contract.overrideQuote.http;

let host: TestHost;
let token: string;
let quoteId: string;

beforeAll(async () => {
  host = await startHost();
  token = await host.token();
  quoteId = (await host.sendXml(FULL_XML)).body.quoteId;
});

afterAll(() => host.close());

async function post(body: string | Uint8Array<ArrayBuffer>, type = 'application/json') {
  const headers = { authorization: `Bearer ${token}`, 'content-type': type };
  const answer = await fetch(`${host.url}${path}`, { method: 'POST', headers, body });
  return { status: answer.status, body: JSON.parse(await answer.text()) };
}

/** An override as its text, the reason as it stands in JSON. */
const override = (reason: string) =>
  `{"quoteId":"${quoteId}","overrideType":"discount","value":5,"reason":"${reason}"}`;
const reasons = async () =>
  JSON.stringify(
    (await host.send(contract.getQuote.http.path.replace(':id', quoteId))).body.history,
  );

test.each(['application/json', 'application/json; charset=iso-8859-1'])(
  'bytes that are not UTF-8 are refused, not kept as something else: %s',
  async (type) => {
    const before = await reasons();
    const answer = await post(new Uint8Array(Buffer.from(override('Áine'), 'latin1')), type);
    expect(answer).toEqual({
      status: 400,
      body: {
        statusCode: 400,
        message: 'Invalid request: the body holds bytes that are not UTF-8',
      },
    });
    expect(await reasons()).toBe(before);
  },
);

test('half of a character is refused; two halves are one', async () => {
  expect(await post(override('a\\ud800b'))).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining('half of a character') },
  });
  const whole = await post(override('\\ud83d\\ude97 \\\\ud800'));
  expect(whole.status).toBe(200);
  expect(whole.body.history.at(-1).detail.reason).toBe('🚗 \\ud800');
});

test.each(['a\\u0000b', 'a\\u202eb', '\\u200f', ' \\n '])(
  'a reason that cannot be shown as it is, or is blank, is refused: %s',
  async (reason) => {
    const { status, body } = await post(override(reason));
    expect(status).toBe(400);
    expect(body.message).toBe(
      'Invalid request: reason must not be blank, nor hold control characters',
    );
  },
);

test('a reason may have lines', async () => {
  const { status, body } = await post(override('Loyal\\nfor years'));
  expect(status).toBe(200);
  expect(body.history.at(-1).detail.reason).toBe('Loyal\nfor years');
});
