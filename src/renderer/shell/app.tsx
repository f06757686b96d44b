import { Anchor, AppShell, Burger } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import {
  lazy,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Route, Switch, useLocation } from 'wouter';
import type { Right } from '../../shared/domain/permission.ts';
import { useCommand } from '../commands/commands.ts';
import { ChecksSpelling } from '../components/fields.tsx';
import { RoleNeeded } from '../components/notice.tsx';
import { Screen } from '../components/screen.tsx';
import { useDataVersionPolling, useRefresh } from '../data/data-version.ts';
import { useMay } from '../data/desk.ts';
import { onErased } from '../data/erasures.ts';
import { useSettings } from '../data/settings.ts';
import { translate } from '../i18n/i18n.ts';
import { goTo, readHash } from '../routing/hash-location.ts';
import classes from './app.module.css';
import { ConnectionBar } from './bars/connection-bar.tsx';
import { DataProblemBar } from './bars/data-problem-bar.tsx';
import { PrivacyScreen } from './covers/privacy-screen.tsx';
import { SignIn } from './covers/sign-in.tsx';
import { SignedOut } from './covers/signed-out.tsx';
import { FailureBoundary } from './failure-boundary.tsx';
import { FirstGuide, FirstStart } from './first-start.tsx';
import { Navigation, SignedIn } from './navigation.tsx';
import {
  ShortcutSheet,
  useApplicationCommands,
  useNavigationCommands,
  useShortcuts,
} from './screen-commands.tsx';
import { loadScreensLater, places, type ScreenName } from './screens.ts';
import { Training } from './training.tsx';
import { useExpiryNotice } from './window/use-expiry-notice.ts';
import { useLongWork } from './window/use-long-work.ts';
import { useNativeMenu, useNativeTheme } from './window/use-native-menu.ts';
import { useOpened } from './window/use-opened.ts';

interface RoleNeededScreenProps {
  readonly name: ScreenName;
  readonly right: Right;
}

/** Stands in the place of a screen that is of no use without a role. */
function RoleNeededScreen({ name, right }: RoleNeededScreenProps) {
  const { t } = useTranslation();
  return (
    <Screen title={t(`screens.${name}`)}>
      <RoleNeeded right={right} to="use" />
    </Screen>
  );
}

function NotFoundScreen() {
  const { t } = useTranslation();
  return (
    <Screen title={t('notFound.title')} lead={t('notFound.lead')}>
      <Anchor component={Link} href="/">
        {t('notFound.back')}
      </Anchor>
    </Screen>
  );
}

/** The screen at the present place, for anyone who may use it. */
function ShownScreen() {
  const may = useMay();
  return (
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
  );
}

/** Lets go of the drafts that this page keeps of a customer who is erased. */
function useErasures(): void {
  useEffect(
    () =>
      onErased(async (customerKey) => {
        const { newQuote } = await import('../features/new-quote/store/new-quote.ts');
        const closed = await newQuote.forgetCustomer(customerKey);
        if (closed === undefined || !readHash(location.hash).path.endsWith(`/${closed}`)) return;
        goTo('/new', { replace: true });
        notifications.show({ message: translate('shell:draftErased') });
      }),
    [],
  );
}

/** What the application does on every screen. It shows nothing, so that none of it draws the screen again. */
function ApplicationEffects() {
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

interface ArrivalProps {
  readonly location: string;
  readonly main: RefObject<HTMLElement | null>;
  /** Whether the focus was put elsewhere meanwhile. */
  readonly focusMoved: () => boolean;
}

const firstField = (main: HTMLElement | null) =>
  main?.querySelector<HTMLElement>('[data-autofocus]');

/** The focus goes to the field that a screen begins with, or to its heading. */
function focusBeginning(main: HTMLElement | null): void {
  (firstField(main) ?? main?.querySelector<HTMLElement>('h1'))?.focus();
}

/**
 * Moves the focus to a screen once it is there: to the field that it begins with, or to its heading.
 * Where a person has moved it while the screen's code was awaited, it stays.
 * Stands next to the screen, so that both wait for the screen's code.
 */
function Arrival({ location, main, focusMoved }: ArrivalProps) {
  const shown = useRef(location);
  useEffect(() => {
    if (shown.current === location) return;
    shown.current = location;
    if (!focusMoved()) focusBeginning(main.current);
  }, [location, main, focusMoved]);
  // The first screen of a window: its heading need not be read out, the window's title is.
  useEffect(() => {
    if (document.activeElement === document.body) firstField(main.current)?.focus();
  }, [main]);
  const wasThere = useRef(false);
  // React does this again when a screen was hidden for another whose code never came: the focus that it
  // had is lost.
  useLayoutEffect(() => {
    if (wasThere.current && document.activeElement === document.body) focusBeginning(main.current);
    wasThere.current = true;
  }, [main]);
  return null;
}

/** What had the focus when a location was gone to, and whether a person has typed or pointed since. */
interface Departure {
  readonly location: string;
  readonly focused: Element | null;
  hasActed: boolean;
}

/**
 * Watches the focus while the code of a screen is awaited.
 * @returns whether a person has put it elsewhere since the location changed: then no screen takes it
 */
function useFocusMoved(location: string): () => boolean {
  const departure = useRef<Departure>({ location, focused: null, hasActed: false });
  useLayoutEffect(() => {
    departure.current = { location, focused: document.activeElement, hasActed: false };
  }, [location]);
  useEffect(() => {
    const act = () => {
      departure.current.hasActed = true;
    };
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    window.addEventListener('keydown', act, options);
    window.addEventListener('pointerdown', act, options);
    return () => listeners.abort();
  }, []);
  return useCallback(() => {
    const { focused, hasActed } = departure.current;
    const now = document.activeElement;
    return hasActed && now !== document.body && now !== focused;
  }, []);
}

/** Has the fields for sentences below it checked where the settings say so. */
function CheckedSpelling({ children }: { readonly children: ReactNode }) {
  const isChecked = useSettings(
    ({ settings }) => settings.state === 'ready' && settings.value.spelling,
  );
  return <ChecksSpelling value={isChecked}>{children}</ChecksSpelling>;
}

const Palette = lazy(async () => {
  const [{ Palette: Opened }] = await Promise.all([
    import('./palette/palette.tsx'),
    import('../i18n/screen-words/later.ts'),
  ]);
  return { default: Opened };
});

/** The palette, whose code comes after the first screen: keys that ask for it sooner open it then. */
function LaterPalette() {
  const [isAskedFor, setAskedFor] = useState(false);
  // What the palette offers itself comes later, and counts.
  useCommand('openPalette', () => setAskedFor(true));
  return (
    <Suspense>
      <Palette isAskedFor={isAskedFor} />
    </Suspense>
  );
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
      <LaterPalette />
      <ShortcutSheet />
      <PrivacyScreen />
      <SignIn />
      <SignedOut />
      <ApplicationEffects />
    </CheckedSpelling>
  );
}
