import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Desk } from '../../../shared/schemas/people/user.ts';
import { useReturnFocus } from '../../components/use-return-focus.ts';
import { useDataVersion } from '../../data/data-version.ts';
import { useDesk } from '../../data/desk.ts';
import { refresh } from '../../data/operation-query.ts';
import { Cover } from './cover.tsx';

const SignInForm = lazy(async () => ({
  default: (await import('./sign-in-form.tsx')).SignInForm,
}));

/** Loads the page again where somebody else signs in: it must show nothing of before. */
function useOwnPage(desk: Desk | undefined): void {
  const own = useRef<string>(undefined);
  const userId = desk?.user?.userId;
  useEffect(() => {
    if (userId === undefined) return;
    if (own.current !== undefined && own.current !== userId) {
      history.replaceState(null, '', location.pathname);
      location.reload();
    }
    own.current = userId;
  }, [userId]);
}

/** Covers the whole window until somebody signs in; what was typed stays below it. */
export function SignIn() {
  const desk = useDesk();
  const isLocked = useDataVersion((state) => state.locked);
  useOwnPage(desk);
  // biome-ignore lint/correctness/useExhaustiveDependencies: that the host refuses is the reason to ask
  useEffect(() => void refresh('getDesk'), [isLocked]);
  const isCovered = desk?.state === 'locked' || desk?.state === 'signedOut';
  return isCovered ? <DeskCover desk={desk} /> : null;
}

function DeskCover({ desk }: { readonly desk: Desk }) {
  const { t } = useTranslation('shell');
  const title = t(desk.state === 'locked' ? 'signIn.locked' : 'signIn.title');
  useReturnFocus();
  return (
    <Cover
      title={title}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <p>{t(desk.state === 'locked' ? 'signIn.kept' : 'signIn.note')}</p>
      <Suspense fallback={null}>
        <SignInForm desk={desk} />
      </Suspense>
    </Cover>
  );
}
