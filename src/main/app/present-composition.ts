import type { Settings } from '../../shared/schemas/desk/settings.ts';
import type { Authenticate } from '../core/api-clients/tokens.ts';
import type { DataGuard } from '../core/data-state/data-guard.ts';
import type { DataState } from '../core/data-state/data-state.ts';
import type { DataVersions } from '../core/data-state/data-version.ts';
import type { Readiness } from '../core/data-state/readiness.ts';
import { type Register, registerFiles } from '../core/datasets/registers.ts';
import type { Dispatch } from '../core/dispatcher.ts';
import type { OpenDocument } from '../core/documents/open.ts';
import type { FirmPapers } from '../core/firm/papers.ts';
import type { KeptResponses } from '../core/idempotency/kept-responses.ts';
import { readSettings } from '../core/workspace/settings.ts';
import type { Composition } from './compose.ts';
import type { Replaceable } from './replaceable.ts';
import type { RecorderParts } from './usage-recorder.ts';

/** The parts of whichever composition is present, for what outlives one: each call reaches that one. */
export interface PresentComposition {
  readonly dispatch: Dispatch;
  readonly deskCaller: Composition['deskCaller'];
  readonly signInByLogin: Composition['signInByLogin'];
  readonly authenticate: Authenticate;
  readonly openDocument: OpenDocument;
  readonly keptResponses: KeptResponses;
  readonly guard: DataGuard;
  readonly ready: Readiness;
  /** The files of the registers that look-ups read; null: the demonstration. */
  readonly registers: () => Promise<Readonly<Record<Register, string | null>>>;
  readonly dataState: Pick<DataState, 'problem'>;
  readonly firm: FirmPapers;
  readonly dataVersions: () => Promise<DataVersions>;
  readonly recorded: Pick<RecorderParts, 'usage' | 'refusals'>;
  /** What the broker set at this desk. */
  readonly settings: () => Promise<Settings>;
}

/** Makes parts that go on when another composition takes the place of the present one. */
export function presentComposition({
  present,
  use,
}: Pick<Replaceable<Composition>, 'present' | 'use'>): PresentComposition {
  return {
    dispatch: (...call) => use((on) => on.dispatch(...call)),
    deskCaller: () => use((on) => on.deskCaller()),
    signInByLogin: (login) => use((on) => on.signInByLogin(login)),
    authenticate: (...token) => use((on) => on.authenticate(...token)),
    openDocument: (asked) => use((on) => on.openDocument(asked)),
    keptResponses: {
      find: (...request) => use((on) => on.keptResponses.find(...request)),
      keep: (response) => use((on) => on.keptResponses.keep(response)),
    },
    guard: {
      refusal: (as) => present().data.guard.refusal(as),
      lost: () => present().data.guard.lost(),
      faultOf: (error) => present().data.guard.faultOf(error),
    },
    ready: () => use((on) => on.data.ready()),
    registers: () => use(({ services }) => registerFiles(services.datasets)),
    dataState: { problem: () => present().data.state.problem() },
    firm: {
      own: () => use(({ services }) => services.documents.firm.own()),
      letterhead: () => use(({ services }) => services.documents.firm.letterhead()),
      selling: () => use(({ services }) => services.documents.firm.selling()),
      termsOfBusiness: () => use(({ services }) => services.documents.firm.termsOfBusiness()),
      file: (sha256) => use(({ services }) => services.documents.firm.file(sha256)),
    },
    dataVersions: () => use(({ services }) => services.dataVersions()),
    recorded: {
      usage: { add: (...given) => use(({ services }) => services.usage.add(...given)) },
      refusals: { add: (...given) => use(({ services }) => services.refusals.add(...given)) },
    },
    settings: () => use(({ services }) => readSettings(services.settings)),
  };
}
