import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Desk } from '../../../shared/schemas/people/user.ts';
import { useReturnFocus } from '../../components/dialog.tsx';
import { useDataVersion } from '../../data/data-version.ts';
import { useDesk } from '../../data/desk.ts';
import { refresh } from '../../data/operation-query.ts';
import { Cover } from './cover.tsx';

const SignInForm = lazy(async () => ({
  default: (await import('./sign-in-form.tsx')).SignInForm,
}));

/** Loads the page again where another person signs in: it must show nothing of before. */
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

/** Who was signed in last on this page, and cannot sign in any more; undefined for anybody else. */
function useRemoved(desk: Desk | undefined): string | undefined {
  const [last, setLast] = useState<Desk['user']>(null);
  const user = desk?.user;
  useEffect(() => {
    if (user) setLast(user);
  }, [user]);
  const isRemoved = last && desk && !desk.people.some(({ userId }) => userId === last.userId);
  return isRemoved ? last.name : undefined;
}

/** Covers the whole window until a person signs in; what was typed stays below it. */
export function SignIn() {
  const desk = useDesk();
  const isLocked = useDataVersion((state) => state.locked);
  const removed = useRemoved(desk);
  useOwnPage(desk);
  // biome-ignore lint/correctness/useExhaustiveDependencies: that the host refuses is the reason to ask
  useEffect(() => void refresh('getDesk'), [isLocked]);
  const isCovered = desk?.state === 'locked' || desk?.state === 'signedOut';
  return isCovered ? <DeskCover desk={desk} removed={removed} /> : null;
}

interface DeskCoverProps {
  readonly desk: Desk;
  readonly removed: string | undefined;
}

function DeskCover({ desk, removed }: DeskCoverProps) {
  const { t } = useTranslation('shell');
  const title = t(desk.state === 'locked' ? 'signIn.locked' : 'signIn.title');
  useReturnFocus();
  return (
    <Cover
      title={title}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      {removed !== undefined && <p role="alert">{t('signIn.removed', { name: removed })}</p>}
      <p>{t(desk.state === 'locked' ? 'signIn.kept' : 'signIn.note')}</p>
      <Suspense fallback={null}>
        <SignInForm desk={desk} />
      </Suspense>
    </Cover>
  );
}
