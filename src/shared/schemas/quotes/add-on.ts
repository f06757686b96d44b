import { Type } from 'typebox';

/** Optional covers that can be added to a quote. */
export const ADD_ONS = ['breakdown', 'legal', 'windscreen', 'keycare'] as const;
export type AddOn = (typeof ADD_ONS)[number];
export const AddOn = Type.Enum([...ADD_ONS]);
