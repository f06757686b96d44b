import type { Settings, SettingsChange, SettingsEntries } from '../../schemas/desk/settings.ts';
import { USUAL_COLUMNS } from '../quote-columns.ts';

type View = Settings['savedViews'][number];

/** A list with an item at a place, counted from 0; at the end where the list is shorter. */
function placed<T>(list: readonly T[], item: T, place: number): T[] {
  return [...list.slice(0, place), item, ...list.slice(place)];
}

/** A table with some of its entries changed; null takes one out. */
function entriesWith<T>(
  table: Readonly<Record<string, T>>,
  changes: Readonly<Record<string, T | null>> = {},
): Record<string, T> {
  const kept = Object.entries({ ...table, ...changes });
  return Object.fromEntries(kept.flatMap(([name, to]) => (to === null ? [] : [[name, to]])));
}

function viewsWith(
  views: readonly View[],
  changes: SettingsEntries['savedViews'] = {},
): readonly View[] {
  return Object.entries(changes).reduce<readonly View[]>((kept, [name, to]) => {
    const others = kept.filter((view) => view.name !== name);
    if (to === null) return others;
    const present = kept.findIndex((view) => view.name === name);
    const place = present === -1 ? (to.place ?? others.length) : present;
    return placed(others, { name, query: to.query }, place);
  }, views);
}

/** The columns that a list of quotes has by the settings. */
const columnsOf = ({ columns }: Settings): readonly string[] =>
  columns.length > 0 ? columns : USUAL_COLUMNS;

function columnsWith(settings: Settings, changes: SettingsEntries['columns'] = {}) {
  const entries = Object.entries(changes);
  if (entries.length === 0) return settings.columns;
  const others = columnsOf(settings).filter((column) => changes[column] === undefined);
  const wanted = entries.flatMap(([column, place]) => (place === null ? [] : [{ column, place }]));
  wanted.sort((one, other) => one.place - other.place);
  return wanted.reduce((kept, { column, place }) => placed(kept, column, place), others);
}

/** Sorted, so that a word which comes back has its place. */
function wordsWith(
  words: readonly string[],
  changes: SettingsEntries['ownWords'] = {},
): readonly string[] {
  const kept = new Set(words);
  for (const [word, to] of Object.entries(changes)) to ? kept.add(word) : kept.delete(word);
  return [...kept].sort();
}

/** The settings with a change applied to them: what is absent from it stays. */
export function changedSettings(settings: Settings, change: SettingsChange): Settings {
  const { privacy, defaults, entries = {}, ...others } = change;
  const whole = { ...settings, ...others };
  return {
    ...whole,
    privacy: { ...settings.privacy, ...privacy },
    defaults: { ...settings.defaults, ...defaults },
    shortcuts: entriesWith(whole.shortcuts, entries.shortcuts),
    savedViews: [...viewsWith(whole.savedViews, entries.savedViews)],
    columns: [...columnsWith(whole, entries.columns)],
    columnWidths: entriesWith(whole.columnWidths, entries.columnWidths),
    ownWords: [...wordsWith(whole.ownWords, entries.ownWords)],
  };
}

/** The entries of a record under the keys of another one. */
function under<T extends object>(record: T, keys: object | undefined): Partial<T> {
  const named = Object.entries(record).filter(([key]) => key in (keys ?? {}));
  return Object.fromEntries(named) as Partial<T>;
}

/** What each key of a change was before. */
function before<T>(keys: object | undefined, was: (key: string) => T): Record<string, T> {
  return Object.fromEntries(Object.keys(keys ?? {}).map((key) => [key, was(key)]));
}

/**
 * The change that takes another one back, and nothing that was changed since besides.
 * @param settings as they are before the change
 */
export function reverseOf(settings: Settings, change: SettingsChange): SettingsChange {
  const { privacy, defaults, entries, ...others } = change;
  const { shortcuts, savedViews, columns, columnWidths, ownWords } = entries ?? {};
  const viewWas = (name: string) => {
    const place = settings.savedViews.findIndex((view) => view.name === name);
    const view = settings.savedViews[place];
    return view ? { query: view.query, place } : null;
  };
  const columnWas = (column: string) => {
    const place = columnsOf(settings).indexOf(column);
    return place === -1 ? null : place;
  };
  const wordWas = (word: string): true | null => (settings.ownWords.includes(word) ? true : null);
  return {
    ...under(settings, others),
    ...(privacy && { privacy: under(settings.privacy, privacy) }),
    ...(defaults && { defaults: under(settings.defaults, defaults) }),
    ...(entries && {
      entries: {
        ...(shortcuts && { shortcuts: before(shortcuts, (id) => settings.shortcuts[id] ?? null) }),
        ...(savedViews && { savedViews: before(savedViews, viewWas) }),
        ...(columns && { columns: before(columns, columnWas) }),
        ...(columnWidths && {
          columnWidths: before(columnWidths, (column) => settings.columnWidths[column] ?? null),
        }),
        ...(ownWords && { ownWords: before(ownWords, wordWas) }),
      },
    }),
  };
}
