import { useLocation } from 'wouter';
import { useCommand } from '../../commands/commands.ts';
import { leaveDesk, lockDesk, useDesk } from '../../data/desk.ts';
import { signOut } from '../../data/session.ts';
import { useSettings } from '../../data/settings.ts';
import { desktop } from '../../desktop/desktop.ts';
import { useActivity } from '../covers/activity.ts';
import { screenAt } from '../screens.ts';

/** Offers what can be done on every screen alike. */
export function useApplicationCommands(): void {
  const [location, navigate] = useLocation();
  const settings = useSettings((state) => state.settings);
  const change = useSettings((state) => state.change);
  const name = screenAt(location);
  const isSignedIn = useDesk()?.state === 'signedIn';
  useActivity(isSignedIn);

  useCommand('showHelp', () => navigate(name === undefined ? '/help' : `/help/${name}`));
  const openWindow = () => {
    // Its address names the environment; the new window begins at the first screen.
    void desktop()?.ask({ kind: 'openWindow', address: `${window.location.search}#/` });
  };
  useCommand('newWindow', openWindow, desktop() !== undefined);
  useCommand('signOut', () => void signOut(), desktop() === undefined);
  useCommand('lockDesk', () => void lockDesk(), isSignedIn);
  useCommand('switchUser', () => void leaveDesk(), isSignedIn);
  useCommand('showAbout', () => navigate('/help/about'));
  useCommand(
    'toggleBlur',
    () => {
      if (settings.state === 'ready')
        void change({ privacy: { blur: !settings.value.privacy.blur } });
    },
    settings.state === 'ready',
  );
}
