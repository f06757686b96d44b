import { getHotkeyHandler } from '@mantine/hooks';
import { useEffect } from 'react';
import { commandIds } from './catalogue.ts';
import { canRun, keysOf, runCommand, useCommands } from './commands.ts';

/** A single character is text wherever text is typed. */
function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

/** Whether an event is these keys; a bare character counts however the keyboard makes it. */
function isMeant(keys: string, event: KeyboardEvent): boolean {
  if (keys.length > 1) {
    let met = false;
    const meet = () => {
      met = true;
    };
    getHotkeyHandler([[keys, meet, { preventDefault: false }]])(event);
    return met;
  }
  const { key, ctrlKey, altKey, metaKey } = event;
  return key === keys && !ctrlKey && !altKey && !metaKey && !isTyping(event);
}

/** Gives the command whose keys these are. */
function listen(event: KeyboardEvent): void {
  const state = useCommands.getState();
  const meant = commandIds.find((id) => {
    const keys = keysOf(state, id);
    return keys !== undefined && canRun(state, id) && isMeant(keys, event);
  });
  if (meant === undefined) return;
  event.preventDefault();
  runCommand(meant);
}

/** Listens for every command's keys while the application is there. */
export function useShortcuts(): void {
  useEffect(() => {
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
