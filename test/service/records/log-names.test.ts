import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { openLog } from '../../../src/main/adapters/node/log.ts';
import { fieldPaths } from '../../../src/shared/domain/quote-fields/quote-fields.ts';
import { startHost } from '../../support/host/host.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';
import { AT, FULL_XML, GOOD_PRICE } from '../../support/host/requests.ts';
import { type Served, serve } from '../../support/host/served.ts';
import { withText } from '../../support/quotes/quote-xml.ts';
import { deskOf } from '../../support/screens/desk.ts';

/** What no one may find in a log: it is known by these words alone. */
const KNOWN = {
  FirstName: 'Oisínspotted',
  Surname: 'Ó Knownname',
  Email: 'known.person@example.com',
  Phone: '0879998877',
  Eircode: 'V94 X0K1',
  RegistrationNumber: '191-KE-987651',
  AddressLine1: 'Known Lane 7',
} as const;
const REASON = 'Known reason of a customer';
const COLLEAGUE = 'Knowncolleague';

const XML = Object.entries(KNOWN).reduce(
  (xml, [name, text]) => withText(xml, name, text),
  FULL_XML,
);
const WORDS = [...Object.values(KNOWN), REASON, COLLEAGUE, 'Knownname', 'X0K1', '987651'];

const found = (text: string) => WORDS.filter((word) => text.includes(word));

/** All that the files of the log say. */
function logged(dataFolder: string): string {
  const folder = join(dataFolder, 'logs');
  const names = readdirSync(folder);
  expect(names).toContain('quotedesk.log');
  return names.map((name) => readFileSync(join(folder, name), 'utf8')).join('');
}

let dataFolder: string;
beforeEach(() => {
  dataFolder = temporaryFolder();
});

/** A client of the API with its token. */
async function clientOf({ url, client }: Served) {
  const form = new URLSearchParams({
    grant_type: 'client_credentials',
    scope: client.scope,
    client_id: client.id,
    client_secret: client.secret,
  });
  const issued = await fetch(`${url}${AT.token}`, { method: 'POST', body: form });
  const { access_token: token } = (await issued.json()) as { access_token: string };
  const send = async (path: string, body?: object | string) => {
    const isXml = typeof body === 'string';
    const answer = await fetch(`${url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': isXml ? 'application/xml' : 'application/json' }),
      },
      ...(body && { body: isXml ? body : JSON.stringify(body) }),
    });
    return { status: answer.status, text: await answer.text() };
  };
  return { send };
}

test('the day of a program leaves no name in the log of the headless host, nor in what it says', async () => {
  const host = await serve({ dataFolder });
  const { send } = await clientOf(host);
  const statuses: number[] = [];
  const asked = async (path: string, body?: object | string) => {
    const { status, text } = await send(path, body);
    statuses.push(status);
    return text;
  };
  await asked(AT.price, GOOD_PRICE);
  await asked(AT.vehicle(KNOWN.RegistrationNumber));
  await asked(AT.address(encodeURIComponent(KNOWN.Eircode)));
  const { quoteId } = JSON.parse(await asked(AT.submit, XML));
  await asked(AT.quote(quoteId));
  const discount = { quoteId, overrideType: 'discount', value: 5, reason: REASON };
  await asked(AT.override, discount);
  const payment = { paymentMethod: 'card', paymentReference: KNOWN.Surname };
  await asked(AT.accept, { quoteId, ...payment, confirmed: fieldPaths });
  // What is refused quotes what was sent, to anyone who sent it.
  await asked(AT.submit, withText(XML, 'DateOfBirth', KNOWN.Surname));
  await asked(AT.submit, `${XML}<${KNOWN.FirstName}>`);
  await asked(AT.submit, withText(XML, 'NumberOfClaims', '6'));
  await asked(AT.quote(encodeURIComponent(KNOWN.Surname)));
  await asked(`/${encodeURIComponent(KNOWN.Surname)}?name=${encodeURIComponent(KNOWN.FirstName)}`);
  expect(statuses).toEqual([200, 404, 404, 200, 200, 200, 200, 400, 400, 422, 404, 404]);
  expect(await host.stop()).toBe(0);
  expect(found(logged(dataFolder))).toEqual([]);
  expect(found(host.said())).toEqual([]);
});

test('the day of a desk leaves no name in its log', async () => {
  const log = openLog({ dataFolder, keeps: true, says: false });
  const host = await startHost({ dataFolder, log });
  const desk = deskOf(host);
  await desk.add(COLLEAGUE, ['administer', 'quote', 'override', 'accept', 'referrals']);
  const document = {
    Policy: { InceptionDate: '2027-03-01T00:00:00Z', CoverType: 'Comprehensive' },
    Customer: { ...KNOWN, DateOfBirth: '1985-06-15' },
    Address: { Eircode: KNOWN.Eircode, AddressLine1: KNOWN.AddressLine1 },
    Vehicle: { RegistrationNumber: KNOWN.RegistrationNumber, Make: 'Ford', Model: 'Focus' },
  };
  const { quoteId } = await desk.call('submitDraft', { document });
  await desk.call('overrideQuote', {
    quoteId,
    overrideType: 'discount',
    value: 5,
    reason: REASON,
  });
  await desk.call('referQuote', { quoteId, reason: REASON });
  await desk.call('readDocument', { quoteId, type: 'schedule' });
  await desk.call('listQuotes', { search: KNOWN.Surname });
  expect(await desk.refused('getQuote', { id: KNOWN.Surname })).toMatchObject({ kind: 'notFound' });
  expect(await desk.refused('signIn', { userId: COLLEAGUE, pin: REASON })).toBeDefined();
  const input = { ...document, Policy: { InceptionDate: KNOWN.Surname } };
  expect(await desk.refused('submitDraft', { document: input })).toMatchObject({ kind: 'invalid' });
  const failure = { screen: 'customers', error: 'TypeError', at: ['app.tsx:1:2'] };
  await desk.call('reportFailure', failure);
  const named = { ...failure, screen: `/customers/${KNOWN.Surname}` };
  expect(await desk.refused('reportFailure', named)).toMatchObject({ kind: 'invalid' });
  await host.close();
  const text = logged(dataFolder);
  expect(text).toContain('TypeError');
  expect(found(text)).toEqual([]);
});
