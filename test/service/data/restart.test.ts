import { beforeEach, expect, test } from 'vitest';
import { openApp } from '../../../src/main/app/app.ts';
import { BROKER } from '../../../src/main/core/dispatcher.ts';
import { appOptions, startHost } from '../../support/host/host.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';
import { AT, FULL_XML, GOOD_PRICE } from '../../support/host/requests.ts';

let dataFolder: string;
beforeEach(() => {
  dataFolder = temporaryFolder();
});

test('clients, tokens, quotes and the scope are there after a restart', async () => {
  const first = await startHost({ dataFolder });
  const token = await first.token();
  const submitted = (await first.sendXml(FULL_XML)).body;
  const before = (await first.send(AT.quote(submitted.quoteId))).text;
  const { client } = first;
  await first.close();

  const second = await startHost({ dataFolder });
  expect(second.issued).toBeUndefined();
  expect((await second.send(AT.quote(submitted.quoteId), { token })).text).toBe(before);
  expect(await second.token(client)).toMatch(/\S/);
  const price = await second.send(AT.price, { token, body: GOOD_PRICE });
  expect(price.body.explanation.rateBook.hash).toBe(submitted.explanation.rateBook.hash);
  await second.close();
});

test('only the first start issues a client, whatever credentials later ones bring', async () => {
  const chosen = { id: 'one', secret: 'of-the-first-start-0123456789abcdef' };
  const first = await startHost({ dataFolder, firstClient: chosen });
  expect(first.issued?.permissions.length).toBeGreaterThan(0);
  await first.close();
  const firstClient = { id: 'other', secret: 'other' };
  const second = await startHost({ dataFolder, firstClient });
  expect(second.issued).toBeUndefined();
  const answer = await second.app.dispatch(BROKER, 'listClients', {});
  expect(answer).toMatchObject({ ok: true, value: { clients: { length: 1 } } });
  await second.close();
});

test('a second host on the same data is refused with the first one’s name', async () => {
  const first = await startHost({ dataFolder });
  await expect(openApp({ ...appOptions(dataFolder), host: 'desktop' })).rejects.toThrow(
    `is in use by another Quotedesk (headless, process ${process.pid}, since `,
  );
  expect((await first.send(AT.price, { body: GOOD_PRICE })).status).toBe(200);
  await first.close();
});

test('a taken port is an error that names it, and the data is free again', async () => {
  const first = await startHost();
  const app = await openApp(appOptions(dataFolder));
  await expect(app.listen(first.port)).rejects.toThrow(
    `Port ${first.port} on 127.0.0.1 is taken by another program`,
  );
  const answer = await app.dispatch(BROKER, 'serviceStatus', {});
  expect(answer).toMatchObject({
    value: { api: { url: null, problem: { code: 'portTaken', values: { port: first.port } } } },
  });
  await app.close();
  await first.close();
  await (await openApp(appOptions(dataFolder))).close();
});
