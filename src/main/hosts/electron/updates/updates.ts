import type {
  DeskUpdates,
  UpdateStep,
  UpdatesOff,
} from '../../../../shared/schemas/desk/desk-updates.ts';
import { logFailure } from '../page/log-failure.ts';
import type { Updater } from './updater.ts';

interface UpdatesParts {
  /** Loads what looks for updates, when it is first needed. */
  readonly load: () => Promise<Updater>;
  /** Why there are no updates; undefined where there are. */
  readonly off: UpdatesOff | undefined;
  readonly version: string;
  /** What became of the update before this start. */
  readonly before: { readonly rolledBack: string | null; readonly notInstalled: boolean };
  /** Keeps the data and the present program, so that both can be put back. @throws where it cannot */
  readonly keep: (to: string) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

/** Looks for updates, downloads one, and installs it when the desk ends. */
export interface Updates {
  readonly state: () => DeskUpdates;
  readonly check: () => Promise<DeskUpdates>;
  readonly download: () => Promise<DeskUpdates>;
  readonly cancel: () => DeskUpdates;
  /** Installs what is ready. The data must be closed. */
  readonly finish: () => Promise<void>;
}

/** The codes of electron-updater and its downloader for a file that is not the one of the feed. */
const DAMAGED = ['ERR_CHECKSUM_MISMATCH', 'ERR_UPDATER_INVALID_SIGNATURE'];

function failed(error: unknown): UpdateStep {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return { kind: 'failed', problem: DAMAGED.includes(code) ? 'damaged' : 'feed' };
}

export function createUpdates(parts: UpdatesParts): Updates {
  const { load, off, version, before, keep, onError } = parts;
  let step: UpdateStep = off
    ? { kind: 'off', why: off }
    : before.notInstalled
      ? { kind: 'failed', problem: 'notInstalled' }
      : { kind: 'current', checked: false };
  let isCancelled = false;
  const { rolledBack } = before;
  const state = (): DeskUpdates => ({ step, version, rolledBack });

  /** Does one step; what goes wrong becomes the state. */
  async function attempt(work: (updater: Updater) => Promise<UpdateStep>): Promise<DeskUpdates> {
    try {
      step = await work(await load());
    } catch (error) {
      onError(error);
      step = failed(error);
    }
    return state();
  }

  async function check(): Promise<DeskUpdates> {
    if (!['current', 'failed', 'available'].includes(step.kind)) return state();
    step = { kind: 'checking' };
    return attempt(async (updater) => {
      const found = await updater.check();
      // What did not start here once is not offered again.
      return found === undefined || found === rolledBack
        ? { kind: 'current', checked: true }
        : { kind: 'available', version: found };
    });
  }

  async function download(): Promise<DeskUpdates> {
    if (step.kind !== 'available') return state();
    const wanted = step.version;
    isCancelled = false;
    step = { kind: 'downloading', version: wanted, percent: 0 };
    return attempt(async (updater) => {
      const onPercent = (percent: number) => {
        if (step.kind === 'downloading') step = { ...step, percent: Math.floor(percent) };
      };
      try {
        await updater.download(onPercent);
      } catch (error) {
        if (!isCancelled) throw error;
        return { kind: 'available', version: wanted };
      }
      return { kind: 'ready', version: wanted };
    });
  }

  return {
    state,
    check,
    download,
    cancel: () => {
      isCancelled = true;
      if (step.kind === 'downloading') {
        load()
          .then((updater) => updater.cancel())
          .catch(logFailure);
      }
      return state();
    },
    finish: async () => {
      if (step.kind !== 'ready') return;
      try {
        await keep(step.version);
      } catch (error) {
        onError(error);
        step = { kind: 'failed', problem: 'backup' };
        return;
      }
      (await load()).install();
    },
  };
}
