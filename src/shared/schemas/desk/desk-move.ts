import { type Static, Type } from 'typebox';
import type { Message } from '../../domain/messages/message.ts';

/** What the page may ask of the desktop host about the place of its data. */
export const MoveRequest = Type.Object({
  kind: Type.Enum(['state', 'choose', 'move']),
});
export type MoveRequest = Static<typeof MoveRequest>;

/** Why data cannot go into a folder. `notWhole`: the copy is not what was copied. */
export type MoveRefusal =
  | 'notAbsolute'
  | 'nested'
  | 'network'
  | 'noData'
  | 'notEmpty'
  | 'notWritable'
  | 'noSpace'
  | 'notWhole';

/** What a move is at. */
export type MoveStage = 'closing' | 'copying' | 'checking';

/** Where the move of the data of a desk stands. */
export type DeskMove =
  /** The administrator's policy names the folder. */
  | { readonly kind: 'setByAdministrator' }
  | { readonly kind: 'idle' }
  | { readonly kind: 'refused'; readonly to: string; readonly why: MoveRefusal }
  /** Nothing has happened yet. `bytes`: of what is copied; `free`: on the drive of the new folder. */
  | {
      readonly kind: 'chosen';
      readonly to: string;
      readonly bytes: number;
      readonly free: number;
      /** What endangers the data there. */
      readonly warning: Message | undefined;
    }
  /** The data are closed; at its end the desk starts again. */
  | { readonly kind: 'moving'; readonly to: string; readonly stage: MoveStage };
