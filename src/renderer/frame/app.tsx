import { AppShell, Burger } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type MouseEvent, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Route, Switch, useLocation } from 'wouter';
import { useShortcuts } from '../commands/shortcuts.ts';
import { NotFoundScreen } from '../screens/not-found-screen.tsx';
import { places } from '../screens/screens.ts';
import { useLive, usePulseKeeper } from '../stores/pulse.ts';
import { useService } from '../stores/service.ts';
import { useSettings } from '../stores/settings.ts';
import classes from './app.module.css';
import { FailureBoundary } from './failure-boundary.tsx';
import { FirstStart } from './first-start.tsx';
import { LostBar } from './lost-bar.tsx';
import { Navigation } from './navigation.tsx';
import { Palette } from './palette.tsx';
import { PrivacyScreen } from './privacy-screen.tsx';
import { ShortcutSheet } from './shortcut-sheet.tsx';
import { Training } from './training.tsx';
import { useDeskCommands } from './use-desk-commands.ts';
import { useExpiryNotice } from './use-expiry-notice.ts';
import { useNativeMenu } from './use-native-menu.ts';
import { useNavigationCommands } from './use-navigation-commands.ts';

/** The frame around every screen: navigation, skip link, commands, and where the focus goes. */
export function App() {
  const { t } = useTranslation();
  const [location] = useLocation();
  const [opened, menu] = useDisclosure(false);
  const main = useRef<HTMLElement>(null);
  const shown = useRef(location);
  const loadStatus = useService((state) => state.loadStatus);
  const loadSettings = useSettings((state) => state.load);
  usePulseKeeper();
  useLive(loadSettings);
  useNavigationCommands();
  useDeskCommands();
  useShortcuts();
  useNativeMenu();
  useExpiryNotice();

  useEffect(() => {
    void loadStatus();
  }, [loadStatus]);

  useEffect(() => {
    if (shown.current === location) return;
    shown.current = location;
    const field = main.current?.querySelector<HTMLElement>('[data-autofocus]');
    (field ?? main.current?.querySelector('h1'))?.focus();
  }, [location]);

  // Hash routes own the fragment, so that the link must not change it.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
  };

  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: it is a link to a place on this page */}
      <a className={classes.skip} href="#main" onClick={skip}>
        {t('skip')}
      </a>
      <AppShell
        header={{ height: { base: 56, sm: 0 } }}
        navbar={{ width: 232, breakpoint: 'sm', collapsed: { mobile: !opened } }}
      >
        <AppShell.Header className={classes.top} hiddenFrom="sm">
          <Burger opened={opened} onClick={menu.toggle} size="sm" aria-label={t('menu')} />
          <span className={classes.brand}>{t('brand')}</span>
        </AppShell.Header>
        <AppShell.Navbar className={classes.side} aria-label={t('brand')}>
          <Navigation onNavigate={menu.close} />
        </AppShell.Navbar>
        <AppShell.Main className={classes.main} id="main" ref={main} tabIndex={-1}>
          <Training />
          <LostBar />
          <div className={classes.content}>
            <FirstStart />
            <FailureBoundary place={location}>
              <Suspense>
                <Switch>
                  {places().map(({ path, component }) => (
                    <Route key={path} path={path} component={component} />
                  ))}
                  <Route component={NotFoundScreen} />
                </Switch>
              </Suspense>
            </FailureBoundary>
          </div>
        </AppShell.Main>
      </AppShell>
      <Palette />
      <ShortcutSheet />
      <PrivacyScreen />
    </>
  );
}
