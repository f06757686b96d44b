import { importRequest, Unread } from './table-life.ts';

export const ImportRequest = importRequest({
  rateBook: Unread('A rate book, by `resources/rate-book.schema.json`'),
});
