import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { InputError } from './result.ts';

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

/** A pattern in words: the schema's own `x-rule` beside it, because no person reads a pattern. */
function ruled(schema: TSchema, { schemaPath, params, message }: SchemaError): string {
  if (Reflect.get(params, 'pattern') === NOT_BLANK) return 'must not be blank';
  const at = names(schemaPath).reduce<unknown>(
    (place, name) =>
      typeof place === 'object' && place !== null ? Reflect.get(place, name) : undefined,
    schema,
  );
  const rule: unknown = typeof at === 'object' && at !== null ? Reflect.get(at, 'x-rule') : '';
  return typeof rule === 'string' && rule !== '' ? rule : message;
}

function typed({ params, message }: SchemaError): string {
  const type: unknown = Reflect.get(params, 'type');
  if (typeof type !== 'string') return message;
  return `must be ${/^[aio]/.test(type) ? 'an' : 'a'} ${type}`;
}

function worded(schema: TSchema, error: SchemaError): InputError[] {
  const path = dotted(error.instancePath);
  if (error.keyword === 'required') {
    return list(error.params, 'requiredProperties').map((name) => ({
      path: dotted(error.instancePath, String(name)),
      message: 'is required',
    }));
  }
  if (error.keyword === 'additionalProperties') {
    return list(error.params, 'additionalProperties').map((name) => ({
      path: dotted(error.instancePath, String(name)),
      message: 'is not known here',
    }));
  }
  if (error.keyword === 'enum') {
    const values = list(error.params, 'allowedValues');
    return [{ path, message: `must be one of ${values.join(', ')}` }];
  }
  if (error.keyword === 'type') return [{ path, message: typed(error) }];
  return [{ path, message: error.keyword === 'pattern' ? ruled(schema, error) : error.message }];
}

/** Whether an error says again what another does: an empty text breaks its pattern, too. */
function isRepeated({ keyword, instancePath }: SchemaError, all: readonly SchemaError[]): boolean {
  if (REPEATED.has(keyword)) return true;
  if (keyword !== 'minLength') return false;
  return all.some((other) => other.keyword === 'pattern' && other.instancePath === instancePath);
}

/** A check made once from a schema: the trusted value, or everything that is wrong with it. */
export type Check<T> = (
  value: unknown,
) => { readonly value: T } | { readonly errors: readonly InputError[] };

/** Compiles the check of a schema. */
// NoInfer: where a `Check` is expected, the compiler would look for S through all of `Static`.
export function checker<S extends TSchema>(schema: S): Check<NoInfer<Static<S>>> {
  const compiled = Compile(schema);
  return (value) => {
    if (compiled.Check(value)) return { value };
    const errors = compiled
      .Errors(value)
      .filter((error, _, all) => !isRepeated(error, all))
      .flatMap((error) => worded(schema, error));
    return { errors: errors.length > 0 ? errors : [{ path: '', message: 'is not valid' }] };
  };
}
