import { randomBytes, randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { utcText } from '../../../../shared/domain/date.ts';
import { english } from '../../../../shared/domain/messages/english.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { FaultError } from '../../../../shared/result/fault-error.ts';
import type {
  Conflict,
  ConflictList,
  OfficeStatus,
} from '../../../../shared/schemas/desk/office.ts';
import { COMMANDS } from '../../../adapters/node/commands.ts';
import { sha256 } from '../../../adapters/node/hash.ts';
import { certificateOf } from '../../../adapters/office/office-client.ts';
import { type OfficeDesk, officeDesks } from '../../../adapters/postgres/office-desks.ts';
import { createIdentity, statusOf } from '../../../adapters/postgres/office-identity.ts';
import { hasDatabase } from '../../../adapters/sqlite/files/file-names.ts';
import { withDatabase } from '../../../app/office/open-office.ts';
import { databaseOfEnvironment, environmentOptions } from '../../../app/process-options.ts';
import { CODE_LIVES, newCode } from '../../../core/office/joining-code.ts';
import { officeOrigin } from '../../../core/office/wire.ts';
import { type CommandDefinition, command, operation } from '../common/command.ts';
import { filledFolderOf } from '../common/data.ts';
import { counted } from '../common/output.ts';
import { argument, option, text } from '../common/parameters.ts';

const database = text(
  'url',
  'the PostgreSQL of the office, as postgres://user@host/database; QUOTEDESK_DATABASE_URL unless given',
);

/** @throws {FaultError} where no database was named */
function urlOf(given: string | undefined): string {
  const url = given ?? databaseOfEnvironment();
  if (url !== undefined) return url;
  throw new FaultError({ kind: 'invalid', message: message('officeUnnamed') });
}

const MIB = 1024 * 1024;

const day = (at: number | null) => (at === null ? 'never' : utcText(at));

/** What a desk is to an office, in a word. */
const stateOf = ({ revokedAt }: OfficeDesk) => (revokedAt === null ? 'may exchange' : 'revoked');

/** The lines that say where a desk and its office stand. */
function standing({ office, awaySince, problem, unsent, conflicts }: OfficeStatus): string[] {
  if (!office) return ['This desk works for itself.'];
  // A command that asks knows no earlier moment.
  const reach = awaySince === null ? 'in step' : 'out of reach';
  return [
    `This desk has joined ${office.name}${office.url ? ` at ${office.url}` : ''}: ${problem ? 'nothing is exchanged' : reach}.`,
    ...(problem ? [english(problem)] : []),
    ...(unsent > 0 ? [`To be sent: ${counted(unsent, 'change')}.`] : []),
    ...(conflicts > 0
      ? [`To be decided: ${counted(conflicts, 'change')}, in the screens or by office conflicts.`]
      : []),
  ];
}

/** A change with what it says, who made it, and when. */
function change({ kind, at, by, user, detail }: Conflict['own']): string {
  const said = Object.entries(detail).filter(([, value]) => Object(value) !== value);
  const what = said.map(([name, value]) => `${name} ${value}`).join(', ');
  return `${kind}${what && ` (${what})`} by ${user?.name ?? by}, ${at}`;
}

/** The lines of what waits for a decision. */
const conflictLines = ({ conflicts }: ConflictList): readonly string[] =>
  conflicts.length === 0
    ? ['Nothing to decide.']
    : conflicts.flatMap(({ id, quoteId, registrationNumber, own, theirs }) => [
        `${quoteId}${registrationNumber ? `, ${registrationNumber}` : ''}`,
        `  here            ${change(own)}, which does not count`,
        `  in the office   ${theirs ? change(theirs) : 'nothing that counts'}`,
        `  id              ${id}`,
      ]);

/** The office as a desk has it: what it has joined. */
const deskCommands: readonly CommandDefinition[] = [
  operation('joinOffice', {
    words: 'office join',
    summary: 'join an office by a code of its administrator; what was quoted here goes there',
    takes: {
      url: argument('url', 'the address of the office, as https://office.example'),
      code: argument('code', 'of office code'),
      name: option("as the office calls this desk; the computer's name unless given", 'name', {
        isRequired: false,
      }),
    },
    complete: (input) => ({ ...input, name: input.name ?? hostname() }),
    examples: [
      'office join https://office.example 7K3F-92QD-XH4M-PT6R-8N2V-C5JW-0A --name "Front desk"',
    ],
    mayBeNew: true,
    lines: (status) => standing(status),
  }),
  operation('leaveOffice', {
    words: 'office leave',
    summary: 'leave the office; what is here stays here',
    examples: ['office leave --data ./data'],
    lines: () => [
      'This desk works for itself again. Its administrator can revoke it: office revoke',
    ],
  }),
  operation('officeStatus', {
    words: 'office standing',
    summary: 'say what this desk and its office have to exchange',
    examples: ['office standing --data ./data'],
    lines: (status) => standing(status),
  }),
  operation('listConflicts', {
    words: 'office conflicts',
    summary: 'list the changes made here that a colleague was faster with',
    examples: ['office conflicts --data ./data'],
    lines: (list) => conflictLines(list),
  }),
  operation('decideConflict', {
    words: 'office settle',
    summary:
      'take a change from that list; whoever wants it still makes it again by its own command',
    takes: { id: argument('id', 'of office conflicts') },
    examples: ['office settle 9dc0b1ed58b6a4235142a95e134c0bc65e3b8e8b0df3dc26b7aba6e12026c987'],
    lines: (list) => conflictLines(list),
  }),
];

/** The office: one PostgreSQL, on which many hosts work. */
export const officeCommands: readonly CommandDefinition[] = [
  command({
    words: 'office create',
    summary: 'make an empty PostgreSQL database one of an office',
    takes: { name: argument('name', 'as its people know it'), database },
    examples: [
      'office create "Byrne Insurances" --database postgres://quotedesk@db.example/office',
    ],
    hasData: false,
    run: async ({ name, database: given }) => {
      const identity = { id: randomUUID(), name, createdAt: Date.now() };
      const made = await withDatabase(urlOf(given), (pool) => createIdentity(pool, identity));
      return {
        value: { ...made, createdAt: utcText(made.createdAt) },
        lines: () => [
          `The office ${made.name} is made.`,
          `Start a host on it, with a new data folder and the same database: ${COMMANDS.serve} --data DIR --database URL`,
        ],
      };
    },
  }),
  command({
    words: 'office status',
    summary: 'say what an office holds',
    takes: { database },
    examples: ['office status'],
    hasData: false,
    run: async ({ database: given }) => {
      const found = await withDatabase(urlOf(given), statusOf);
      const { createdAt, newestAt, ...counts } = found;
      const { name, server, quotes, events, refused, chains, size } = counts;
      const newest = newestAt === null ? null : utcText(newestAt);
      return {
        value: { ...counts, createdAt: utcText(createdAt), newestAt: newest },
        lines: () => [
          `${name}, made ${utcText(createdAt)}`,
          `  PostgreSQL      ${server}, ${Math.ceil(size / MIB)} MiB`,
          `  Quotes          ${quotes}`,
          `  Events          ${events}, of which ${refused} were refused`,
          `  Data folders    ${chains} that have written`,
          `  Newest event    ${newest ?? 'none yet'}`,
        ],
      };
    },
  }),
  command({
    words: 'office code',
    summary:
      'make a code by which one desk joins within ten minutes; it names the certificate, too',
    takes: {
      url: argument('url', 'where desks reach the office, as https://office.example'),
      database,
    },
    examples: ['office code https://office.example'],
    hasData: false,
    run: async ({ url, database: given }) => {
      const origin = officeOrigin(url);
      if (origin === undefined) {
        throw new FaultError({ kind: 'invalid', message: message('officeUrl') });
      }
      const certificate = await certificateOf(origin);
      const code = newCode(randomBytes(8), certificate);
      const until = Date.now() + CODE_LIVES;
      await withDatabase(urlOf(given), (pool) =>
        officeDesks(pool).addCode(sha256(code.secret), until),
      );
      return {
        value: { code: code.text, until: utcText(until) },
        lines: () => [
          `  ${code.text}`,
          `It works once, until ${utcText(until)}: in the settings of the desk, or there by`,
          `  ${COMMANDS.quotedesk} office join ${origin} ${code.text} --name NAME`,
        ],
      };
    },
  }),
  command({
    words: 'office desks',
    summary: 'list the desks that have joined an office',
    takes: { database },
    examples: ['office desks'],
    hasData: false,
    run: async ({ database: given }) => {
      const desks = await withDatabase(urlOf(given), (pool) => officeDesks(pool).all());
      const value = desks.map(({ publicKey: _, joinedAt, seenAt, revokedAt, ...desk }) => ({
        ...desk,
        joinedAt: utcText(joinedAt),
        seenAt: seenAt === null ? null : utcText(seenAt),
        revokedAt: revokedAt === null ? null : utcText(revokedAt),
      }));
      return {
        value,
        lines: () =>
          desks.length === 0
            ? ['No desk has joined yet: office code makes a code for one.']
            : desks.map(
                (desk) =>
                  `${desk.id}  ${desk.name}, ${stateOf(desk)}, seen last ${day(desk.seenAt)}`,
              ),
      };
    },
  }),
  command({
    words: 'office revoke',
    summary: 'end what a desk may do: one that was lost, or whose people have gone',
    takes: { id: argument('id', 'of office desks'), database },
    examples: ['office revoke 6c1f0a9e-3f57-4b0e-9a3c-2f6f5a1d7c11'],
    hasData: false,
    run: async ({ id, database: given }) => {
      const now = Date.now();
      const at = await withDatabase(urlOf(given), (pool) => officeDesks(pool).revoke(id, now));
      if (at === undefined)
        throw new FaultError({ kind: 'notFound', message: message('deskNone', { id }) });
      if (at !== now) {
        const before = message('deskRevokedBefore', { at: utcText(at) });
        throw new FaultError({ kind: 'conflict', message: before });
      }
      return {
        value: { id },
        lines: () => [
          'It exchanges nothing more. What it has, it keeps: only its drive can be erased there.',
        ],
      };
    },
  }),
  command({
    words: 'office import',
    summary: 'take the data folder of a single desk into an office; quit its host first',
    takes: { folder: argument('folder', 'the data folder, which stays as it is'), database },
    examples: ['office import ./data'],
    hasData: false,
    run: async ({ folder, database: given }) => {
      const url = urlOf(given);
      const dataFolder = filledFolderOf({ data: folder });
      const { importFolder } = await import('../../../app/carry-office.ts');
      const done = await importFolder({ ...environmentOptions(), dataFolder }, url);
      return {
        value: done,
        lines: () => [
          `In the office now: ${counted(done.quotes, 'quote')} with their history of ${counted(done.events, 'event')}.`,
          ...(done.refused > 0
            ? [
                `Of them, ${counted(done.refused, 'event')} did not count there: the office has its own people and rate books.`,
              ]
            : []),
        ],
      };
    },
  }),
  command({
    words: 'office export',
    summary:
      'write all that an office has into a new data folder, which opens as a desk of its own',
    takes: { folder: argument('folder', 'a new folder'), database },
    examples: ['office export ./of-the-office'],
    hasData: false,
    run: async ({ folder, database: given }) => {
      const url = urlOf(given);
      const { exportOffice } = await import('../../../app/carry-office.ts');
      const dataFolder = resolve(folder);
      if (hasDatabase(dataFolder)) {
        throw new FaultError({
          kind: 'conflict',
          message: message('officeExportThere', { folder: dataFolder }),
        });
      }
      const quotes = await exportOffice({ ...environmentOptions(), dataFolder }, url);
      return {
        value: { folder: dataFolder, quotes },
        lines: () => [`In ${dataFolder}: ${counted(quotes, 'quote')} with their history.`],
      };
    },
  }),
  ...deskCommands,
];
