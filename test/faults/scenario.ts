import type { Desk } from './desk.ts';
import type { HostUnderFaults } from './host.ts';

/** What was done while a fault waited. */
export interface Done {
  /** Whether the caller saw that it was done. */
  readonly acknowledged: boolean;
  /**
   * Asks the next host whether it is there, once, where it was acknowledged, and whole or not at
   * all where it was not; and does it again, as the caller would.
   * @throws {Breach}
   */
  readonly check: (desk: Desk) => Promise<void>;
}

/** One action of a host, during which the fault happens. */
export interface Scenario {
  readonly name: string;
  /** Fills the data folder, starts the host, arms the library, and does the one thing. */
  readonly act: (host: HostUnderFaults) => Promise<Done>;
}
