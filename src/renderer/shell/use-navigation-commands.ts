import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { offer } from '../commands/commands.ts';
import { REFERRALS } from '../data/waiting-referrals.ts';
import { screenNames, screens } from './screens.ts';

/** Offers the way to every screen, and to the queue of referrals. */
export function useNavigationCommands(): void {
  const [, navigate] = useLocation();
  useEffect(() => {
    const taken = [
      ...screenNames.map((name) =>
        offer(screens[name].command, () => navigate(screens[name].path)),
      ),
      offer('goReferrals', () => navigate(REFERRALS)),
    ];
    return () => {
      for (const takeBack of taken) takeBack();
    };
  }, [navigate]);
}
