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

/** Whether the screen begins with the section below it: its heading takes the focus of who comes by its address. */
export const BeginsHere = createContext(false);

/** The address of a page of the settings. */
export const settingsPage = (name: string) => `/settings/${name}`;

interface SectionProps {
  readonly title: string;
  readonly note?: string;
  /** What stands next to the title: one button. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** One part of a screen under its own heading. */
export function Section({ title, note, action, children }: SectionProps) {
  const id = useId();
  const begins = useContext(BeginsHere);
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.sectionHead}>
        <h2
          id={id}
          className={classes.sectionTitle}
          {...(begins && { tabIndex: -1, 'data-autofocus': true })}
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
