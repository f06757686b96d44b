import { randomUUID } from 'node:crypto';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { contentHash } from '../../../src/main/adapters/node/hash.ts';
import { connect } from '../../../src/main/adapters/sqlite/connection/connection.ts';
import { verifyEvents } from '../../../src/main/adapters/sqlite/history/event-chain.ts';
import { type Random, seeded } from '../../../src/shared/data/random.ts';
import { type Headless, startHeadless } from '../../support/host/headless.ts';
import type { Credentials } from '../../support/host/host.ts';
import { newOffice } from '../../support/host/office.ts';
import { AT, MINIMAL_XML } from '../../support/host/requests.ts';
import type { TestPostgres } from '../../support/postgres.ts';
import { readyForCover } from '../../support/quotes/ready-for-cover.ts';
import { Breach } from '../breach.ts';
import { askDatabase } from '../database.ts';
import { type Answer, answered, type Desk, openDesk, openProgram } from '../program.ts';

const HOSTS = 3;
const PEOPLE = 4;
/** Each has its 100 requests a minute. */
const CLIENTS = 24;
/** Something is killed after so many milliseconds of work at most. */
const WORK = 1_500;
/** Milliseconds. */
const PAUSE = 50;
/** Tries of one request, over all hosts. */
const MOST_TRIES = 600;

/** What was killed, and what was kept. */
export interface OfficeKills {
  readonly kills: Readonly<Record<'host' | 'disk' | 'postgres', number>>;
  readonly quotes: number;
  readonly overrides: number;
  readonly policies: number;
  /** Acceptances that lost against another one of the same quote. */
  readonly lost: number;
}

/** A process on a data folder of its own, which is started again whenever it was killed. */
class Host {
  readonly folder: string;
  readonly #databaseUrl: string;
  #process: Headless | undefined;
  desk: Desk | undefined;

  constructor(folder: string, databaseUrl: string) {
    this.folder = folder;
    this.#databaseUrl = databaseUrl;
  }

  /** Starts it: PostgreSQL may not be there yet. */
  async start(): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      const env = { QUOTEDESK_DATABASE_URL: this.#databaseUrl };
      this.#process = startHeadless({ dataFolder: this.folder, env });
      try {
        this.desk = await openDesk(await this.#process.listening);
        return;
      } catch (error) {
        if (tries === 20) throw error;
        await this.#process.end('SIGKILL');
        await setTimeout(PAUSE * tries);
      }
    }
  }

  readonly ended = (): boolean => this.#process?.hasEnded() ?? false;

  async kill(): Promise<void> {
    this.desk = undefined;
    await this.#process?.end('SIGKILL');
  }

  async stop(): Promise<void> {
    this.desk = undefined;
    const code = await this.#process?.end('SIGTERM');
    if (code !== 0) throw new Breach('ended', `a host ended with ${code}`);
  }
}

/** What the people were told, and how often the rest happened. */
interface Told {
  /** The premium of each quote. */
  readonly premiums: Map<string, number>;
  readonly policies: Map<string, string>;
  readonly counts: { overrides: number; lost: number };
}

/** The hosts that answer now, one of them at random. */
async function anyOf(hosts: readonly Host[], random: Random): Promise<Desk> {
  for (;;) {
    const up = hosts.flatMap(({ desk }) => desk ?? []);
    const desk = up[Math.floor(random() * up.length)];
    if (desk) return desk;
    await setTimeout(PAUSE);
  }
}

/** A program that sends a request again until somebody has answered it, as the idempotency key allows. */
function retrying(hosts: readonly Host[], credentials: readonly Credentials[], random: Random) {
  const programs = new Map<string, ReturnType<typeof openProgram>>();
  const programAt = async (url: string, client: Credentials) => {
    const name = `${url} ${client.client_id}`;
    const known = programs.get(name) ?? openProgram(url);
    if (!programs.has(name)) await known.signIn(client);
    programs.set(name, known);
    return known;
  };
  return async (path: string, body: string | object): Promise<Answer> => {
    const client = credentials[Math.floor(random() * credentials.length)] as Credentials;
    const key = randomUUID();
    let last = '';
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const { url } = await anyOf(hosts, random);
      try {
        const answer = await (await programAt(url, client)).send({ path, body, key });
        if (answer.status === 200) return answer;
        last = `${answer.status} ${answer.text}`;
        if (answer.status < 500 && answer.status !== 409 && answer.status !== 429) break;
      } catch (error) {
        last = String(error);
      }
      await setTimeout(PAUSE);
    }
    throw new Breach('stuck', `${path} is never answered: ${last}`);
  };
}

/** Asks a desk; undefined where its host ends, or its office is away. */
async function tried<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Breach && error.kind === 'hangs') throw error;
    return undefined;
  }
}

/** Two accept one quote at once, at two hosts: one policy comes of it, or none where the hosts end. */
async function sell(hosts: readonly Host[], id: string, told: Told, random: Random): Promise<void> {
  const one = await anyOf(hosts, random);
  const ready = await tried(() =>
    readyForCover((operation, input) => answered(one, operation, input), id),
  );
  if (!ready) return;
  const request = { ...ready, quoteId: id, paymentMethod: 'card', paymentReference: 'x' } as const;
  const accept = async (desk: Desk) => tried(() => desk.ask('acceptQuote', request));
  const both = await Promise.all([accept(one), accept(await anyOf(hosts, random))]);
  const ids = both.flatMap((result) => (result?.ok ? [result.value.policyId] : []));
  const good = [...new Set(ids)];
  if (good.length > 1) throw new Breach('twice', `${id} became ${good.join(' and ')}`);
  told.counts.lost += both.filter((result) => result && !result.ok).length;
  const [policyId] = good;
  if (policyId !== undefined) told.policies.set(id, policyId);
}

/** A number in letters, as names have no digits: 0 is `A`, 26 is `BA`. */
const inLetters = (number: number): string =>
  (number >= 26 ? inLetters(Math.floor(number / 26)) : '') +
  String.fromCharCode(65 + (number % 26));

/** Somebody works until told to stop. */
async function work(
  name: string,
  hosts: readonly Host[],
  told: Told,
  {
    send,
    random,
    isOver,
  }: {
    readonly send: ReturnType<typeof retrying>;
    readonly random: Random;
    readonly isOver: () => boolean;
  },
): Promise<void> {
  for (let count = 0; !isOver(); count += 1) {
    const xml = MINIMAL_XML.replace('Murphy', `${name}${inLetters(count)}`).replace(
      /<RegistrationNumber>[^<]*</,
      `<RegistrationNumber>12-G-${name.length}${count}<`,
    );
    const { text } = await send(AT.submit, xml);
    const { quoteId, premium } = JSON.parse(text);
    told.premiums.set(quoteId, premium);
    if (random() < 0.4) {
      const value = 300 + Math.floor(random() * 500);
      const change = { quoteId, overrideType: 'premium', value, reason: 'Agreed by telephone' };
      const changed = await send(AT.override, change);
      told.premiums.set(quoteId, JSON.parse(changed.text).premium ?? value);
      told.counts.overrides += 1;
    }
    if (random() < 0.3) await sell(hosts, quoteId, told, random);
    await setTimeout(PAUSE);
  }
}

/** What was acknowledged is there at every host, once, and nothing else. @throws {Breach} */
async function expectEverything(hosts: readonly Host[], told: Told): Promise<void> {
  for (const { desk, ended } of hosts) {
    if (!desk) throw new Breach('noStart', 'a host did not start again');
    if (ended()) throw new Breach('ended', 'a host ended by itself');
    for (const [id, premium] of told.premiums) {
      const quote = await answered(desk, 'getQuote', { id });
      if (quote.premium !== premium) throw new Breach('lost', `${id} has another premium`);
      const policyId = told.policies.get(id);
      if (policyId !== undefined && quote.status !== 'accepted')
        throw new Breach('lost', `the policy ${policyId} of ${id} is gone`);
    }
    const { differing } = await desk.replay();
    if (differing.length > 0) throw new Breach('history', `${differing.length} quotes differ`);
  }
}

/** What the data folder of a host that has ended holds. @throws {Breach} */
function expectWhole(folder: string, quotes: number): void {
  askDatabase(folder, (sqlite) => {
    const kept = sqlite.prepare<[], number>('select count(*) from quote').pluck().get();
    if (kept !== quotes) throw new Breach('twice', `${kept} quotes instead of ${quotes}`);
    const found = verifyEvents(connect(sqlite), contentHash, { after: 0, limit: 1_000_000 });
    if (found?.broken) throw new Breach('history', `event ${found.broken} does not fit its chain`);
  });
}

export interface OfficeKillOptions {
  readonly count: number;
  readonly seed: number;
  readonly afterKill?: (kills: number) => void;
}

/**
 * Several people work at the hosts of one office, while hosts, their disks and PostgreSQL are killed at random
 * moments. At the end every host has all that was acknowledged, once.
 * @throws {Breach}
 */
export async function killOffice(
  server: TestPostgres,
  { count, seed, afterKill }: OfficeKillOptions,
): Promise<OfficeKills> {
  const random = seeded(seed);
  const url = await newOffice(server);
  const place = realpathSync(mkdtempSync(join(tmpdir(), 'quotedesk-office-')));
  const hosts = Array.from({ length: HOSTS }, (_, i) => new Host(join(place, `host-${i}`), url));
  const told: Told = {
    premiums: new Map(),
    policies: new Map(),
    counts: { overrides: 0, lost: 0 },
  };
  const kills = { host: 0, disk: 0, postgres: 0 };
  let isOver = false;
  try {
    for (const host of hosts) await host.start();
    const desk = await anyOf(hosts, random);
    const clients: Credentials[] = [];
    for (let i = 0; i < CLIENTS; i += 1) {
      clients.push(await answered(desk, 'createClient', { name: `Load ${i}` }));
    }
    const send = retrying(hosts, clients, random);
    const people = ['Load', 'Byrne', 'Doylee', 'Quinnie'].slice(0, PEOPLE);
    const working = Promise.all(
      people.map((name) => work(name, hosts, told, { send, random, isOver: () => isOver })),
    );
    // It is awaited at the end; whoever fails before ends all.
    working.catch(() => {
      isOver = true;
    });
    for (let done = 1; done <= count && !isOver; done += 1) {
      await setTimeout(random() * WORK);
      const host = hosts[Math.floor(random() * HOSTS)] as Host;
      const which = random();
      if (which < 0.25) {
        kills.postgres += 1;
        await server.crash();
      } else {
        await host.kill();
        const isDisk = which < 0.4;
        kills[isDisk ? 'disk' : 'host'] += 1;
        if (isDisk) rmSync(host.folder, { recursive: true });
        await host.start();
      }
      afterKill?.(done);
    }
    isOver = true;
    await working;
    await expectEverything(hosts, told);
    for (const host of hosts) await host.stop();
    for (const { folder } of hosts) expectWhole(folder, told.premiums.size);
  } catch (error) {
    isOver = true;
    for (const host of hosts) await host.kill();
    if (!(error instanceof Breach)) throw error;
    throw new Breach(error.kind, `${JSON.stringify(kills)}, in ${place}: ${error.message}`);
  }
  rmSync(place, { recursive: true, force: true });
  const { premiums, policies, counts } = told;
  return { kills, quotes: premiums.size, policies: policies.size, ...counts };
}
