import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommand } from '../../commands/commands.ts';
import { call } from '../../data/call.ts';
import { useDesk } from '../../data/desk.ts';
import { useSettings } from '../../data/settings.ts';
import { Cover } from './cover.tsx';

/** What shows that a person is there. */
const SIGNS = ['keydown', 'pointerdown', 'pointermove', 'wheel'] as const;

/** Milliseconds between two reports: the host locks whole minutes later. */
const PAUSE = 10_000;

/** Tells the host that a person uses the desk, which it locks otherwise. */
export function useActivity(isSignedIn: boolean): void {
  useEffect(() => {
    if (!isSignedIn) return;
    let reportedAt = Number.NEGATIVE_INFINITY;
    const report = () => {
      if (performance.now() - reportedAt < PAUSE) return;
      reportedAt = performance.now();
      void call('noteActivity', {});
    };
    for (const sign of SIGNS) document.addEventListener(sign, report, { passive: true });
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, report);
    };
  }, [isSignedIn]);
}

const MINUTE = 60_000;

/** Calls back when no one touched the window for so many minutes; 0 is never. */
function useIdle(minutes: number, onIdle: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another time starts it again
  useEffect(() => {
    if (minutes === 0) return;
    let timer = setTimeout(onIdle, minutes * MINUTE);
    const awake = () => {
      clearTimeout(timer);
      timer = setTimeout(onIdle, minutes * MINUTE);
    };
    for (const sign of SIGNS) document.addEventListener(sign, awake, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) document.removeEventListener(sign, awake);
    };
  }, [minutes]);
}

/** Covers the whole window, dialogs and all, until a key or a click. There is no password. */
export function PrivacyScreen() {
  const [covered, setCovered] = useState(false);
  const settings = useSettings((state) => state.settings);
  const minutes = settings.state === 'ready' ? settings.value.privacy.idleLockMinutes : 0;
  const cover = () => setCovered(true);
  // Where people sign in, the host locks the desk then.
  const isOpen = useDesk()?.state === 'open';
  useIdle(isOpen ? minutes : 0, cover);
  useCommand('coverWindow', cover);
  return covered ? <Hidden onLeave={() => setCovered(false)} /> : null;
}

function Hidden({ onLeave }: { readonly onLeave: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <Cover
      title={t('cover.title')}
      onClick={onLeave}
      onCancel={onLeave}
      onKeyDown={(event) => {
        // The key that takes the cover away does nothing else.
        event.preventDefault();
        event.stopPropagation();
        onLeave();
      }}
    >
      <p>{t('cover.note')}</p>
    </Cover>
  );
}
