import { useScrollSpy } from '@mantine/hooks';
import { useEffect, useState } from 'react';

/** How far below the top of the window the heading stands that is read now, in pixels. */
const READ_AT = 32;

/** Whether the window shows the end of its page. */
function useIsAtEnd(): boolean {
  const [isAtEnd, setIsAtEnd] = useState(false);
  useEffect(() => {
    const look = () => {
      const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
      setIsAtEnd(scrollTop > 0 && scrollHeight - clientHeight - scrollTop < 2);
    };
    look();
    const events = ['scroll', 'resize'] as const;
    for (const event of events) addEventListener(event, look, { passive: true });
    return () => {
      for (const event of events) removeEventListener(event, look);
    };
  }, []);
  return isAtEnd;
}

/**
 * The section that is read now: at the top of the window. At the end of the page the last ones never get
 * there: the one that the address names, or else the last.
 */
export function useSectionInView<Name extends string>(
  names: readonly Name[],
  wanted: string | null,
): Name | undefined {
  const { active } = useScrollSpy({ selector: '[data-section]', offset: READ_AT });
  const isAtEnd = useIsAtEnd();
  if (!isAtEnd) return names[active];
  return names.slice(Math.max(active, 0)).find((name) => name === wanted) ?? names.at(-1);
}
