import { useEffect } from 'react';
import { useShortcuts } from '../commands/shortcuts.ts';
import { useDataVersionPolling, useRefresh } from '../data/data-version.ts';
import { useSettings } from '../data/settings.ts';
import { useApplicationCommands } from './commands/use-application-commands.ts';
import { useNavigationCommands } from './commands/use-navigation-commands.ts';
import { loadScreensLater } from './screens.ts';
import { useErasures } from './use-erasures.ts';
import { useExpiryNotice } from './window/use-expiry-notice.ts';
import { useLongWork } from './window/use-long-work.ts';
import { useNativeMenu } from './window/use-native-menu.ts';
import { useNativeTheme } from './window/use-native-theme.ts';
import { useOpened } from './window/use-opened.ts';

/** What the application does on every screen. It shows nothing, so that none of it draws the screen again. */
export function ApplicationEffects() {
  useDataVersionPolling();
  useRefresh(useSettings((state) => state.load));
  useNavigationCommands();
  useApplicationCommands();
  useShortcuts();
  useNativeMenu();
  useNativeTheme();
  useErasures();
  useExpiryNotice();
  useLongWork();
  useOpened();
  useEffect(loadScreensLater, []);
  return null;
}
