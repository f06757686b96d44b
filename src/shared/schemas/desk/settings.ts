import { type Static, Type } from 'typebox';
import { Cover } from '../quotes/cover.ts';

const Word = Type.String({ maxLength: 200 });
const None = Type.Null({ description: 'No answer to begin with' });
const OrNone = <T extends typeof Word | typeof Cover>(schema: T) => Type.Union([schema, None]);
const whole = (minimum: number, maximum: number) => Type.Integer({ minimum, maximum });
const OwnWord = Type.String({ minLength: 1, maxLength: 50 });
const Keys = Type.String({ maxLength: 50 });
const Rem = Type.Number({ minimum: 2, maximum: 100 });
const closed = { additionalProperties: false };

/** Who looks over a broker's shoulder sees nothing. */
const Privacy = Type.Object(
  {
    blur: Type.Boolean(),
    idleLockMinutes: { ...whole(0, 240), description: '0: never' },
  },
  closed,
);

/** What a new quote begins with. */
const Defaults = Type.Object(
  {
    cover: OrNone(Cover),
    useClass: OrNone(Word),
    licenceType: OrNone(Word),
    county: OrNone(Word),
    country: OrNone(Word),
    excess: Type.Union([Type.Number({ minimum: 0, maximum: 100_000 }), None]),
    startInDays: whole(0, 365),
  },
  closed,
);

/** What a broker set at the desk. */
export const Settings = Type.Object(
  {
    language: Type.Enum(['system', 'en', 'ga']),
    port: Type.Union([whole(0, 65_535), Type.Null({ description: 'The usual one' })]),
    privacy: Privacy,
    defaults: Defaults,
    shortcuts: Type.Record(Type.String(), Keys, {
      maxProperties: 200,
      description: 'Keys by command, where they are not the usual ones',
    }),
    savedViews: Type.Array(
      Type.Object(
        {
          name: Type.String({ minLength: 1, maxLength: 100 }),
          query: Type.String({ maxLength: 2000 }),
        },
        closed,
      ),
      { maxItems: 100, description: 'Searches of the list of quotes' },
    ),
    columns: Type.Array(Type.String({ maxLength: 50 }), {
      maxItems: 50,
      description: 'Of the list of quotes; none: the usual ones',
    }),
    columnWidths: Type.Record(Type.String({ maxLength: 50 }), Rem, {
      maxProperties: 50,
      description: 'By column, where somebody gave it another width',
    }),
    notifications: Type.Boolean({
      description: 'Whether the system says that long work ended while no one looked',
    }),
    spelling: Type.Boolean({
      description: 'Whether fields for sentences are checked for spelling',
    }),
    ownWords: Type.Array(OwnWord, {
      maxItems: 5000,
      description: 'Words that somebody added to the dictionary',
    }),
    tourDone: Type.Boolean(),
  },
  closed,
);
export type Settings = Static<typeof Settings>;

const { privacy, defaults, shortcuts, savedViews, columns, columnWidths, ownWords, ...others } =
  Settings.properties;

const Place = whole(0, 1000);
const Gone = Type.Null({ description: 'No more' });

/**
 * Single entries of a table or list, by their names: two windows that change others both keep theirs.
 * A place counts from 0, without the entries that change with it.
 */
const SettingsEntries = Type.Partial(
  Type.Object({
    shortcuts: Type.Record(Type.String(), Type.Union([Keys, Gone])),
    savedViews: Type.Record(
      Type.String(),
      Type.Union([
        Type.Object(
          {
            query: savedViews.items.properties.query,
            place: Type.Optional({ ...Place, description: 'Of a new one; the last, where absent' }),
          },
          closed,
        ),
        Gone,
      ]),
    ),
    columns: Type.Record(Type.String(), Type.Union([Place, Gone])),
    columnWidths: Type.Record(Type.String(), Type.Union([Rem, Gone])),
    ownWords: Type.Record(OwnWord, Type.Union([Type.Literal(true), Gone])),
  }),
  closed,
);
export type SettingsEntries = Static<typeof SettingsEntries>;

/** Some settings to change; what is absent stays. */
export const SettingsChange = Type.Partial(
  Type.Object({
    ...others,
    shortcuts,
    savedViews,
    columns,
    columnWidths,
    ownWords,
    privacy: Type.Partial(privacy, closed),
    defaults: Type.Partial(defaults, closed),
    entries: SettingsEntries,
  }),
  closed,
);
export type SettingsChange = Static<typeof SettingsChange>;
