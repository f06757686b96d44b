import { type TObject, type TSchema, Type } from 'typebox';
import type { Environment } from '../../domain/desk/environment.ts';
import type { Requirement, UserRequirement } from '../../domain/permission.ts';
import type { HttpPlace } from './http-place.ts';

/**
 * What an operation does with the data of the broker. `changes`: it is refused while the data can only
 * be read. `reads`: it is refused where there is nothing to read. `none`: it goes on whatever became
 * of the data, because it rates, or says how the host is doing.
 */
export type DataUse = 'none' | 'reads' | 'changes';

/** One operation: what it does, who may ask for it, and what it takes and answers. */
export interface Operation {
  /** What it does, in a line. */
  readonly summary: string;
  /** Absent where only the screens and the command line have it. */
  readonly http?: HttpPlace;
  readonly requires: Requirement;
  /**
   * What it requires of a person who signed in at the desk. Absent: the same permission as of a client;
   * of an operation for the screens alone, to be an administrator.
   */
  readonly requiresOfUser?: UserRequirement;
  readonly data: DataUse;
  /** Whose answer it always is; absent where each environment has its own. Live is the desk itself. */
  readonly environment?: Environment;
  /** Closed wherever it is checked: a name that it does not have is refused, at any depth. */
  readonly input: TObject;
  /**
   * `warned`: such a name is not used and named in the `warnings` of the answer, where it has any. For the
   * specification's own operations: it does not say what is not allowed.
   */
  readonly unknownNames?: 'warned';
  /** The most bytes of input, where it is more than 64 KiB. */
  readonly atMost?: number;
  readonly output: TSchema;
}

/** The input of an operation that asks for nothing. */
export const Nothing = Type.Object({});
