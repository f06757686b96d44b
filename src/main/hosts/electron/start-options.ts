import type { Policies } from '../../../shared/schemas/desk/policies.ts';
import type { Openings } from './openings.ts';

/** With what the desk is started. */
export interface StartOptions {
  readonly dataFolder: string;
  /** By default the one that the broker set, else the usual one. */
  readonly port: number | undefined;
  /** The folder that holds `out` and `resources`. */
  readonly root: string;
  /** Links and files that the system has the application open. */
  readonly openings: Openings;
  /** What the administrator of this computer has set. */
  readonly policies: Policies;
}
