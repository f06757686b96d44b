/** Where a command stands in the menu, the palette and the help. */
export const GROUPS = ['go', 'quote', 'view', 'help'] as const;
export type Group = (typeof GROUPS)[number];

interface Entry {
  readonly group: Group;
  /** Its keys unless the broker chose others; `mod` is Ctrl, on a Mac ⌘. */
  readonly keys?: string;
  /** The only host that has it. */
  readonly host?: 'browser';
}

/**
 * Every command of the desk, once: the native menu, the palette, the shortcuts and the help are
 * made from it. The words stand under `commands:title`. F-keys work while typing, in a browser too.
 */
export const catalogue = {
  goDashboard: { group: 'go', keys: 'F8' },
  goNewQuote: { group: 'go', keys: 'F2' },
  goQuotes: { group: 'go', keys: 'F3' },
  goReferrals: { group: 'go' },
  goCompareBooks: { group: 'go' },
  goCustomers: { group: 'go', keys: 'F4' },
  goPrice: { group: 'go', keys: 'F9' },
  goRateBooks: { group: 'go' },
  goAccess: { group: 'go' },
  goSettings: { group: 'go', keys: 'mod+,' },
  goHelp: { group: 'go' },
  signOut: { group: 'go', host: 'browser' },
  finish: { group: 'quote', keys: 'mod+Enter' },
  overrideQuote: { group: 'quote', keys: 'mod+E' },
  addCover: { group: 'quote', keys: 'mod+I' },
  recordDriverNumber: { group: 'quote' },
  confirmSuitability: { group: 'quote' },
  referQuote: { group: 'quote' },
  approveReferral: { group: 'quote' },
  refuseReferral: { group: 'quote' },
  markLost: { group: 'quote' },
  markNotLost: { group: 'quote' },
  acceptQuote: { group: 'quote' },
  quoteAgain: { group: 'quote', keys: 'mod+shift+D' },
  explainQuote: { group: 'quote', keys: 'mod+B' },
  showDocuments: { group: 'quote', keys: 'mod+D' },
  printDocument: { group: 'quote', keys: 'mod+P' },
  saveDocument: { group: 'quote', keys: 'mod+S' },
  mailDocuments: { group: 'quote', keys: 'mod+shift+E' },
  undo: { group: 'quote', keys: 'mod+Z' },
  redo: { group: 'quote', keys: 'mod+shift+Z' },
  openPalette: { group: 'view', keys: 'mod+K' },
  toggleBlur: { group: 'view' },
  coverWindow: { group: 'view', keys: 'mod+shift+L' },
  lockDesk: { group: 'view', keys: 'mod+shift+K' },
  switchUser: { group: 'view' },
  showHelp: { group: 'help', keys: 'F1' },
  showShortcuts: { group: 'help', keys: '?' },
  showAbout: { group: 'help' },
  startTraining: { group: 'help' },
  practise: { group: 'help' },
  leaveTraining: { group: 'help' },
} as const satisfies Record<string, Entry>;

export type CommandId = keyof typeof catalogue;

/** The commands in the order of the catalogue. */
export const commandIds = Object.keys(catalogue) as CommandId[];

/** A command's keys, without the broker's own. */
export function defaultKeys(id: CommandId): string | undefined {
  const entry: Entry = catalogue[id];
  return entry.keys;
}

/** Whether only the browser host has a command. */
export function isBrowserOnly(id: CommandId): boolean {
  const entry: Entry = catalogue[id];
  return entry.host === 'browser';
}
