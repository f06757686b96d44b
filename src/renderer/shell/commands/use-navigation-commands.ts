import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { offer } from '../../commands/commands.ts';
import { useMay } from '../../data/desk.ts';
import { RENEWALS } from '../../data/renewals.ts';
import { REFERRALS } from '../../data/waiting-referrals.ts';
import { COMPARE_BOOKS } from '../../features/rate-books/compare/place.ts';
import { screens, screensFor } from '../screens.ts';

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
