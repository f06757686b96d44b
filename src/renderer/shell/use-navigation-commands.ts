import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { offer } from '../commands/commands.ts';
import { screenNames, screens } from './screens.ts';

/** Offers the way to every screen. */
export function useNavigationCommands(): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    const taken = screenNames.map((name) =>
      offer(screens[name].command, () => navigate(screens[name].path)),
    );
    return () => {
      for (const takeBack of taken) takeBack();
    };
  }, [navigate]);
}
