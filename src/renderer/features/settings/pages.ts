import type { May } from '../../data/desk.ts';
import { desktop } from '../../desktop/desktop.ts';

interface Page {
  /** Under which heading the list of pages has it. */
  readonly group: 'yours' | 'firm' | 'desk';
  /** Whether a person has it; absent where everyone does. */
  readonly only?: (may: May) => boolean;
}

/** The pages of the settings in their order; the address names them so. */
const PAGES = {
  appearance: { group: 'yours' },
  spelling: { group: 'yours' },
  privacy: { group: 'yours' },
  shortcuts: { group: 'yours' },
  firm: { group: 'firm' },
  selling: { group: 'firm' },
  texts: { group: 'firm' },
  onCover: { group: 'firm' },
  answers: { group: 'firm' },
  // A screen of its own.
  datasets: { group: 'firm', only: (may) => may('administer') },
  people: { group: 'firm' },
  office: { group: 'firm' },
  retention: { group: 'firm', only: (may) => may('records:manage') },
  backups: { group: 'desk', only: (may) => may('administer') },
  encryption: { group: 'desk' },
  updates: { group: 'desk', only: () => desktop() !== undefined },
  training: { group: 'desk' },
  // What an ordinary broker never needs.
  advanced: { group: 'desk' },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof PAGES;
export type PageGroup = Page['group'];

const NAMES = Object.keys(PAGES) as PageName[];

export const PAGE_GROUPS = ['yours', 'firm', 'desk'] as const satisfies readonly PageGroup[];

/** The pages that a person has, in their order. */
export function pagesFor(may: May): readonly PageName[] {
  return NAMES.filter((name) => {
    const { only }: Page = PAGES[name];
    return only?.(may) ?? true;
  });
}

/** The heading under which the list of pages has one. */
export const groupOf = (name: PageName): PageGroup => PAGES[name].group;

/** Where sections stood that are part of a page now: links and notes of before lead there. */
const MOVED: Readonly<Record<string, PageName>> = { installation: 'advanced', move: 'advanced' };

/** The page that an address names; undefined where there is none of that name. */
export const pageNamed = (name: string): PageName | undefined =>
  MOVED[name] ?? NAMES.find((one) => one === name);
