import type { Policies } from '../../../shared/schemas/desk/policies.ts';
import type { Log } from '../../adapters/node/log.ts';
import type { FileIdentity } from '../../adapters/sqlite/connection/database.ts';
import type { DeskParts } from '../../core/access/desk.ts';
import type { SharedWindow } from '../../core/access/sliding-window.ts';
import type { jobHandlers } from '../../core/desk/jobs.ts';
import type { Handlers } from '../../core/dispatcher.ts';
import type { DeskOffice } from '../../core/office/desk.ts';
import type { Listening } from '../services/listen.ts';
import type { OpenData } from '../services/open-data.ts';
import type { Services } from '../services/services.ts';
import type { recordUsage } from '../services/usage-recorder.ts';
import type { UnlockOptions } from '../vault/unlock.ts';
import type { Vault } from '../vault/vault.ts';
import type { WhileClosed } from '../vault/while-closed.ts';
import type { Workers } from '../worker/workers.ts';

/** What the handlers are made of: the services, and what is outside of the data. */
export interface HandlerParts {
  readonly services: Services;
  readonly workers: Workers;
  /** Absent of data for training alone, which need no backups. */
  readonly vault: Vault | undefined;
  /** The database that is open; undefined where something stands in for it. */
  readonly file: FileIdentity | undefined;
  readonly jobs: ReturnType<typeof jobHandlers>;
  readonly listening: Readonly<Listening>;
  /** The base of document links; undefined while there is none. */
  readonly documentsUrl: () => string | undefined;
  readonly log: Log;
  /** Who has signed in on the screens. */
  readonly desk: Pick<DeskParts, 'session' | 'tries'>;
  /** The office of this desk, where it may have one. */
  readonly office: DeskOffice;
  /** Counts the tokens that each client gets. */
  readonly takeToken: SharedWindow;
  readonly usage: Pick<ReturnType<typeof recordUsage>, 'flush' | 'unstored'>;
  readonly data: Pick<OpenData, 'guard' | 'state' | 'writeOnce'>;
  readonly options: Omit<UnlockOptions, 'keysFolder'> & {
    /** Absent where the host does not close its data by itself. */
    readonly whileClosed?: WhileClosed;
    readonly host: 'desktop' | 'headless' | 'command';
    readonly version: string;
    readonly policies?: Policies;
    /** Absent where there is no training next to this application. */
    readonly resetTraining?: Handlers['resetTraining'];
  };
}
