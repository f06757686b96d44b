import { notifications } from '@mantine/notifications';
import { useEffect } from 'react';
import { useShortcuts } from '../commands/shortcuts.ts';
import { useDataVersionPolling, useRefresh } from '../data/data-version.ts';
import { onErased } from '../data/erasures.ts';
import { useSettings } from '../data/settings.ts';
import { translate } from '../i18n/i18n.ts';
import { goTo, readHash } from '../routing/hash-location.ts';
import { useApplicationCommands } from './commands/use-application-commands.ts';
import { useNavigationCommands } from './commands/use-navigation-commands.ts';
import { loadScreensLater } from './screens.ts';
import { useExpiryNotice } from './window/use-expiry-notice.ts';
import { useLongWork } from './window/use-long-work.ts';
import { useNativeMenu } from './window/use-native-menu.ts';
import { useNativeTheme } from './window/use-native-theme.ts';
import { useOpened } from './window/use-opened.ts';

/** Lets go of the drafts that this page keeps of a customer who is erased. */
function useErasures(): void {
  useEffect(
    () =>
      onErased(async (customerKey) => {
        const { newQuote } = await import('../features/new-quote/store/store.ts');
        const closed = await newQuote.forgetCustomer(customerKey);
        if (closed === undefined || !readHash(location.hash).path.endsWith(`/${closed}`)) return;
        goTo('/new', { replace: true });
        notifications.show({ message: translate('shell:draftErased') });
      }),
    [],
  );
}

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
