import { addressParameters, type HttpOperation } from '../../../shared/contract/contract.ts';
import { done, type InputError, invalid, type Result } from '../../../shared/contract/result.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { shortly } from '../../../shared/domain/text/shortly.ts';

/** The parameters of a query, with all values of one that came more than once. */
export type Query = Readonly<Record<string, string | readonly string[]>>;

const DECIMAL = /^-?\d+(\.\d+)?$/;

const numberIn = (text: string) => (DECIMAL.test(text) ? Number(text) : text);

/** A text as a value of each JSON type; where it is none, it stays for the check to refuse. */
const valueIn: Readonly<Record<string, (text: string) => unknown>> = {
  integer: numberIn,
  number: numberIn,
  boolean: (text) => text === 'true' || (text === 'false' ? false : text),
};

const typeOf = (schema: object = {}) => String(Reflect.get(schema, 'type'));

/**
 * Reads what an operation takes from the query.
 * @returns the values by their names, or a fault that names each parameter that is not known or came
 * more than once
 */
export function queryReader({ http, input }: Pick<HttpOperation, 'http' | 'input'>) {
  const known = new Map(
    addressParameters(http, input).query.map((name) => {
      const read = valueIn[typeOf(input.properties[name])] ?? ((text: string) => text);
      return [name, read];
    }),
  );
  return (query: Query): Result<Record<string, unknown>> => {
    const errors: InputError[] = [];
    const values: Record<string, unknown> = {};
    for (const [name, text] of Object.entries(query)) {
      const read = known.get(name);
      const path = shortly(name) || '?';
      if (!read) errors.push({ path, message: message('parameterUnknown') });
      else if (typeof text === 'string') values[name] = read(text);
      else errors.push({ path, message: message('parameterTwice') });
    }
    return errors.length > 0 ? invalid(errors) : done(values);
  };
}
