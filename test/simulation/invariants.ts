import { NOTHING_LEFT } from '../../src/main/core/office/judge.ts';
import type { Desk } from './desk.ts';
import type { World } from './world.ts';

/** The events of each quote that count, by their hashes, in order. */
type Standing = ReadonlyMap<string, readonly string[]>;

function standingAt({ process }: Desk): Standing {
  const rows = process.database.sqlite.prepare<[], { quote_id: string; hash: string }>(
    `select quote_id, hash from quote_event where quote_id is not null and refused = 0
     order by sequence`,
  );
  return grouped(rows.all().map(({ quote_id: id, hash }) => ({ id, hash })));
}

function standingIn({ office }: World): Standing {
  return grouped(
    office.events.flatMap(({ event, verdict }) => {
      const { quoteId: id, hash, erasedBy, detail } = event;
      const isNothing = erasedBy !== null && detail === NOTHING_LEFT;
      return id === null || verdict === 'refused' || isNothing ? [] : [{ id, hash }];
    }),
  );
}

function grouped(events: readonly { readonly id: string; readonly hash: string }[]): Standing {
  const found = new Map<string, string[]>();
  for (const { id, hash } of events) found.set(id, [...(found.get(id) ?? []), hash]);
  return found;
}

function* differences(world: World): Generator<string> {
  const there = standingIn(world);
  for (const desk of world.desks) {
    const here = standingAt(desk);
    for (const id of new Set([...there.keys(), ...here.keys()])) {
      const [one, other] = [here.get(id) ?? [], there.get(id) ?? []];
      if (one.join() !== other.join())
        yield `${desk.name} and the office differ in ${id}: ${one.length} and ${other.length} events`;
    }
  }
}

/** What each desk shows of its quotes: what they cost, and what became of them. */
async function* shownOtherwise({ desks }: World): AsyncGenerator<string> {
  const [first, ...others] = desks;
  const shown = async ({ process }: Desk) => {
    const ids = process.database.sqlite
      .prepare<[], string>('select id from quote where erased_at is null order by id')
      .pluck()
      .all();
    const quotes = await Promise.all(ids.map((id) => process.quotes.find(id)));
    return quotes.map((found) => {
      const { id, premiumCents, status } = found?.quote ?? {};
      return `${id} ${premiumCents} ${status}`;
    });
  };
  const expected = first ? await shown(first) : [];
  for (const desk of others) {
    const found = await shown(desk);
    if (found.join() !== expected.join()) yield `${desk.name} shows other quotes than desk 1`;
  }
}

function* policies({ desks, saidSo }: World): Generator<string> {
  for (const { name, process } of desks) {
    const rows = process.database.sqlite
      .prepare<[], { id: string; mark: string }>(
        `select quote.id, registration_number as mark from quote_event as event
         join quote on quote.id = quote_id
         where kind = 'accepted' and refused = 0 and registration_number <> '' order by sequence`,
      )
      .all();
    for (const [i, { id, mark }] of rows.entries()) {
      const earlier = rows.slice(0, i);
      if (earlier.some((one) => one.id === id)) yield `${name}: ${id} became two policies`;
      if (earlier.some((one) => one.mark === mark) && !saidSo.has(id))
        yield `${name}: ${id} is a second policy for ${mark}, and nobody said so`;
    }
  }
}

function* remains(world: World): Generator<string> {
  const erased = world.office.events.flatMap(({ event, verdict }) =>
    event.kind === 'recordErased' && verdict === 'taken' ? [event] : [],
  );
  const ids = new Set(
    world.office.events.flatMap(({ event }) =>
      event.erasedBy && event.quoteId !== null ? [event.quoteId] : [],
    ),
  );
  const inLog = world.office.events.filter(
    ({ event }) => ids.has(event.quoteId ?? '') && !event.erasedBy,
  );
  for (const { event } of inLog) yield `the office keeps what was erased of ${event.quoteId}`;
  for (const { name, process } of world.desks) {
    const { sqlite } = process.database;
    const kept = sqlite
      .prepare<[string], string>(
        `select quote_id from quote_event where erased_seq is null
           and quote_id in (select value from json_each(?))`,
      )
      .pluck();
    for (const id of kept.all(JSON.stringify([...ids])))
      yield `${name} keeps what was erased of ${id}`;
    const taken = sqlite
      .prepare<[], number>(
        "select count(*) from quote_event where kind = 'recordErased' and refused = 0",
      )
      .pluck()
      .get();
    if (taken !== erased.length) yield `${name} has ${taken} erasures of ${erased.length}`;
  }
}

function* doubles({ keys, office }: World): Generator<string> {
  const made = new Set<string>();
  for (const { event, verdict } of office.events) {
    const key = verdict === 'taken' ? keys.get(event.hash) : undefined;
    if (key === undefined) continue;
    if (made.has(key)) yield `the key ${key} made two quotes`;
    made.add(key);
  }
}

function* lost({ deeds, office }: World): Generator<string> {
  const kept = new Set(office.events.map(({ event }) => event.hash));
  for (const { desk, hash } of deeds) {
    if (!kept.has(hash)) yield `what was done at ${desk} is lost: ${hash.slice(0, 8)}`;
  }
}

/** What no fault of a network, an office or a disk may bring about. @returns what is wrong, nothing where all is well */
export async function broken(world: World): Promise<readonly string[]> {
  const found = [
    ...lost(world),
    ...differences(world),
    ...policies(world),
    ...doubles(world),
    ...remains(world),
  ];
  for await (const problem of shownOtherwise(world)) found.push(problem);
  for (const desk of world.desks) found.push(...(await desk.problems()));
  return found;
}
