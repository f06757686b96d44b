import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import type { InputError } from './fault.ts';

type SchemaError = {
  readonly keyword: string;
  readonly instancePath: string;
  readonly message: string;
  readonly params: object;
};

/** The errors that only say again, one level up, what another error says better. */
const REPEATED = new Set(['boolean', 'const', 'if']);

/** A JSON pointer as the dotted path that a person writes: `/data/list/0` is `data.list.0`. */
function dotted(pointer: string, last?: string): string {
  const parts = pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  return [...parts, ...(last === undefined ? [] : [last])].join('.');
}

function list(params: object, key: string): readonly unknown[] {
  const value: unknown = Reflect.get(params, key);
  return Array.isArray(value) ? value : [];
}

function worded(error: SchemaError): InputError[] {
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
  return [{ path, message: error.message }];
}

/** A check made once from a schema: the trusted value, or everything that is wrong with it. */
export type Check<T> = (
  value: unknown,
) => { readonly value: T } | { readonly errors: readonly InputError[] };

/** Compiles the check of a schema. */
export function checker<S extends TSchema>(schema: S): Check<Static<S>> {
  const compiled = Compile(schema);
  return (value) => {
    if (compiled.Check(value)) return { value };
    const errors = compiled
      .Errors(value)
      .filter((error) => !REPEATED.has(error.keyword))
      .flatMap(worded);
    return { errors: errors.length > 0 ? errors : [{ path: '', message: 'is not valid' }] };
  };
}
