import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { create } from 'zustand';
import { Private } from './private.tsx';
import classes from './screen.module.css';

/** How many covers lie over the whole window: what is below them shows in no title either. */
const useCovers = create<{ readonly count: number }>()(() => ({ count: 0 }));

/** The title of the window: of the screen, or of the application alone while a cover lies over it. */
function useWindowTitle(title: string): void {
  const isCovered = useCovers(({ count }) => count > 0);
  useEffect(() => {
    document.title = isCovered ? 'Quotedesk' : `${title} · Quotedesk`;
  }, [title, isCovered]);
}

/** Says that a cover lies over the window for as long as the caller is shown. */
export function useCovering(): void {
  useEffect(() => {
    const add = (more: number) => useCovers.setState(({ count }) => ({ count: count + more }));
    add(1);
    return () => add(-1);
  }, []);
}

interface ScreenProps {
  readonly title: string;
  readonly lead?: string;
  /** Whether both are personal data. */
  readonly isPrivate?: boolean;
  /** What stands next to the title: buttons. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Whether the heading that had the focus has just gone: what comes in its place takes it. */
let hasLostFocus = false;

/** A screen's heading, which takes the focus on navigation, and the window's title. */
export function Screen({ title, lead, isPrivate = false, actions, children }: ScreenProps) {
  useWindowTitle(title);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const own = heading.current;
    if (hasLostFocus && document.activeElement === document.body) own?.focus();
    hasLostFocus = false;
    return () => {
      hasLostFocus = document.activeElement === own;
    };
  }, []);

  const shown = (text: string) => (isPrivate ? <Private>{text}</Private> : text);
  return (
    <div className={classes.screen}>
      <header className={classes.head} data-reveals>
        <div>
          <h1 ref={heading} className={classes.title} tabIndex={-1}>
            {shown(title)}
          </h1>
          {lead && <p className={classes.lead}>{shown(lead)}</p>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}

/** A section that has an address of its own. */
interface Place {
  /** Whether the address names it. */
  readonly isWanted: boolean;
  /** How often a person followed a link to a section of this screen. */
  readonly asked: number;
  /** Counts a link that is followed from within a section. */
  readonly ask: () => void;
}

/** The place of a section; undefined where the address names only the screen. */
export const SectionPlace = createContext<Place | undefined>(undefined);

/** The address of a section of a screen. @param screen its path */
export const sectionAddress = (screen: string, section: string) => `${screen}?section=${section}`;

/** Whether the focus may still move: no one has gone on to something else meanwhile. */
function isFree(focused: Element | null): boolean {
  return focused === document.body || (focused?.matches('h1, h2, a[href*="?section="]') ?? true);
}

/** The heading that takes the focus, and is scrolled to, when the address names its section. */
function useArrival({ isWanted, asked }: Pick<Place, 'isWanted' | 'asked'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address may be asked for again
  useEffect(() => {
    if (!isWanted || !isFree(document.activeElement)) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [isWanted, asked]);
  return heading;
}

interface SectionProps {
  readonly title: string;
  readonly note?: string;
  /** What stands next to the title: one button. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

const NOWHERE = { isWanted: false, asked: 0 };

/** One part of a screen under its own heading. */
export function Section({ title, note, action, children }: SectionProps) {
  const id = useId();
  const place = useContext(SectionPlace);
  const heading = useArrival(place ?? NOWHERE);
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.sectionHead}>
        <h2
          ref={heading}
          id={id}
          className={classes.sectionTitle}
          {...(place && { tabIndex: -1, 'data-section': true })}
          // The screen begins here for anyone who comes by this address.
          data-autofocus={place?.isWanted || undefined}
        >
          {title}
        </h2>
        {action}
      </div>
      {note && <p className={classes.note}>{note}</p>}
      {children}
    </section>
  );
}

interface PartProps {
  readonly title: string;
  readonly note?: string;
  /** What stands next to the title. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** One part of a section under its own heading. */
export function Part({ title, note, action, children }: PartProps) {
  const id = useId();
  return (
    <section className={classes.part} aria-labelledby={id}>
      <div className={classes.partHead}>
        <h3 id={id} className={classes.heading}>
          {title}
        </h3>
        {action}
      </div>
      {note && <p className={classes.note}>{note}</p>}
      {children}
    </section>
  );
}
