import type { CommandId } from './catalogue.ts';
import { keysOf, useCommands } from './commands.ts';
import classes from './keys-shown.module.css';

const mac = /Mac|iPhone|iPad/.test(navigator.userAgent);

const names: Readonly<Record<string, string>> = mac
  ? { mod: '⌘', shift: '⇧', alt: '⌥', enter: '↩' }
  : { mod: 'Ctrl', shift: 'Shift', alt: 'Alt', enter: 'Enter' };

/** Keys as the keyboard has them printed: `Ctrl+K`, on a Mac `⌘K`. */
export function writtenKeys(keys: string): string {
  return keys
    .split('+')
    .map((key) => names[key.toLowerCase()] ?? key)
    .join(mac ? '' : '+');
}

/** The keys of a command, quietly next to its name; screen readers have them in the help. */
export function Keys({ command }: { readonly command: CommandId }) {
  const keys = useCommands((state) => keysOf(state, command));
  if (keys === undefined) return null;
  return (
    <span className={classes.keys} aria-hidden="true">
      {writtenKeys(keys)}
    </span>
  );
}
