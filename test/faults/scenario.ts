import type { HostUnderFaults } from './host.ts';
import type { Desk } from './program.ts';

/** What was done while a fault waited. */
export interface Done {
  /** Whether the caller saw that it was done. */
  readonly acknowledged: boolean;
  /**
   * Asks the next host whether it is there, once, where it was acknowledged, and whole or not at
   * all where it was not; and does it again, as the caller would.
   * @param acknowledged whether this caller saw it: of one run there may be many ends, earlier ones too
   * @throws {Breach}
   */
  readonly check: (desk: Desk, acknowledged: boolean) => Promise<void>;
}

/** One action of a host, during which the fault happens. */
export interface Scenario {
  readonly name: string;
  /**
   * Whether the caller knows by what a host said since it was armed that it was done. Where absent,
   * only its end tells.
   */
  readonly acknowledges?: (text: string) => boolean;
  /** Where in the data folder its hosts start; by default in that itself. */
  readonly startsIn?: string;
  /** Corrects the paths in what a run has left, where it was copied into another folder. */
  readonly relocate?: (folder: string, madeIn: string) => void;
  /** Whether its host is to run on when it is done. */
  readonly runsOn?: true;
  /** Fills the data folder, starts the host, arms the library, and does the one thing. */
  readonly act: (host: HostUnderFaults) => Promise<Done>;
}

/** Whether a request was answered: all of them get 200, of which the first bytes are enough. */
export function answers200(text: string): boolean {
  return text.includes('HTTP/1.1 200 ');
}
