import { type Static, Type } from 'typebox';
import { ADD_ONS } from '../../domain/quotes/add-on.ts';

export const AddOn = Type.Enum([...ADD_ONS]);
export type AddOn = Static<typeof AddOn>;
