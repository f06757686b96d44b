import { getHotkeyHandler, useDisclosure } from '@mantine/hooks';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { catalogue, commandIds, commandsOf, GROUPS } from '../commands/catalogue.ts';
import {
  canRun,
  keysOf,
  offer,
  runCommand,
  useCommand,
  useCommands,
} from '../commands/commands.ts';
import { arePressed } from '../commands/keys.ts';
import keyClasses from '../commands/keys-shown.module.css';
import { writtenKeys } from '../commands/keys-shown.tsx';
import { Dialog } from '../components/dialog.tsx';
import { leaveDesk, lockDesk, useDesk, useMay } from '../data/desk.ts';
import { COMPLAINTS, NOTICES, OVERDUE } from '../data/places.ts';
import { REFERRALS } from '../data/quote-count.ts';
import { signOut } from '../data/session.ts';
import { useSettings } from '../data/settings.ts';
import { desktop, hostHere } from '../desktop/desktop.ts';
import { COMPARE_BOOKS } from '../features/rate-books/compare/place.ts';
import classes from './app.module.css';
import { useActivity } from './covers/privacy-screen.tsx';
import { screenAt, screens, screensFor } from './screens.ts';

/** A single character is text wherever text is typed. */
function isTyping({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

/** Whether an event is these keys; a bare character counts however the keyboard makes it. */
function isMeant(keys: string, event: KeyboardEvent): boolean {
  // With Alt held, a key makes another character on a Mac.
  if (event.altKey) return arePressed(keys, event);
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

/** Offers the way to every screen of use to the person at the desk, and to the lists that have no screen of their own. */
export function useNavigationCommands(): void {
  const [, navigate] = useLocation();
  const may = useMay();
  useEffect(() => {
    const taken = [
      ...screensFor(may).map((name) =>
        offer(screens[name].command, () => navigate(screens[name].path)),
      ),
      offer('goReferrals', () => navigate(REFERRALS)),
      offer('goComplaints', () => navigate(COMPLAINTS)),
      offer('goOverdue', () => navigate(OVERDUE)),
      offer('goNotices', () => navigate(NOTICES)),
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
                      <kbd className={keyClasses.keys}>{writtenKeys(shortcut)}</kbd>
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
