import { AppShell, Burger } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type MouseEvent, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Route, Switch, useLocation } from 'wouter';
import { useShortcuts } from '../commands/shortcuts.ts';
import { ChecksSpelling } from '../components/sentences.tsx';
import { useDataVersionPolling, useRefresh } from '../data/data-version.ts';
import { useMay } from '../data/desk.ts';
import { useSettings } from '../data/settings.ts';
import classes from './app.module.css';
import { Arrival } from './arrival.tsx';
import { ConnectionBar } from './bars/connection-bar.tsx';
import { DataProblemBar } from './bars/data-problem-bar.tsx';
import { ShortcutSheet } from './commands/shortcut-sheet.tsx';
import { useApplicationCommands } from './commands/use-application-commands.ts';
import { useNavigationCommands } from './commands/use-navigation-commands.ts';
import { PrivacyScreen } from './covers/privacy-screen.tsx';
import { SignIn } from './covers/sign-in.tsx';
import { SignedOut } from './covers/signed-out.tsx';
import { FailureBoundary } from './failure-boundary.tsx';
import { useFocusMoved } from './focus-moved.ts';
import { Navigation } from './navigation.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { Palette } from './palette/palette.tsx';
import { RoleNeededScreen } from './role-needed-screen.tsx';
import { loadScreensLater, places } from './screens.ts';
import { SignedIn } from './signed-in.tsx';
import { FirstGuide, FirstStart } from './training/first-start.tsx';
import { Training } from './training/training.tsx';
import { useErasures } from './use-erasures.ts';
import { useExpiryNotice } from './window/use-expiry-notice.ts';
import { useLongWork } from './window/use-long-work.ts';
import { useNativeMenu } from './window/use-native-menu.ts';
import { useNativeTheme } from './window/use-native-theme.ts';
import { useOpened } from './window/use-opened.ts';

/** The frame around every screen: navigation, skip link, commands, and where the focus goes. */
export function App() {
  const { t } = useTranslation();
  const [location] = useLocation();
  const [opened, menu] = useDisclosure(false);
  const main = useRef<HTMLElement>(null);
  const focusMoved = useFocusMoved(location);
  const may = useMay();
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
          <SignedIn />
        </AppShell.Header>
        <AppShell.Navbar
          className={classes.side}
          aria-label={t('brand')}
          data-open={opened || undefined}
        >
          <Navigation onNavigate={menu.close} />
          <FirstGuide />
          <SignedIn visibleFrom="sm" />
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
                  {places().map(({ name, path, component, right }) =>
                    right === undefined || may(right) ? (
                      <Route key={path} path={path} component={component} />
                    ) : (
                      <Route key={path} path={path}>
                        <RoleNeededScreen name={name} right={right} />
                      </Route>
                    ),
                  )}
                  <Route component={NotFoundScreen} />
                </Switch>
                <Arrival {...{ location, main, focusMoved }} />
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
