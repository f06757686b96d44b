import { message } from '../../../../shared/domain/messages/message.ts';
import type { Check } from '../../../core/integrity/check-data.ts';
import type { OpenDatabase } from '../open.ts';
import { isPresentSchema } from '../schema/migrate.ts';
import { checkImportedWords } from './imported-words.ts';
import { checkCustomers, checkDays, checkLines } from './quote-index.ts';
import { checkDocuments, checkFiles, checkRows } from './rows.ts';
import { checkWords } from './search-words.ts';
import { tableChecks } from './tables.ts';

/** What can be checked of a database without knowing what a premium is, in order. */
export function databaseChecks(database: OpenDatabase): readonly Check[] {
  const ofRows = [
    checkRows,
    checkDocuments,
    checkFiles,
    checkLines,
    checkWords,
    checkImportedWords,
    checkCustomers,
    checkDays,
  ];
  return [
    async function* () {
      const isOurs = isPresentSchema(database.sqlite);
      yield isOurs ? undefined : message('schemaDamaged');
    },
    ...tableChecks(database),
    ...ofRows.map(
      (check): Check =>
        () =>
          check(database),
    ),
  ];
}
