import { setImmediate } from 'node:timers/promises';
import type { OperationName } from '../../../shared/contract/contract.ts';
import { accidentOperations } from '../../../shared/contract/operations/accidents.ts';
import { apiClientOperations } from '../../../shared/contract/operations/api-clients.ts';
import { backupOperations } from '../../../shared/contract/operations/backups.ts';
import { complaintOperations } from '../../../shared/contract/operations/complaints.ts';
import { datasetOperations } from '../../../shared/contract/operations/datasets.ts';
import { documentOperations } from '../../../shared/contract/operations/documents.ts';
import { draftOperations } from '../../../shared/contract/operations/drafts.ts';
import { encryptionOperations } from '../../../shared/contract/operations/encryption.ts';
import { exploreOperations } from '../../../shared/contract/operations/explore.ts';
import { firmOperations } from '../../../shared/contract/operations/firm.ts';
import { impactOperations } from '../../../shared/contract/operations/impact.ts';
import { levyOperations } from '../../../shared/contract/operations/levies.ts';
import { noteOperations } from '../../../shared/contract/operations/notes.ts';
import { paymentOperations } from '../../../shared/contract/operations/payments.ts';
import { policyOperations } from '../../../shared/contract/operations/policies.ts';
import { pricingOperations } from '../../../shared/contract/operations/pricing.ts';
import { quoteOperations } from '../../../shared/contract/operations/quotes.ts';
import { rateBookTrialOperations } from '../../../shared/contract/operations/rate-book-trial.ts';
import { rateBookOperations } from '../../../shared/contract/operations/rate-books.ts';
import { recordOperations } from '../../../shared/contract/operations/records.ts';
import { renewalOperations } from '../../../shared/contract/operations/renewals.ts';
import type { Result } from '../../../shared/result/result.ts';
import { getDesk, leaveDesk, lockDesk, noteActivity, signIn } from '../../core/access/desk.ts';
import {
  addUser,
  changeOwnPin,
  changeUser,
  endSignIn,
  listUsers,
  setUserPin,
} from '../../core/access/users.ts';
import { findCustomers } from '../../core/customers/customers.ts';
import { sayDataVersion } from '../../core/data-state/data-version.ts';
import { lookUpEircode, lookUpVehicle } from '../../core/datasets/lookups.ts';
import { getSettings, saveSettings } from '../../core/desk/settings.ts';
import type { Context, Handlers } from '../../core/dispatcher.ts';
import { confirmClock } from '../../core/integrity/confirm-clock.ts';
import { readLog } from '../../core/integrity/read-log.ts';
import { reportFailure } from '../../core/integrity/report-screen-failure.ts';
import { serviceStatus } from '../../core/integrity/service-status.ts';
import {
  decideConflict,
  joinOffice,
  leaveOffice,
  listConflicts,
  noteOpenQuote,
  officeStatus,
} from '../../core/office/desk.ts';
import { dashboard } from '../../core/quotes/index/dashboard.ts';
import { listQuotes } from '../../core/quotes/index/list.ts';
import { listReferrals } from '../../core/quotes/index/referral-queue.ts';
import { listDeclined } from '../../core/quotes/submit/declined.ts';
import { noTraining } from '../../core/training/no-training.ts';
import type { HandlerParts } from './handler-parts.ts';

type AnyHandler = (input: unknown, context: Context) => Promise<Result<unknown>>;

/** Handlers whose code is loaded when one of their group is first called: the first screen waits for none. */
export function laterHandlers() {
  const groups: (() => Promise<unknown>)[] = [];
  return {
    /**
     * The handlers of a group of the contract.
     * @param load imports the code of the group, and makes its handlers
     */
    later<N extends OperationName>(
      operations: Readonly<Record<N, unknown>>,
      load: () => Promise<Pick<Handlers, N>>,
    ): Pick<Handlers, N> {
      let loaded: Promise<Pick<Handlers, N>> | undefined;
      const group = () => {
        loaded ??= load();
        return loaded;
      };
      groups.push(group);
      const names = Object.keys(operations) as N[];
      const handlers = names.map((name) => {
        const handle: AnyHandler = async (input, context) =>
          ((await group())[name] as AnyHandler)(input, context);
        return [name, handle];
      });
      // Each has the name of the handler that it calls.
      return Object.fromEntries(handlers) as Pick<Handlers, N>;
    },
    /** Loads all of them, in turns: a call in between does not wait for the rest. */
    loadAll: async () => {
      for (const load of groups) {
        await load();
        await setImmediate();
      }
    },
  };
}

/** The handlers of the people at the desk, and of signing in. */
function peopleHandlers({ services, desk }: HandlerParts) {
  const people = { ...services.people, ...desk };
  return {
    listUsers: listUsers(people),
    addUser: addUser(people),
    changeUser: changeUser(people),
    setUserPin: setUserPin(people),
    endSignIn: endSignIn(people),
    changeOwnPin: changeOwnPin(people),
    getDesk: getDesk(people),
    signIn: signIn(people),
    lockDesk: lockDesk(people),
    leaveDesk: leaveDesk(people),
    noteActivity: noteActivity(people),
  };
}

/**
 * Makes a handler for every operation of the contract from the services. Those that the first screen
 * asks are there at once.
 */
export function composeHandlers(parts: HandlerParts) {
  const { services, jobs, listening, log, data, options } = parts;
  const { lookups, library, quotes, clients, quoteIndex, days, settings } = services;
  const office = { office: parts.office, conflicts: services.conflicts };
  const { later, loadAll } = laterHandlers();
  const handlers: Handlers = {
    ...later(apiClientOperations, async () =>
      (await import('./api-client-handlers.ts')).apiClientHandlers(parts),
    ),
    ...later(pricingOperations, async () =>
      (await import('./pricing-handlers.ts')).pricingHandlers(parts),
    ),
    lookUpVehicle: lookUpVehicle(lookups),
    lookUpEircode: lookUpEircode(lookups),
    listCars: parts.workers.operation('listCars'),
    ...later(datasetOperations, async () =>
      (await import('./dataset-handlers.ts')).datasetHandlers(parts),
    ),
    ...later(quoteOperations, async () =>
      (await import('./quote-handlers.ts')).quoteHandlers(parts),
    ),
    ...later(documentOperations, async () =>
      (await import('./document-handlers.ts')).documentHandlers(parts),
    ),
    ...later(
      { ...policyOperations, ...accidentOperations, ...complaintOperations, ...paymentOperations },
      async () => (await import('./policy-handlers.ts')).policyHandlers(parts),
    ),
    ...later(noteOperations, async () => (await import('./note-handlers.ts')).noteHandlers(parts)),
    ...later(renewalOperations, async () =>
      (await import('./renewal-handlers.ts')).renewalHandlers(parts),
    ),
    ...later(exploreOperations, async () =>
      (await import('./explore-handlers.ts')).exploreHandlers(parts),
    ),
    ...later(draftOperations, async () =>
      (await import('./draft-handlers.ts')).draftHandlers(parts),
    ),
    listQuotes: listQuotes({ library, quoteIndex, quotes }),
    listDeclined: listDeclined(quotes),
    listReferrals: listReferrals({ ...quotes, quoteIndex }),
    findCustomers: findCustomers({ ...services, ...quotes }),
    dashboard: dashboard({ library, quoteIndex, days }),
    getSettings: getSettings(settings),
    saveSettings: saveSettings(settings),
    dataVersion: sayDataVersion({ versions: services.dataVersions, state: data.state }),
    confirmClock: confirmClock({
      ...quotes,
      lives: services.rateBooks.lives,
      users: services.people.users,
      data: data.guard,
      // The one change that is taken although the data can only be read.
      writeOnce: data.writeOnce,
    }),
    officeStatus: officeStatus(office),
    noteOpenQuote: noteOpenQuote(office),
    joinOffice: joinOffice(office),
    leaveOffice: leaveOffice(office),
    listConflicts: listConflicts(office),
    decideConflict: decideConflict(office),
    resetTraining: options.resetTraining ?? noTraining,
    ...later(backupOperations, async () =>
      (await import('./backup-handlers.ts')).backupHandlers(parts),
    ),
    ...later(encryptionOperations, async () =>
      (await import('./encryption-handlers.ts')).encryptionHandlers(options),
    ),
    ...later(firmOperations, async () => (await import('./firm-handlers.ts')).firmHandlers(parts)),
    ...later(recordOperations, async () =>
      (await import('./record-handlers.ts')).recordHandlers(parts),
    ),
    ...peopleHandlers(parts),
    ...later(rateBookOperations, async () =>
      (await import('./rate-book-handlers.ts')).rateBookHandlers(parts),
    ),
    ...later(levyOperations, async () => (await import('./levy-handlers.ts')).levyHandlers(parts)),
    ...later({ ...rateBookTrialOperations, ...impactOperations }, async () =>
      (await import('./impact-handlers.ts')).impactHandlers(parts),
    ),
    ...jobs,
    serviceStatus: serviceStatus({
      ...options,
      library,
      dataState: data.state,
      scope: clients.scope,
      api: listening,
      runtime: { node: process.versions.node },
    }),
    readLog: readLog(log),
    reportFailure: reportFailure(log),
  };
  return { handlers, loadAll };
}
