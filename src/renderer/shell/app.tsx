import { AppShell, Burger } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type MouseEvent, type ReactNode, Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { ChecksSpelling } from '../components/sentences.tsx';
import { useSettings } from '../data/settings.ts';
import classes from './app.module.css';
import { ApplicationEffects } from './application-effects.tsx';
import { Arrival } from './arrival.tsx';
import { ConnectionBar } from './bars/connection-bar.tsx';
import { DataProblemBar } from './bars/data-problem-bar.tsx';
import { ShortcutSheet } from './commands/shortcut-sheet.tsx';
import { PrivacyScreen } from './covers/privacy-screen.tsx';
import { SignIn } from './covers/sign-in.tsx';
import { SignedOut } from './covers/signed-out.tsx';
import { FailureBoundary } from './failure-boundary.tsx';
import { useFocusMoved } from './focus-moved.ts';
import { Navigation } from './navigation.tsx';
import { Palette } from './palette/palette.tsx';
import { ShownScreen } from './shown-screen.tsx';
import { SignedIn } from './signed-in.tsx';
import { FirstGuide, FirstStart } from './training/first-start.tsx';
import { Training } from './training/training.tsx';

/** Has the fields for sentences below it checked where the settings say so. */
function CheckedSpelling({ children }: { readonly children: ReactNode }) {
  const isChecked = useSettings(
    ({ settings }) => settings.state === 'ready' && settings.value.spelling,
  );
  return <ChecksSpelling value={isChecked}>{children}</ChecksSpelling>;
}

/** The frame around every screen: navigation, skip link, commands, and where the focus goes. */
export function App() {
  const { t } = useTranslation();
  const [location] = useLocation();
  const [opened, menu] = useDisclosure(false);
  const main = useRef<HTMLElement>(null);
  const focusMoved = useFocusMoved(location);

  // Hash routes own the fragment, so that the link must not change it.
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
  };

  return (
    <CheckedSpelling>
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
                <ShownScreen />
                <Arrival location={location} main={main} focusMoved={focusMoved} />
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
      <ApplicationEffects />
    </CheckedSpelling>
  );
}
