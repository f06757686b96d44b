import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startHeadless } from '../support/host/headless.ts';
import type { Credentials } from '../support/host/host.ts';
import { AT, FULL_XML } from '../support/host/requests.ts';
import { credentialsIn } from './host.ts';
import { answered, openDesk } from './program.ts';

/** A data folder with a client and one quote. */
export interface Prepared {
  readonly client: Credentials;
  readonly quoteId: string;
}

let prepared: Promise<Prepared & { readonly folder: string }> | undefined;

async function prepare() {
  const folder = mkdtempSync(join(tmpdir(), 'quotedesk-prepared-'));
  const host = startHeadless({ dataFolder: folder });
  try {
    const desk = await openDesk(await host.listening);
    const client = credentialsIn(host.said());
    if (!client) throw new Error(`The first start issued no client:\n${host.said()}`);
    await desk.signIn(client);
    const answer = await desk.send({ path: AT.submit, body: FULL_XML, key: 'the-first-quote' });
    if (answer.status !== 200) throw new Error(`No quote to begin with: ${answer.text}`);
    // Brings the quote index up to date: else each run would do it at a moment of its own.
    await answered(desk, 'listQuotes', {});
    return { folder, client, quoteId: String(JSON.parse(answer.text).quoteId) };
  } finally {
    await host.end('SIGTERM');
  }
}

/** Fills a data folder with a client and one quote, both made once by a real host. */
export async function fillPrepared(dataFolder: string): Promise<Prepared> {
  prepared ??= prepare();
  const { folder, ...given } = await prepared;
  cpSync(folder, dataFolder, { recursive: true });
  return given;
}

/** Deletes what was made once, after the last scenario. */
export async function discardPrepared(): Promise<void> {
  const made = await prepared?.catch(() => undefined);
  if (made) rmSync(made.folder, { recursive: true, force: true });
  prepared = undefined;
}
