import type { FocusEvent } from 'react';

const FIRST = 'data-autofocus';

/**
 * For a dialog: whoever has moved on keeps the place. Mantine's focus trap focuses the element with
 * `data-autofocus` a second time, after keys may have been pressed already; so the mark goes with
 * the focus.
 */
export function keepPlace({ currentTarget, target }: FocusEvent<HTMLElement>): void {
  for (const marked of currentTarget.querySelectorAll(`[${FIRST}]`)) marked.removeAttribute(FIRST);
  target.setAttribute(FIRST, 'true');
}
