import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/schema';
import { firstUnused } from '../domain/messages/first-unused.ts';
import { type Message, message } from '../domain/messages/message.ts';
import { REMARKS } from '../domain/messages/remarks.ts';
import { RULE } from '../domain/messages/rule.ts';
import { offered } from '../domain/suggestion.ts';
import { shortly } from '../domain/text/shortly.ts';
import { linesFault, textFault } from '../domain/text/text-fault.ts';
import type { InputError } from '../result/result.ts';
import { closed, withoutUnknown } from './known-names.ts';
import type { Operation } from './operations/operation.ts';

type SchemaError = {
  readonly keyword: string;
  readonly schemaPath: string;
  readonly instancePath: string;
  readonly message: string;
  readonly params: object;
};

/** The errors that only say again, one level up, what another error says better. */
const REPEATED = new Set(['boolean', 'const', 'if']);

/** The names of a JSON pointer. RFC 6901. */
function names(pointer: string): string[] {
  const parts = pointer.split('/').slice(1);
  return parts.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** A JSON pointer as the dotted path that a person writes: `/data/list/0` is `data.list.0`. */
function dotted(pointer: string, last?: string): string {
  const parts = names(pointer);
  return [...parts, ...(last === undefined ? [] : [last])].join('.');
}

function list(params: object, key: string): readonly unknown[] {
  const value: unknown = Reflect.get(params, key);
  return Array.isArray(value) ? value : [];
}

/** The pattern of a text that only may not be blank. */
const NOT_BLANK = '\\S';

/** What stands at a JSON pointer. */
function at(pointer: string, whole: unknown): unknown {
  return names(pointer).reduce<unknown>(
    (place, name) =>
      typeof place === 'object' && place !== null ? Reflect.get(place, name) : undefined,
    whole,
  );
}

/** Where a schema has the rule that an error broke. */
function schemaAt(schema: TSchema, { schemaPath }: SchemaError): object | undefined {
  const found = at(schemaPath, schema);
  return typeof found === 'object' && found !== null ? found : undefined;
}

function isRemark(code: unknown): code is keyof typeof REMARKS {
  return typeof code === 'string' && Object.hasOwn(REMARKS, code);
}

/** What TypeBox says itself, where there is no code for it. */
const unworded = (problem: string): Message => message('schema', { problem });

/** The rules that say of a text what exactly is wrong with it. */
const TYPED = new Map([
  ['typedLine', (text: string) => textFault(text, 'letterOrDigit')],
  ['typedLines', (text: string) => linesFault(text, 'letterOrDigit')],
]);

/** A pattern in words: the rule of the schema, because no person reads a pattern. */
function ruled(schema: TSchema, error: SchemaError, text: unknown): Message {
  if (Reflect.get(error.params, 'pattern') === NOT_BLANK) return message('blank');
  const place = schemaAt(schema, error) ?? {};
  const code: unknown = Reflect.get(place, RULE);
  if (isRemark(code)) return TYPED.get(code)?.(String(text)) ?? { code };
  const rule: unknown = Reflect.get(place, 'x-rule');
  return unworded(typeof rule === 'string' && rule !== '' ? rule : error.message);
}

const TYPES = new Map<unknown, Message>([
  ['string', message('string')],
  ['number', message('numberType')],
  ['integer', message('integer')],
  ['boolean', message('booleanType')],
  ['object', message('object')],
  ['array', message('array')],
  ['null', message('nullType')],
]);

/** The keywords that go by a number, each with the remark of its name. */
const LIMITS = ['minLength', 'maxLength', 'minItems', 'maxItems', 'minimum', 'maximum'] as const;

function limited({ keyword, params, message: problem }: SchemaError): Message {
  const code = LIMITS.find((each) => each === keyword);
  const limit: unknown = Reflect.get(params, 'limit');
  return code && typeof limit === 'number' ? message(code, { limit }) : unworded(problem);
}

function worded(schema: TSchema, error: SchemaError, whole: unknown): InputError[] {
  const { keyword, params, instancePath } = error;
  const path = dotted(instancePath);
  const below = (key: string, said: Message) =>
    list(params, key).map((name) => ({ path: dotted(instancePath, String(name)), message: said }));
  if (keyword === 'required') return below('requiredProperties', message('required'));
  if (keyword === 'additionalProperties') {
    return below('additionalProperties', message('unknownName'));
  }
  if (keyword === 'enum') {
    const choices = list(params, 'allowedValues').join(', ');
    return [{ path, message: message('oneOf', { choices }) }];
  }
  if (keyword === 'type') {
    return [{ path, message: TYPES.get(Reflect.get(params, 'type')) ?? unworded(error.message) }];
  }
  if (keyword !== 'pattern') return [{ path, message: limited(error) }];
  const text = at(instancePath, whole);
  const said = ruled(schema, error, text);
  return [{ path, message: said, ...offered(said.code, String(text)) }];
}

/** Whether an error says again what another does: an empty text breaks its pattern, too. */
function isRepeated({ keyword, instancePath }: SchemaError, all: readonly SchemaError[]): boolean {
  if (REPEATED.has(keyword)) return true;
  if (keyword !== 'minLength') return false;
  return all.some((other) => other.keyword === 'pattern' && other.instancePath === instancePath);
}

/** A check made from a schema: the trusted value, or everything that is wrong with it. */
export type Check<T> = (
  value: unknown,
) => { readonly value: T } | { readonly errors: readonly InputError[] };

/**
 * The check of a schema, compiled when it is first needed: a start needs few of them.
 * @param names `closed`: an object, at any depth, takes no names that its schema does not have
 */
// NoInfer: where a `Check` is expected, the compiler would look for S through all of `Static`.
export function checker<S extends TSchema>(
  schema: S,
  names: 'open' | 'closed' = 'open',
): Check<NoInfer<Static<S>>> {
  const compile = () => Compile(names === 'closed' ? closed(schema) : schema);
  let made: ReturnType<typeof compile> | undefined;
  return (value) => {
    made ??= compile();
    const compiled = made;
    if (compiled.Check(value)) return { value };
    const [, found] = compiled.Errors(value);
    const errors = found
      .filter((error, _, all) => !isRepeated(error, all))
      .flatMap((error) => worded(schema, error, value));
    return { errors: errors.length > 0 ? errors : [{ path: '', message: message('invalid') }] };
  };
}

/** What is taken of an input: names that are not known are in no value. */
export type Taken =
  | {
      readonly value: unknown;
      /** Says of each such name that it was not used. */
      readonly unused: readonly Message[];
    }
  | { readonly errors: readonly InputError[] };

/** The check of an operation's input, which is closed. */
export function inputChecker({ input, unknownNames }: Pick<Operation, 'input' | 'unknownNames'>) {
  const check = checker(input, 'closed');
  const checkOpen = checker(input);
  return (given: unknown): Taken => {
    const whole = check(given);
    if ('value' in whole) return { ...whole, unused: [] };
    if (unknownNames !== 'warned') return whole;
    const open = checkOpen(given);
    if ('errors' in open) return open;
    const unused: Message[] = [];
    const value = withoutUnknown(input, given, (path) =>
      unused.push(message('notUsed', { name: shortly(path) })),
    );
    return { value, unused: firstUnused(unused) };
  };
}
