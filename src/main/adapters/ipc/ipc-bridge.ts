import type { IpcMain, IpcMainInvokeEvent } from 'electron';
import { CHANNEL, isVersion } from '../../../shared/contract/bridge.ts';
import { isEnvironment, NO_ENVIRONMENT } from '../../../shared/domain/desk/environment.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { failed, type Result } from '../../../shared/result/result.ts';
import { BROKER } from '../../core/caller/caller.ts';
import type { EnvironmentDispatch } from '../../core/dispatcher.ts';

export interface IpcBridge {
  readonly ipcMain: Pick<IpcMain, 'handle'>;
  readonly dispatch: EnvironmentDispatch;
  /** Whether a message comes from the main frame of our own window, with our own page in it. */
  readonly isOwn: (event: IpcMainInvokeEvent) => boolean;
}

/** Carries the screens' calls to the dispatcher. Every result is data: IPC keeps only the message of an error. */
export function carryIpc({ ipcMain, dispatch, isOwn }: IpcBridge): void {
  const take = async (
    event: IpcMainInvokeEvent,
    operation: unknown,
    input: unknown,
    environment: unknown,
    version?: unknown,
  ): Promise<Result<unknown>> => {
    if (!isOwn(event)) {
      return failed({ kind: 'forbidden', message: message('screensOnly') });
    }
    if (typeof operation !== 'string') {
      return failed({ kind: 'invalid', message: message('operationName') });
    }
    if (!isEnvironment(environment)) return failed({ kind: 'invalid', message: NO_ENVIRONMENT });
    if (version === undefined) return dispatch(environment)(BROKER, operation, input);
    if (!isVersion(version)) {
      return failed({ kind: 'invalid', message: message('versionForm') });
    }
    return dispatch(environment)(BROKER, operation, input, { versions: [version] });
  };
  ipcMain.handle(CHANNEL, take);
}
