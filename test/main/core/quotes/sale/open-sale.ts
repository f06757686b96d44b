import { rmSync } from 'node:fs';
import { type App, openApp } from '../../../../../src/main/app/app.ts';
import { signedIn } from '../../../../../src/main/core/caller/signed-in.ts';
import { BROKER, type Caller } from '../../../../../src/main/core/dispatcher.ts';
import type {
  InputOf,
  OperationName,
  OutputOf,
} from '../../../../../src/shared/contract/contract.ts';
import type { Permission } from '../../../../../src/shared/domain/permission.ts';
import { ROLES } from '../../../../../src/shared/domain/role.ts';
import type { Result } from '../../../../../src/shared/result/result.ts';
import type { Actor } from '../../../../../src/shared/schemas/common/actor.ts';
import type { OverrideLimits } from '../../../../../src/shared/schemas/people/user.ts';
import type { RateBook } from '../../../../../src/shared/schemas/rate-books/rate-book.ts';
import { appOptions, type TestClock } from '../../../../support/host/host.ts';
import { temporaryFolder } from '../../../../support/host/prepared-folders.ts';
import { SAMPLE_DOCUMENT } from '../../../../support/quotes/any-document.ts';
import { changedBook } from '../../../../support/rate-books/book-edition.ts';

/** The application on data of its own, with a clock that is moved by hand. */
export interface Sale {
  readonly app: App;
  readonly clock: TestClock;
  /** The value that an operation answers; a fault is thrown. */
  readonly as: <N extends OperationName>(
    caller: Caller,
    operation: N,
    input: InputOf<N>,
  ) => Promise<OutputOf<N>>;
  readonly close: () => Promise<void>;
}

/** A client with these permissions alone. */
export function client(...permissions: Permission[]): Caller {
  return { kind: 'client', id: 'qd-test', permissions: new Set(permissions), ownQuotesOnly: false };
}

/** A person with every role who is signed in at the desk, whose overrides may have limits. */
export function person(
  { id, name }: Actor,
  limits: OverrideLimits = { down: null, up: null },
): Caller {
  const user = signedIn({ id, name, roles: [...ROLES], limits });
  return { kind: 'broker', id: 'desk', user };
}

/** Opens the application at a moment, with the demonstration book or another edition of it. */
export async function openSale(now: number, change?: (book: RateBook) => void): Promise<Sale> {
  const clock = { now };
  const options = appOptions(temporaryFolder());
  const resources = change && changedBook(options.resourcesFolder, change);
  // The book as it is shipped became active a minute before another edition of it.
  if (resources) await (await openApp({ ...options, clock: () => now - 60_000 })).close();
  const app = await openApp({
    ...options,
    ...(resources ? { resourcesFolder: resources } : {}),
    clock: () => clock.now,
  });
  return {
    app,
    clock,
    as: async <N extends OperationName>(caller: Caller, operation: N, input: InputOf<N>) => {
      const answer = await app.dispatch(caller, operation, input);
      if (!answer.ok) throw new Error(`${operation}: ${JSON.stringify(answer.fault)}`);
      // The handlers are typed by the same contract.
      return (answer as Extract<Result<OutputOf<N>>, { ok: true }>).value;
    },
    close: async () => {
      await app.close();
      for (const folder of [options.dataFolder, ...(resources ? [resources] : [])]) {
        rmSync(folder, { recursive: true });
      }
    },
  };
}

/** The sample with another policy section. */
export function sample(
  policy: Partial<Record<keyof typeof SAMPLE_DOCUMENT.Policy, string | null>>,
) {
  const Policy = Object.fromEntries(
    Object.entries({ ...SAMPLE_DOCUMENT.Policy, ...policy }).filter(([, value]) => value !== null),
  );
  return { ...SAMPLE_DOCUMENT, Policy };
}

/** Submits a document as the broker, and gives the id of its quote. */
export async function submit({ as }: Sale, document: unknown = SAMPLE_DOCUMENT): Promise<string> {
  return (await as(BROKER, 'submitQuote', { document, source: 'json' })).quoteId;
}
