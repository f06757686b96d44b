import type { IpcMain, IpcMainInvokeEvent } from 'electron';
import { CHANNEL, isRealm, REALM_RULE } from '../../shared/bridge.ts';
import { type Answer, failed } from '../../shared/fault.ts';
import { DESK, type RealmDoor } from '../door.ts';

export interface IpcBridge {
  readonly ipcMain: Pick<IpcMain, 'handle'>;
  readonly door: RealmDoor;
  /** Whether a message comes from the main frame of our own window, with our own page in it. */
  readonly isOwn: (event: IpcMainInvokeEvent) => boolean;
}

/** Carries the screens' calls to the door. Every answer is data: IPC keeps only a thrown message. */
export function carryIpc({ ipcMain, door, isOwn }: IpcBridge): void {
  const take = async (
    event: IpcMainInvokeEvent,
    operation: unknown,
    input: unknown,
    realm: unknown,
  ): Promise<Answer<unknown>> => {
    if (!isOwn(event)) {
      return failed({ kind: 'forbidden', message: 'Only the screens of Quotedesk may call this' });
    }
    if (typeof operation !== 'string') {
      return failed({ kind: 'invalid', message: 'An operation is named by a string' });
    }
    if (!isRealm(realm)) return failed({ kind: 'invalid', message: REALM_RULE });
    return door(realm)(DESK, operation, input);
  };
  ipcMain.handle(CHANNEL, take);
}
