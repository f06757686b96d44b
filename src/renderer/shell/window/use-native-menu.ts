import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isCommand, runCommand, useCommands } from '../../commands/commands.ts';
import { useSettings } from '../../data/settings.ts';
import { useOperation } from '../../data/use-operation.ts';
import { desktop } from '../../desktop/desktop.ts';
import { nativeMenu } from './native-menu.ts';

/** How many of the newest quotes the menu has. */
const RECENT = 10;

/** Keeps the desktop's menu in step with the commands and the language. */
export function useNativeMenu(): void {
  const { i18n } = useTranslation();
  const state = useCommands();
  const isDesktop = desktop() !== undefined;
  const { value } = useOperation('listQuotes', { limit: RECENT }, { enabled: isDesktop });
  const named = useSettings(
    ({ settings }) => settings.state === 'ready' && !settings.value.privacy.blur,
  );
  const recent = { quotes: value?.quotes ?? [], named };
  const shown = isDesktop ? JSON.stringify(nativeMenu(state, recent)) : '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: the words follow the language
  useEffect(() => {
    if (shown === '') return;
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
