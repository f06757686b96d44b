import { type Static, Type } from 'typebox';
import { COVERS } from '../../domain/quotes/cover.ts';

export const Cover = Type.Enum([...COVERS]);
export type Cover = Static<typeof Cover>;
