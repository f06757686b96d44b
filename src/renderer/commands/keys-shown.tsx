import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { CommandId } from './catalogue.ts';
import { canRun, keysOf, runCommand, useCommands } from './commands.ts';
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

/** What to do where there are no quotes at all: make one, or practise first. */
export function FirstSteps() {
  const { t } = useTranslation(['commands', 'common']);
  const canQuote = useCommands((state) => canRun(state, 'goNewQuote'));
  const canTrain = useCommands((state) => canRun(state, 'practise'));
  return (
    <Group gap="sm" justify="center">
      {canQuote && (
        <Button onClick={() => runCommand('goNewQuote')}>{t('common:screens.newQuote')}</Button>
      )}
      {canTrain && (
        <Button variant="default" onClick={() => runCommand('practise')}>
          {t('title.practise')}
        </Button>
      )}
    </Group>
  );
}
