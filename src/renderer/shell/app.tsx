import { AppShell, Burger } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type MouseEvent, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Route, Switch, useLocation } from 'wouter';
import { useShortcuts } from '../commands/shortcuts.ts';
import { ChecksSpelling } from '../components/sentences.tsx';
import { useDataVersionPolling, useRefresh } from '../data/data-version.ts';
import { useSettings } from '../data/settings.ts';
import classes from './app.module.css';
import { Arrival } from './arrival.tsx';
import { ConnectionBar } from './connection-bar.tsx';
import { DataProblemBar } from './data-problem-bar.tsx';
import { FailureBoundary } from './failure-boundary.tsx';
import { FirstGuide, FirstStart } from './first-start.tsx';
import { Navigation } from './navigation.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { Palette } from './palette.tsx';
import { PrivacyScreen } from './privacy-screen.tsx';
import { loadScreensLater, places } from './screens.ts';
import { ShortcutSheet } from './shortcut-sheet.tsx';
import { SignIn } from './sign-in.tsx';
import { SignedOut } from './signed-out.tsx';
import { Training } from './training.tsx';
import { useApplicationCommands } from './use-application-commands.ts';
import { useErasures } from './use-erasures.ts';
import { useExpiryNotice } from './use-expiry-notice.ts';
import { useLongWork } from './use-long-work.ts';
import { useNativeMenu } from './use-native-menu.ts';
import { useNativeTheme } from './use-native-theme.ts';
import { useNavigationCommands } from './use-navigation-commands.ts';
import { useOpened } from './use-opened.ts';

/** The frame around every screen: navigation, skip link, commands, and where the focus goes. */
export function App() {
  const { t } = useTranslation();
  const [location] = useLocation();
  const [opened, menu] = useDisclosure(false);
  const main = useRef<HTMLElement>(null);
  const loadSettings = useSettings((state) => state.load);
  const checksSpelling = useSettings(
    ({ settings }) => settings.state === 'ready' && settings.value.spelling,
  );
  useDataVersionPolling();
  useRefresh(loadSettings);
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

  // Hash routes own the fragment, so that the link must not change it.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
  };

  return (
    <ChecksSpelling value={checksSpelling}>
      {/* biome-ignore lint/a11y/useValidAnchor: it is a link to a place on this page */}
      <a className={classes.skip} href="#main" onClick={skip}>
        {t('skip')}
      </a>
      <AppShell
        header={{ height: { base: 56, sm: 0 } }}
        navbar={{
          width: { base: 216, sm: 68, lg: 216 },
          breakpoint: 'sm',
          collapsed: { mobile: !opened },
        }}
      >
        <AppShell.Header className={classes.top} hiddenFrom="sm">
          <Burger
            opened={opened}
            onClick={menu.toggle}
            size="sm"
            aria-label={t('menu')}
            aria-expanded={opened}
          />
          <span className={classes.brand}>{t('brand')}</span>
        </AppShell.Header>
        <AppShell.Navbar
          className={classes.side}
          aria-label={t('brand')}
          data-open={opened || undefined}
        >
          <Navigation onNavigate={menu.close} />
          <FirstGuide />
        </AppShell.Navbar>
        <AppShell.Main className={classes.main} id="main" ref={main} tabIndex={-1}>
          <Training />
          <ConnectionBar />
          <DataProblemBar />
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
                <Arrival location={location} main={main} />
              </Suspense>
            </FailureBoundary>
          </div>
        </AppShell.Main>
      </AppShell>
      <Palette />
      <ShortcutSheet />
      <PrivacyScreen />
      <SignIn />
      <SignedOut />
    </ChecksSpelling>
  );
}
