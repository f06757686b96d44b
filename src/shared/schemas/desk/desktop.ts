import { type Static, Type } from 'typebox';
import { MOST_RECIPIENTS } from '../../domain/desk/mail.ts';
import { MENU_GROUPS, STANDARD_COMMANDS } from '../../domain/desk/native-menu.ts';

const label = Type.String({ minLength: 1, maxLength: 100 });

const MenuItem = Type.Union([
  Type.Object({ kind: Type.Literal('separator') }),
  Type.Object({
    kind: Type.Literal('command'),
    command: label,
    label,
    /** Shown next to the label; the page itself listens for them. */
    keys: Type.Optional(label),
    enabled: Type.Boolean(),
    standard: Type.Optional(Type.Enum([...STANDARD_COMMANDS])),
  }),
  Type.Object({
    kind: Type.Literal('quotes'),
    label,
    quotes: Type.Array(Type.Object({ quoteId: label, label }), { maxItems: 10 }),
  }),
]);
export type MenuItem = Static<typeof MenuItem>;

/** The page's part of the native menu, in its words. */
export const DesktopMenu = Type.Object({
  language: Type.Enum(['en', 'ga']),
  groups: Type.Array(
    Type.Object({
      group: Type.Enum([...MENU_GROUPS]),
      label,
      items: Type.Array(MenuItem, { maxItems: 50 }),
    }),
    { maxItems: MENU_GROUPS.length },
  ),
});
export type DesktopMenu = Static<typeof DesktopMenu>;

/** Bytes of a file in Base64: no document of ours comes near. */
const MOST_BASE64 = 30_000_000;
const contentBase64 = Type.String({ maxLength: MOST_BASE64 });

/** A document with its name, which can lead to no other folder. */
const FileContent = Type.Object({
  name: Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9-]{0,150}\\.pdf$' }),
  contentBase64,
});
export type FileContent = Static<typeof FileContent>;

const MOST_FILES = 20;

const address = Type.String({
  pattern: '^[^\\s<>()\\[\\],;:"@-][^\\s<>()\\[\\],;:"@]*@[^\\s<>()\\[\\],;:"@]+$',
  maxLength: 320,
});

/** Long work of a page, in its words. */
export const ShownWork = Type.Object({
  label,
  /** How much is done, of how much; absent where that is not known. */
  done: Type.Optional(Type.Number({ minimum: 0 })),
  of: Type.Optional(Type.Number({ minimum: 0 })),
});
export type ShownWork = Static<typeof ShownWork>;

/** What the page may ask of the desktop host. */
export const DesktopRequest = Type.Union([
  Type.Object({ kind: Type.Literal('setMenu'), menu: DesktopMenu }),
  Type.Object({
    kind: Type.Literal('openWindow'),
    /** What follows the page's address: its environment, where it is not live, and its place. */
    address: Type.String({ pattern: '^(\\?realm=[a-z]+)?#/\\S*$', maxLength: 500 }),
  }),
  // The frame of the window, menus and dialogs follow the page's choice.
  Type.Object({ kind: Type.Literal('setTheme'), theme: Type.Enum(['system', 'light', 'dark']) }),
  Type.Object({ kind: Type.Literal('openDataFolder') }),
  // Ends and starts again, as for data that are to be restored.
  Type.Object({ kind: Type.Literal('restart') }),
  // Into one folder, which is asked for.
  Type.Object({
    kind: Type.Literal('saveFiles'),
    files: Type.Array(FileContent, { minItems: 1, maxItems: MOST_FILES }),
  }),
  // A new message in the system's mail program.
  Type.Object({
    kind: Type.Literal('composeMail'),
    to: Type.Optional(address),
    // None of them sees another.
    bcc: Type.Optional(Type.Array(address, { maxItems: MOST_RECIPIENTS })),
    subject: label,
    text: Type.String({ maxLength: 10_000 }),
    files: Type.Array(FileContent, { maxItems: MOST_FILES }),
  }),
  // The same message as a file, which whatever opens such files is asked to open.
  Type.Object({ kind: Type.Literal('openMail'), contentBase64 }),
  // All the long work of the page from now on: anyone who quits meanwhile is asked.
  Type.Object({ kind: Type.Literal('setWork'), work: Type.Array(ShownWork, { maxItems: 20 }) }),
  // The page listens: what was opened before is handed to it.
  Type.Object({ kind: Type.Literal('takeOpened') }),
  Type.Object({
    kind: Type.Literal('notify'),
    title: label,
    body: Type.String({ maxLength: 300 }),
    /** The command that a click on it gives, or the place of the screens that it leads to: `#/…`. */
    command: label,
    /** Whether nothing is said while a window of ours has the focus. */
    unlessFocused: Type.Optional(Type.Boolean()),
  }),
]);
export type DesktopRequest = Static<typeof DesktopRequest>;

/** What became of a request; `cancelled` by the person who was asked, as for a folder. */
export type DesktopAnswer = 'done' | 'cancelled' | 'failed';

/** What the system had the desktop open: the place of a quote, or the content of a file, if it can be read. */
export type Opened =
  | { readonly kind: 'quote'; readonly quoteId: string }
  | { readonly kind: 'file'; readonly contentBase64: string }
  | { readonly kind: 'unreadFile' };
