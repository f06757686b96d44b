import { beforeAll, expect, test } from 'vitest';
import { contract } from '../../../src/shared/contract/contract.ts';
import { startHost } from '../../support/host/host.ts';
import { FULL_XML } from '../../support/host/requests.ts';
import { openedForAll } from '../../support/opened.ts';

const { path } = contract.overrideQuote.http;
let token: string;
let quoteId: string;

const host = openedForAll(() => startHost());
beforeAll(async () => {
  token = await host.token();
  quoteId = (await host.sendXml(FULL_XML)).body.quoteId;
});

async function post(
  body: string | Uint8Array<ArrayBuffer>,
  type = 'application/json',
  more: Record<string, string> = {},
) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': type, ...more };
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
  const message = 'Invalid request: the body holds half of a character (a lone surrogate)';
  for (const half of ['a\\ud800b', '\\uDBFF', '\\udc00', '\\\\\\uDfff', '\\ud83d \\ude97']) {
    expect(await post(override(half)), half).toMatchObject({ status: 400, body: { message } });
  }
  const whole = await post(override('\\ud83d\\ude97 \\\\ud800'));
  expect(whole.status).toBe(200);
  expect(whole.body.history.at(-1).detail.reason).toBe('🚗 \\ud800');
});

test.each([
  ['a\\u0000b', 'holds control characters: U+0000'],
  ['a\\u202eb', 'holds characters that change the direction of writing: U+202E'],
  ['\\u200f', 'holds characters that change the direction of writing: U+200F'],
  ['a\\u061cb', 'holds characters that change the direction of writing: U+061C'],
  [' \\n ', 'must not be blank'],
  ['\\u200b\\u00ad', 'must have a letter or a digit; it has only U+200B, U+00AD'],
  ['\\u3164', 'must have a letter or a digit; it has only U+3164'],
  ['\\u2800', 'must have a letter or a digit; it has only U+2800'],
  ['!?', 'must have a letter or a digit; it has only U+0021, U+003F'],
])('a reason that says nothing, or cannot be shown, is refused: %s', async (reason, text) => {
  const { status, body } = await post(override(reason));
  expect(status).toBe(400);
  expect(body).toMatchObject({ message: `Invalid request: reason ${text}` });
  expect(body.errors).toEqual([{ path: 'reason', message: text }]);
});

test('a reason is kept in NFC, without what no one sees', async () => {
  const { status, body } = await post(override('Cu\\u0301 Chulainn\\u00ad, lo\\u200byal'));
  expect(status).toBe(200);
  expect(body.history.at(-1).detail.reason).toBe('C\u00fa Chulainn, loyal');
});

test('a reason may have lines', async () => {
  const { status, body } = await post(override('Loyal\\nfor years'));
  expect(status).toBe(200);
  expect(body.history.at(-1).detail.reason).toBe('Loyal\nfor years');
});

test.each([
  ['"value":5', '"value":6', 'value'],
  ['"value":5', '"v\\u0061lue":5', 'value'],
  ['"value":5', '"x":[{"\\u001b[1m":1,"\\u001b[1m":2}]', '\ufffd[1m'],
])('a name twice is refused, not decided by the last: %s, %s', async (first, more, name) => {
  const before = await reasons();
  const body = override('Loyal').replace(first, `${first},${more}`);
  const message = `Invalid request: the body has "${name}" twice`;
  expect(await post(body)).toEqual({ status: 400, body: { statusCode: 400, message } });
  expect(await reasons()).toBe(before);
});

test.each([
  ['"__proto__":{}', '__proto__'],
  ['"x":[{"__pr\\u006fto__":1}]', '__proto__'],
  ['"constructor":{"prototype":{}}', 'constructor.prototype'],
])('a name that is not taken is named: %s', async (member, name) => {
  const message = `Invalid request: the body has ${name}, which is not allowed`;
  expect(await post(`{"value":5,${member}}`)).toMatchObject({ status: 400, body: { message } });
});

test.each([{}, { 'idempotency-key': 'deep' }])(
  'what nests more deeply than can be written again is called so: %j',
  async (headers) => {
    const body = `{"a":${'['.repeat(30_000)}${']'.repeat(30_000)}}`;
    const message = 'Invalid request: the body nests too deeply';
    expect(await post(body, 'application/json', headers)).toMatchObject({
      status: 400,
      body: { message },
    });
  },
);

test('what is no JSON is called so', async () => {
  const message = 'Invalid request: the body is not valid JSON';
  expect(await post('{"__proto__":')).toMatchObject({ status: 400, body: { message } });
});
