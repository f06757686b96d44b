/** What a database holds, as far as a restore can change it. */
export interface Contents {
  /** Each quote with the number of its events. */
  readonly quotes: ReadonlyMap<string, number>;
  /** The ids of the quotes that are policies. */
  readonly policies: ReadonlySet<string>;
  /** The hashes of the rate books. */
  readonly rateBooks: ReadonlySet<string>;
  /** The hashes of the levy tables. */
  readonly levyTables: ReadonlySet<string>;
  /** The ids of the drafts of quotes. */
  readonly drafts: ReadonlySet<string>;
  /** The ids of the clients that may use the API. */
  readonly clients: ReadonlySet<string>;
  /** The kind and the hash of each imported file that is in use. */
  readonly datasets: ReadonlySet<string>;
  /** The keys of the customers. */
  readonly customers: ReadonlySet<string>;
  /** What is kept of each person who may sign in, by id. */
  readonly people: ReadonlyMap<string, string>;
  /** The values of the settings by their names. */
  readonly settings: ReadonlyMap<string, string>;
  /** The hashes of the events that erased somebody. */
  readonly erasures: ReadonlySet<string>;
  /** The time of the newest event, epoch milliseconds; null where there is none. */
  readonly newestAt: number | null;
}

/** How many come with a restore, and how many go. */
export interface Change {
  readonly gained: number;
  readonly lost: number;
}

/** How a restore changes who may sign in. */
export interface PeopleChange extends Change {
  /** Those who may sign in before and after, with another name, PIN, login or roles. */
  readonly changed: number;
  /** Whether people sign in now, and whether they do afterwards. */
  readonly signIn: { readonly now: boolean; readonly restored: boolean };
}

/** What a restore changes. */
export interface Difference {
  readonly quotes: Change;
  /** Quotes that both have, with another number of events. */
  readonly changedQuotes: number;
  readonly policies: Change;
  readonly rateBooks: Change;
  readonly levyTables: Change;
  readonly customers: Change;
  readonly drafts: Change;
  readonly clients: Change;
  readonly datasets: Change;
  readonly people: PeopleChange;
  /** Settings that both have, with another value, and those that only one has. */
  readonly changedSettings: number;
  /** Erasures of now that are not in what is restored: whom they erased may come back. */
  readonly erasures: number;
  /** The times of the newest event, epoch milliseconds; null where there is none. */
  readonly newest: { readonly now: number | null; readonly restored: number | null };
}

type Keys = Pick<ReadonlyMap<string, unknown>, 'keys' | 'has'>;

function countMissing(from: Keys, among: Keys): number {
  return [...from.keys()].filter((key) => !among.has(key)).length;
}

function changeOf(now: Keys, restored: Keys): Change {
  return { gained: countMissing(restored, now), lost: countMissing(now, restored) };
}

/** How many keys both have, with another value. */
function countChanged<T>(now: ReadonlyMap<string, T>, restored: ReadonlyMap<string, T>): number {
  return [...now].filter(([key, value]) => (restored.get(key) ?? value) !== value).length;
}

function peopleChangeOf(now: Contents['people'], restored: Contents['people']): PeopleChange {
  return {
    ...changeOf(now, restored),
    changed: countChanged(now, restored),
    signIn: { now: now.size > 0, restored: restored.size > 0 },
  };
}

/** Compares what a data folder holds with what would take its place. */
export function differenceOf(now: Contents, restored: Contents): Difference {
  return {
    quotes: changeOf(now.quotes, restored.quotes),
    changedQuotes: countChanged(now.quotes, restored.quotes),
    policies: changeOf(now.policies, restored.policies),
    rateBooks: changeOf(now.rateBooks, restored.rateBooks),
    levyTables: changeOf(now.levyTables, restored.levyTables),
    customers: changeOf(now.customers, restored.customers),
    drafts: changeOf(now.drafts, restored.drafts),
    clients: changeOf(now.clients, restored.clients),
    datasets: changeOf(now.datasets, restored.datasets),
    people: peopleChangeOf(now.people, restored.people),
    changedSettings: [...new Set([...now.settings.keys(), ...restored.settings.keys()])].filter(
      (name) => now.settings.get(name) !== restored.settings.get(name),
    ).length,
    erasures: countMissing(now.erasures, restored.erasures),
    newest: { now: now.newestAt, restored: restored.newestAt },
  };
}
