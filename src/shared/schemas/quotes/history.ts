import { type Static, Type } from 'typebox';

/** The file of the data folder that keeps the head of the history outside the database. */
export const HEAD_FILE = 'chain-head.json';

/** How the history fits the head of its chain that is kept outside the database. */
export const HistoryHead = Type.Object({
  state: Type.Enum(['whole', 'none', 'rolledBack', 'changed', 'unreadable'], {
    description:
      '`whole`: the event of the head is there as it was; `none`: no head is kept yet; `rolledBack`: events that the head knows are missing; `changed`: another event stands in the place of its event; `unreadable`: the head cannot be read',
  }),
  sequence: Type.Union([Type.Integer(), Type.Null()], {
    description: 'The event that the head is of; events after it came within the last second',
  }),
});
export type HistoryHead = Static<typeof HistoryHead>;
