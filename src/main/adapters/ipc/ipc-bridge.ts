import type { IpcMain, IpcMainInvokeEvent } from 'electron';
import {
  CHANNEL,
  ENVIRONMENT_RULE,
  isEnvironment,
  isVersion,
} from '../../../shared/contract/bridge.ts';
import { failed, type Result } from '../../../shared/contract/result.ts';
import { BROKER, type EnvironmentDispatch } from '../../core/dispatcher.ts';

export interface IpcBridge {
  readonly ipcMain: Pick<IpcMain, 'handle'>;
  readonly dispatch: EnvironmentDispatch;
  /** Whether a message comes from the main frame of our own window, with our own page in it. */
  readonly isOwn: (event: IpcMainInvokeEvent) => boolean;
}

/** Carries the screens' calls to the dispatcher. Every answer is data: IPC keeps only a thrown message. */
export function carryIpc({ ipcMain, dispatch, isOwn }: IpcBridge): void {
  const take = async (
    event: IpcMainInvokeEvent,
    operation: unknown,
    input: unknown,
    environment: unknown,
    version?: unknown,
  ): Promise<Result<unknown>> => {
    if (!isOwn(event)) {
      return failed({ kind: 'forbidden', message: 'Only the screens of Quotedesk may call this' });
    }
    if (typeof operation !== 'string') {
      return failed({ kind: 'invalid', message: 'An operation is named by a string' });
    }
    if (!isEnvironment(environment)) return failed({ kind: 'invalid', message: ENVIRONMENT_RULE });
    if (version === undefined) return dispatch(environment)(BROKER, operation, input);
    if (!isVersion(version)) {
      return failed({
        kind: 'invalid',
        message: 'A version is the tag that a quote was read with',
      });
    }
    return dispatch(environment)(BROKER, operation, input, { versions: [version] });
  };
  ipcMain.handle(CHANNEL, take);
}
