import { AppShell, Burger } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type MouseEvent, useEffect, useRef } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import classes from './app.module.css';
import { Navigation } from './parts/navigation.tsx';
import { ApiAccessScreen } from './screens/api-access/api-access-screen.tsx';
import { NotFoundScreen } from './screens/not-found-screen.tsx';
import { PriceScreen } from './screens/price/price-screen.tsx';
import { useService } from './stores/service.ts';

/** The frame around every screen: navigation, skip link, and where the focus goes. */
export function App() {
  const [location] = useLocation();
  const [opened, menu] = useDisclosure(false);
  const main = useRef<HTMLElement>(null);
  const shown = useRef(location);
  const loadStatus = useService((state) => state.loadStatus);

  useEffect(() => {
    void loadStatus();
  }, [loadStatus]);

  useEffect(() => {
    if (shown.current === location) return;
    shown.current = location;
    main.current?.querySelector('h1')?.focus();
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
        Skip to content
      </a>
      <AppShell
        header={{ height: { base: 56, sm: 0 } }}
        navbar={{ width: 232, breakpoint: 'sm', collapsed: { mobile: !opened } }}
      >
        <AppShell.Header className={classes.top} hiddenFrom="sm">
          <Burger opened={opened} onClick={menu.toggle} size="sm" aria-label="Menu" />
          <span className={classes.brand}>Quotedesk</span>
        </AppShell.Header>
        <AppShell.Navbar className={classes.side} aria-label="Quotedesk">
          <Navigation onNavigate={menu.close} />
        </AppShell.Navbar>
        <AppShell.Main className={classes.main} id="main" ref={main} tabIndex={-1}>
          <div className={classes.content}>
            <Switch>
              <Route path="/" component={PriceScreen} />
              <Route path="/api-access" component={ApiAccessScreen} />
              <Route component={NotFoundScreen} />
            </Switch>
          </div>
        </AppShell.Main>
      </AppShell>
    </>
  );
}
