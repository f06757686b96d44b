import { BACKUPS } from './backups.ts';
import { DATA_FAULTS } from './data-faults.ts';
import { DATASETS } from './datasets.ts';
import { FAULTS } from './faults.ts';
import { FINDINGS } from './findings.ts';
import { LEVY_TABLES } from './levy-tables.ts';
import { PEOPLE } from './people.ts';
import { RATE_BOOKS } from './rate-books.ts';
import { RECORDS } from './records.ts';
import { REMARKS } from './remarks.ts';
import { RENEWAL } from './renewal.ts';
import { WARNINGS } from './warnings.ts';
import { WORKBOOK } from './workbook.ts';

/** Every message of the program by its code, in English. `{{name}}` takes the value of that name. */
export const ENGLISH = {
  ...REMARKS,
  ...WARNINGS,
  ...FINDINGS,
  ...RENEWAL,
  ...FAULTS,
  ...PEOPLE,
  ...RATE_BOOKS,
  ...LEVY_TABLES,
  ...WORKBOOK,
  ...DATASETS,
  ...BACKUPS,
  ...DATA_FAULTS,
  ...RECORDS,
};

export type MessageCode = keyof typeof ENGLISH;

/** The names of the values that a text takes. */
type Slot<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Slot<Rest>
  : never;

type Values<C extends MessageCode> = Readonly<Record<Slot<(typeof ENGLISH)[C]>, string | number>>;

/**
 * Something to say, as data: the API says it in English, the screens in their own language. Make it
 * with {@link message}, which knows the values of each code.
 */
export interface Message {
  readonly code: MessageCode;
  /** By name. `field` is the path of another input, to be shown by its name. */
  readonly values?: Readonly<Record<string, string | number>>;
}

/** A message with the values that its text takes. */
export function message<C extends MessageCode>(
  code: C,
  ...[values]: Slot<(typeof ENGLISH)[C]> extends never ? [] : [values: Values<C>]
): Message {
  return values === undefined ? { code } : { code, values };
}

/** Whether a remark speaks to the reader: then a colon stands between it and its place. */
export const speaksToReader = ({ code }: Message): boolean => ENGLISH[code].startsWith('you ');

const SLOT = /{{(\w+)}}/g;

/** A message as the API says it. */
export function english({ code, values = {} }: Message): string {
  return ENGLISH[code].replace(SLOT, (_, name: string) => String(values[name] ?? ''));
}
