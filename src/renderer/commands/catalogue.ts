import {
  MENU_GROUPS,
  type MenuGroup,
  type StandardCommand,
} from '../../shared/domain/desk/native-menu.ts';

/** Where a command stands in the menu, the palette and the help. */
export const GROUPS = MENU_GROUPS;
export type Group = MenuGroup;

interface Entry {
  readonly group: Group;
  /** Its keys unless the broker chose others; `mod` is Ctrl, on a Mac ⌘. */
  readonly keys?: string;
  /** The only host that has it. */
  readonly host?: Host;
  /** Whether a line in the native menu separates it from what comes before. */
  readonly beginsSection?: true;
  /** Where systems have a place of their own for it. */
  readonly standard?: StandardCommand;
}

/**
 * Every command of the desk, once: the native menu, the palette, the shortcuts and the help are
 * made from it. The words stand under `commands:title`. F-keys work while typing, in a browser too.
 */
export const catalogue = {
  goNewQuote: { group: 'file', keys: 'F2' },
  newWindow: { group: 'file', keys: 'mod+N', host: 'desktop' },
  saveDocument: { group: 'file', keys: 'mod+S', beginsSection: true },
  saveDocuments: { group: 'file' },
  mailDocuments: { group: 'file', keys: 'mod+shift+E' },
  printDocument: { group: 'file', keys: 'mod+P' },
  undo: { group: 'edit', keys: 'mod+Z', standard: 'undo' },
  redo: { group: 'edit', keys: 'mod+shift+Z', standard: 'redo' },
  goDashboard: { group: 'go', keys: 'F8' },
  goQuotes: { group: 'go', keys: 'F3' },
  goReferrals: { group: 'go' },
  goCompareBooks: { group: 'go' },
  goCustomers: { group: 'go', keys: 'F4' },
  goRenewals: { group: 'go', keys: 'F7' },
  goComplaints: { group: 'go' },
  goOverdue: { group: 'go' },
  goNotices: { group: 'go' },
  goPrice: { group: 'go', keys: 'F9' },
  goRateBooks: { group: 'go' },
  goAccess: { group: 'go' },
  goSettings: { group: 'go', keys: 'mod+,', standard: 'settings' },
  goHelp: { group: 'go' },
  signOut: { group: 'go', host: 'browser' },
  finish: { group: 'quote', keys: 'mod+Enter' },
  overrideQuote: { group: 'quote', keys: 'mod+E' },
  addCover: { group: 'quote', keys: 'mod+I' },
  recordDriverNumber: { group: 'quote' },
  confirmSuitability: { group: 'quote' },
  referQuote: { group: 'quote' },
  sendToUnderwriter: { group: 'quote' },
  approveReferral: { group: 'quote' },
  refuseReferral: { group: 'quote' },
  markLost: { group: 'quote' },
  markNotLost: { group: 'quote' },
  acceptQuote: { group: 'quote' },
  changePolicy: { group: 'quote', keys: 'mod+J' },
  cancelPolicy: { group: 'quote', keys: 'mod+shift+X' },
  reinstatePolicy: { group: 'quote' },
  reverseTransaction: { group: 'quote' },
  offerRenewal: { group: 'quote' },
  renewPolicy: { group: 'quote' },
  reportAccident: { group: 'quote' },
  recordComplaint: { group: 'quote' },
  receivePayment: { group: 'quote' },
  planPayment: { group: 'quote' },
  payRebate: { group: 'quote' },
  missPayment: { group: 'quote' },
  quoteAgain: { group: 'quote', keys: 'mod+shift+D' },
  compareInsurers: { group: 'quote', keys: 'mod+G' },
  explainQuote: { group: 'quote', keys: 'mod+B' },
  showDocuments: { group: 'quote', keys: 'mod+D' },
  sectionOverview: { group: 'quote', keys: 'alt+1', beginsSection: true },
  sectionPremium: { group: 'quote', keys: 'alt+2' },
  sectionTerms: { group: 'quote', keys: 'alt+3' },
  sectionDocuments: { group: 'quote', keys: 'alt+4' },
  sectionHistory: { group: 'quote', keys: 'alt+5' },
  sectionClaims: { group: 'quote', keys: 'alt+6' },
  openPalette: { group: 'view', keys: 'mod+K' },
  toggleBlur: { group: 'view' },
  coverWindow: { group: 'view', keys: 'mod+shift+L' },
  lockDesk: { group: 'view', keys: 'mod+shift+K' },
  switchUser: { group: 'view' },
  showHelp: { group: 'help', keys: 'F1' },
  showShortcuts: { group: 'help', keys: '?' },
  showAbout: { group: 'help', standard: 'about' },
  startTraining: { group: 'help' },
  practise: { group: 'help' },
  leaveTraining: { group: 'help' },
} as const satisfies Record<string, Entry>;

export type CommandId = keyof typeof catalogue;

/** Where the screens are shown. */
export type Host = 'browser' | 'desktop';

/** The commands in the order of the catalogue. */
export const commandIds = Object.keys(catalogue) as CommandId[];

/** What the catalogue says of a command. */
export function entryOf(id: CommandId): Entry {
  return catalogue[id];
}

/** A command's keys, without the broker's own. */
export function defaultKeys(id: CommandId): string | undefined {
  return entryOf(id).keys;
}

/** The commands that a host has, in the order of the catalogue. */
export function commandsOf(host: Host): readonly CommandId[] {
  return commandIds.filter((id) => (entryOf(id).host ?? host) === host);
}
