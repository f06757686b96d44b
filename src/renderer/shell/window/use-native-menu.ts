import { useMantineColorScheme } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { DesktopMenu, MenuItem } from '../../../shared/schemas/desk/desktop.ts';
import type { QuoteLine } from '../../../shared/schemas/quotes/quote-list.ts';
import { type CommandId, commandsOf, entryOf, GROUPS } from '../../commands/catalogue.ts';
import { canRun, isCommand, keysOf, runCommand, useCommands } from '../../commands/commands.ts';
import { useOperation } from '../../data/operation-query.ts';
import { useSettings } from '../../data/settings.ts';
import { desktop } from '../../desktop/desktop.ts';
import { language, translate } from '../../i18n/i18n.ts';

/** Keeps the frame of the desktop's window in the colour scheme of the page. */
export function useNativeTheme(): void {
  const { colorScheme } = useMantineColorScheme();
  useEffect(() => {
    const theme = colorScheme === 'auto' ? 'system' : colorScheme;
    void desktop()?.ask({ kind: 'setTheme', theme });
  }, [colorScheme]);
}

type State = ReturnType<typeof useCommands.getState>;
type RecentQuote = Pick<QuoteLine, 'quoteId' | 'customerName' | 'registrationNumber'>;

const SEPARATOR: MenuItem = { kind: 'separator' };

function itemOf(state: State, command: CommandId): MenuItem {
  const keys = keysOf(state, command);
  const { standard } = entryOf(command);
  return {
    kind: 'command',
    command,
    label: translate(`commands:title.${command}`),
    enabled: canRun(state, command),
    // A bare character would be no shortcut in a menu.
    ...(keys === undefined || keys.length === 1 ? {} : { keys }),
    ...(standard && { standard }),
  };
}

interface Recent {
  readonly quotes: readonly RecentQuote[];
  /** Whether personal data are shown. */
  readonly named: boolean;
}

/** The longest label that a menu takes. */
const MOST_LETTERS = 100;

function recentQuotes({ quotes, named }: Recent): MenuItem {
  return {
    kind: 'quotes',
    label: translate('commands:recentQuotes'),
    quotes: quotes.map(({ quoteId, customerName, registrationNumber }) => ({
      quoteId,
      label: (named ? `${customerName} · ${registrationNumber}` : quoteId).slice(0, MOST_LETTERS),
    })),
  };
}

/** The page's part of the native menu, from the catalogue, in the language shown. */
export function nativeMenu(state: State, recent: Recent): DesktopMenu {
  const ids = commandsOf('desktop');
  return {
    language: language(),
    groups: GROUPS.map((group) => ({
      group,
      label: translate(`commands:group.${group}`),
      items: ids
        .filter((id) => entryOf(id).group === group)
        .flatMap((id) => [
          ...(entryOf(id).beginsSection ? [SEPARATOR] : []),
          itemOf(state, id),
          ...(id === 'newWindow' ? [recentQuotes(recent)] : []),
        ]),
    })),
  };
}

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
