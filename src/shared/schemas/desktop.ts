import { type Static, Type } from 'typebox';

/** Menu items that the system itself carries out. */
export const MENU_ROLES = [
  'cut',
  'copy',
  'paste',
  'selectAll',
  'quit',
  'reload',
  'resetZoom',
  'zoomIn',
  'zoomOut',
  'togglefullscreen',
] as const;

const label = Type.String({ minLength: 1, maxLength: 100 });

const MenuItem = Type.Union([
  Type.Object({ kind: Type.Literal('separator') }),
  Type.Object({ kind: Type.Literal('role'), role: Type.Enum([...MENU_ROLES]), label }),
  Type.Object({
    kind: Type.Literal('command'),
    command: label,
    label,
    /** Shown next to the label; the page itself listens for them. */
    keys: Type.Optional(label),
    enabled: Type.Boolean(),
  }),
]);
export type MenuItem = Static<typeof MenuItem>;

/** The native menu, in the words of the page. */
export const DesktopMenu = Type.Array(
  Type.Object({ label, items: Type.Array(MenuItem, { maxItems: 50 }) }),
  { maxItems: 12 },
);
export type DesktopMenu = Static<typeof DesktopMenu>;

/** What the page may ask of the desktop host. */
export const DesktopRequest = Type.Union([
  Type.Object({ kind: Type.Literal('setMenu'), menu: DesktopMenu }),
  Type.Object({
    kind: Type.Literal('openWindow'),
    /** What follows the page's address: its environment, where it is not live, and its place. */
    address: Type.String({ pattern: '^(\\?realm=[a-z]+)?#/\\S*$', maxLength: 500 }),
  }),
  Type.Object({ kind: Type.Literal('openDataFolder') }),
  // The page listens: what was opened before is handed to it.
  Type.Object({ kind: Type.Literal('takeOpened') }),
  Type.Object({
    kind: Type.Literal('notify'),
    title: label,
    body: Type.String({ maxLength: 300 }),
    /** The command that a click on it gives. */
    command: label,
  }),
]);
export type DesktopRequest = Static<typeof DesktopRequest>;

/** What became of a request; `cancelled` by whoever was asked, as for a folder. */
export type DesktopAnswer = 'done' | 'cancelled' | 'failed';

/** What the system had the desktop open: the place of a quote, or the content of a file. */
export type Opened =
  | { readonly kind: 'quote'; readonly quoteId: string }
  | { readonly kind: 'file'; readonly contentBase64: string };
