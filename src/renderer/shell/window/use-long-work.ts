import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { DesktopRequest } from '../../../shared/schemas/desk/desktop.ts';
import { useSettings } from '../../data/settings.ts';
import { type EndedWork, useWork, type Work } from '../../data/work.ts';
import { desktop } from '../../desktop/desktop.ts';
import { translate } from '../../i18n/i18n.ts';

/** Milliseconds between two times that the desktop hears how far the work is. */
const EVERY = 500;

/** All work as the desktop shows it before it quits. */
export function shownWork(running: readonly Work[]): Extract<DesktopRequest, { kind: 'setWork' }> {
  return {
    kind: 'setWork',
    work: running.map(({ kind, progress }) => ({
      label: translate(`work.${kind}`),
      ...(progress ? { done: progress.done, of: progress.of } : {}),
    })),
  };
}

/** The notification of work that ended; a click on it leads to the screen that began it. */
export function endedNotice({ kind, place, outcome }: EndedWork): DesktopRequest | undefined {
  if (outcome === 'cancelled') return undefined;
  const work = translate(`work.${kind}`);
  return {
    kind: 'notify',
    title: translate(outcome === 'done' ? 'work.done' : 'work.failed', { work }),
    body: translate('work.see'),
    command: place,
    unlessFocused: true,
  };
}

/** Tells the desktop what this page works on, and anyone who looks elsewhere that it has ended. */
export function useLongWork(): void {
  const { i18n } = useTranslation();
  const running = useWork((state) => state.running);
  const ended = useWork((state) => state.ended);
  const notifies = useSettings(
    ({ settings }) => settings.state === 'ready' && settings.value.notifications,
  );
  const isWorking = running.length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the words follow the language
  useEffect(() => {
    const host = desktop();
    if (!host) return;
    const tell = () => void host.ask(shownWork(useWork.getState().running));
    tell();
    if (!isWorking) return;
    const timer = setInterval(tell, EVERY);
    return () => clearInterval(timer);
  }, [isWorking, running.length, i18n.language]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what ended is said once
  useEffect(() => {
    const notice = ended && notifies ? endedNotice(ended) : undefined;
    if (notice) void desktop()?.ask(notice);
  }, [ended]);

  useEffect(() => {
    desktop()?.onCommand((to) => {
      if (to.startsWith('#/')) location.hash = to;
    });
  }, []);
}
