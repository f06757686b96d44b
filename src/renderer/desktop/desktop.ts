import { DESKTOP, type Desktop } from '../../shared/contract/bridge.ts';

/** The desktop host around this page; undefined in a browser. */
export function desktop(): Desktop | undefined {
  // The preload puts it there, or no one does.
  return Reflect.get(window, DESKTOP) as Desktop | undefined;
}

/** What the screens are shown by. */
export const hostHere = () => (desktop() ? 'desktop' : 'browser');
