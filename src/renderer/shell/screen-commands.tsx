import { useDisclosure } from '@mantine/hooks';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { catalogue, commandsOf, GROUPS } from '../commands/catalogue.ts';
import { keysOf, offer, useCommand, useCommands } from '../commands/commands.ts';
import keys from '../commands/keys-shown.module.css';
import { writtenKeys } from '../commands/keys-shown.tsx';
import { Dialog } from '../components/dialog.tsx';
import { leaveDesk, lockDesk, useDesk, useMay } from '../data/desk.ts';
import { RENEWALS } from '../data/renewals.ts';
import { signOut } from '../data/session.ts';
import { useSettings } from '../data/settings.ts';
import { REFERRALS } from '../data/waiting-referrals.ts';
import { desktop, hostHere } from '../desktop/desktop.ts';
import { COMPARE_BOOKS } from '../features/rate-books/compare/place.ts';
import { useActivity } from './covers/privacy-screen.tsx';
import { screenAt, screens, screensFor } from './screens.ts';
import classes from './shortcut-sheet.module.css';

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

/** Offers the way to every screen of use to the person at the desk, to referrals, to renewals and to the comparison of rate books. */
export function useNavigationCommands(): void {
  const [, navigate] = useLocation();
  const may = useMay();
  useEffect(() => {
    const taken = [
      ...screensFor(may).map((name) =>
        offer(screens[name].command, () => navigate(screens[name].path)),
      ),
      offer('goReferrals', () => navigate(REFERRALS)),
      offer('goRenewals', () => navigate(RENEWALS)),
      offer('goCompareBooks', () => navigate(COMPARE_BOOKS)),
    ];
    return () => {
      for (const takeBack of taken) takeBack();
    };
  }, [navigate, may]);
}

/** Every command that has keys, by group: the `?` sheet. */
export function ShortcutSheet() {
  const { t } = useTranslation(['commands', 'common']);
  const state = useCommands();
  const [opened, sheet] = useDisclosure(false);
  useCommand('showShortcuts', sheet.toggle);

  return (
    <Dialog opened={opened} onClose={sheet.close} title={t('sheet.title')} size="lg">
      <p className={classes.note}>{t('sheet.note')}</p>
      <div className={classes.groups}>
        {GROUPS.map((group) => (
          <section key={group}>
            <h2 className={classes.group}>{t(`group.${group}`)}</h2>
            <dl className={classes.list}>
              {commandsOf(hostHere())
                .filter((id) => catalogue[id].group === group)
                .flatMap((id) => {
                  const shortcut = keysOf(state, id);
                  return shortcut === undefined ? [] : [{ id, shortcut }];
                })
                .map(({ id, shortcut }) => (
                  <div key={id} className={classes.line}>
                    <dt>{t(`title.${id}`)}</dt>
                    <dd>
                      <kbd className={keys.keys}>{writtenKeys(shortcut)}</kbd>
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
