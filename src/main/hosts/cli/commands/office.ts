import { randomUUID } from 'node:crypto';
import { utcText } from '../../../../shared/domain/date.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { FaultError } from '../../../../shared/result/fault-error.ts';
import { createIdentity, statusOf } from '../../../adapters/postgres/office-identity.ts';
import { withDatabase } from '../../../app/office/open-office.ts';
import { databaseOfEnvironment } from '../../../app/process-options.ts';
import { type CommandDefinition, command } from '../common/command.ts';
import { argument, text } from '../common/parameters.ts';

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
          'Start a host on it, with a new data folder and the same database: npm run serve -- --data DIR --database URL',
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
];
