import { importRequest, Unread } from './table-life.ts';

export const ImportLevyTableRequest = importRequest({
  levyTable: Unread('A levy table, by `resources/levy-table.schema.json`'),
});
