import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isCommand, runCommand, useCommands } from '../commands/commands.ts';
import { desktop } from '../desktop/desktop.ts';
import { nativeMenu } from './native-menu.ts';

/** Keeps the desktop's menu in step with the commands and the language. */
export function useNativeMenu(): void {
  const { i18n } = useTranslation();
  const state = useCommands();
  const shown = JSON.stringify(desktop() ? nativeMenu(state) : []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the words follow the language
  useEffect(() => {
    // Commands come and go with each screen; the menu changes when they have settled.
    const timer = setTimeout(() => {
      void desktop()?.ask({ kind: 'setMenu', menu: JSON.parse(shown) });
    }, 50);
    return () => clearTimeout(timer);
  }, [shown, i18n.language]);

  useEffect(() => {
    desktop()?.onCommand((command) => {
      if (isCommand(command)) runCommand(command);
    });
  }, []);
}
