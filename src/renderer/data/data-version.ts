import { useEffect, useRef } from 'react';
import { create } from 'zustand';
import type { OperationName, OutputOf } from '../../shared/contract/contract.ts';
import type { Message } from '../../shared/domain/messages/message.ts';
import { call } from './call.ts';
import { queryClient } from './query-client.ts';

/** How often a page that is seen asks whether anything changed, in milliseconds. */
const PAUSE = 1000;

interface DataVersionState {
  /** Changes whenever anything kept in the data folder but drafts does; undefined before the first answer. */
  readonly version: number | undefined;
  /** Changes whenever drafts do, as while one is typed. */
  readonly drafts: number | undefined;
  /** How often what is shown had to be read again. */
  readonly refreshes: number;
  /** What is wrong with the data as a whole: while it is so, nothing can be changed. */
  readonly problem: OutputOf<'dataVersion'>['problem'];
  /** Whether the host answered last time. */
  readonly reached: boolean;
  /** Why it answered that this browser is not signed in; undefined where it is, or nothing answers. */
  readonly signedOut: Message | undefined;
  /** Whether it answers only who signs in at the desk. */
  readonly locked: boolean;
}

/** The version of the data: what is shown follows it. */
export const useDataVersion = create<DataVersionState>()(() => ({
  version: undefined,
  drafts: undefined,
  refreshes: 0,
  problem: null,
  reached: true,
  signedOut: undefined,
  locked: false,
}));

/** Asked whenever they are shown, and only then: no change of the data changes them. */
export const BY_VISIT: ReadonlySet<unknown> = new Set<OperationName>([
  'listCars',
  'rateBookTerms',
  'readDocument',
  'readLog',
]);

/** What a change of drafts alone changes. */
const OF_DRAFTS: ReadonlySet<unknown> = new Set<OperationName>(['listDrafts', 'getDraft']);

function refreshDrafts(): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [operation] }) => OF_DRAFTS.has(operation),
  });
}

/** Reads what is shown again, and what failed while the host was gone. */
function refreshShown(): void {
  useDataVersion.setState(({ refreshes }) => ({ refreshes: refreshes + 1 }));
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [operation], state }) =>
      !BY_VISIT.has(operation) || state.status === 'error',
  });
}

/** Whether a version is another one than before; the first that is known is none. */
export const isChanged = (before: number | undefined, now: number | undefined) =>
  before !== undefined && before !== now;

/**
 * Asks once whether anything changed, or whether the host is back. Its first call comes before anything
 * else is asked: what is read after that is no older than the version it answers.
 */
export async function pollDataVersion(): Promise<void> {
  const before = useDataVersion.getState();
  const answer = await call('dataVersion', {});
  if (!answer.ok) {
    const { kind, message } = answer.fault;
    useDataVersion.setState({
      reached: false,
      signedOut: kind === 'unauthenticated' ? message : undefined,
      locked: kind === 'locked',
    });
    return;
  }
  const { version, drafts, problem } = answer.value;
  const isOther = problem?.kind !== before.problem?.kind;
  // The same problem keeps its object: a screen reader says it once.
  const shown = isOther ? problem : before.problem;
  const answered = { reached: true, signedOut: undefined, locked: false };
  useDataVersion.setState({ version, drafts, problem: shown, ...answered });
  if (isChanged(before.version, version) || isOther || !before.reached) refreshShown();
  else if (isChanged(before.drafts, drafts)) refreshDrafts();
}

/** Asks for the version of the data while the application is there; a page that no one sees rests. */
export function useDataVersionPolling(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const next = async () => {
      clearTimeout(timer);
      if (!document.hidden) await pollDataVersion();
      if (!left) timer = setTimeout(next, PAUSE);
    };
    timer = setTimeout(next, PAUSE);
    document.addEventListener('visibilitychange', next);
    return () => {
      left = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', next);
    };
  }, []);
}

/** Loads again whenever the data changed or the host is back: for what is not asked by `useOperation`. */
export function useRefresh(load: () => unknown): void {
  const refreshes = useDataVersion((state) => state.refreshes);
  const seen = useRef(refreshes);
  const newest = useRef(load);
  useEffect(() => {
    newest.current = load;
  });
  useEffect(() => {
    if (seen.current === refreshes) return;
    seen.current = refreshes;
    newest.current();
  }, [refreshes]);
}
