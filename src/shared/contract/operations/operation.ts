import { type TSchema, Type } from 'typebox';
import type { Requirement } from '../../domain/permission.ts';
import type { Environment } from '../bridge.ts';

/** Where an operation stands in the HTTP API, and how its input travels there. */
export interface HttpPlace {
  readonly method: 'GET' | 'POST';
  /** Fastify's form: parameters as `:name`. */
  readonly path: string;
  /** `path`: the path's parameters; `json`: the body; `quote`: an XML or JSON quote document. */
  readonly from: 'none' | 'path' | 'json' | 'quote' | 'token';
}

/** One operation: what it is called everywhere, what it asks for, takes and answers. */
export interface Operation {
  readonly summary: string;
  /** Absent where only the screens and the command line have it. */
  readonly http?: HttpPlace;
  readonly requires: Requirement;
  /** Whose answer it always is; absent where each realm has its own. Live is the desk itself. */
  readonly environment?: Environment;
  readonly input: TSchema;
  /** The most bytes of input over the bridge, where it takes more than the API does. */
  readonly atMost?: number;
  readonly output: TSchema;
}

/** The input of an operation that asks for nothing. */
export const Nothing = Type.Object({});
