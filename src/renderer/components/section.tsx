import { createContext, type ReactNode, useContext, useEffect, useId, useRef } from 'react';
import classes from './section.module.css';

/** A section that has an address of its own. */
interface Place {
  /** Whether the address names it. */
  readonly isWanted: boolean;
  /** How often somebody followed a link to a section of this screen. */
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
      <div className={classes.head}>
        <h2
          ref={heading}
          id={id}
          className={classes.title}
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
