import { Argument, InvalidArgumentError, Option } from 'commander';

/**
 * Something that a command takes: an argument by its place, or an option by its name. Of the field of an
 * operation, what is left out here comes from the schema of its input.
 */
export interface Parameter<V = unknown> {
  readonly isArgument: boolean;
  /** How it is typed; the field's own name with hyphens unless given. */
  readonly name?: string | undefined;
  /** What stands for the value in the help; empty of an option that has none. */
  readonly value?: string | undefined;
  readonly about?: string | undefined;
  readonly isRequired?: boolean | undefined;
  /** Whether it takes several values, by spaces. */
  readonly isVariadic?: boolean | undefined;
  readonly choices?: readonly string[] | undefined;
  readonly fallback?: unknown;
  /** The environment variable that it comes from where it is not given. */
  readonly env?: string | undefined;
  /** The option that may not be given with it. */
  readonly conflicts?: string | undefined;
  /** Reads a value. @throws InvalidArgumentError where it has none */
  readonly read?: ((text: string, before?: never) => V) | undefined;
  /** Of the compiler alone: the type of its value. */
  readonly typed?: V;
}

/** Parameters by the names under which a command gets their values. */
export type Parameters = Readonly<Record<string, Parameter>>;

/** The values of parameters. */
export type Given<P extends Parameters> = {
  readonly [K in keyof P]: P[K] extends Parameter<infer V> ? V : never;
};

export const argument = (name: string, about?: string): Parameter<string> => ({
  isArgument: true,
  isRequired: true,
  name,
  about,
});

/** An argument that is one of several words. */
export const argumentOf = <C extends string>(
  name: string,
  choices: readonly C[],
  about: string,
): Parameter<C> => ({ isArgument: true, isRequired: true, name, choices, about });

export const optionalArgument = (name: string, about?: string): Parameter<string | undefined> => ({
  isArgument: true,
  isRequired: false,
  name,
  about,
});

/** An option of a field of an operation; its description is that of the field unless given. */
export const option = (
  about?: string,
  name?: string,
  more: Partial<Parameter> = {},
): Parameter<unknown> => ({ isArgument: false, name, about, ...more });

/** An option with a text. @param value what stands for it in the help */
export const text = (
  value: string,
  about: string,
  more: Partial<Parameter<string | undefined>> = {},
): Parameter<string | undefined> => ({ isArgument: false, value, about, ...more });

/** An option that must be given, with a text. */
export const requiredText = (value: string, about: string): Parameter<string> => ({
  isArgument: false,
  isRequired: true,
  value,
  about,
});

/** An option without a value. */
export const flag = (
  about: string,
  more: Partial<Parameter<true | undefined>> = {},
): Parameter<true | undefined> => ({ isArgument: false, value: '', about, ...more });

/** An option with one of several values. */
export function choice<C extends string>(
  choices: readonly C[],
  about: string,
): Parameter<C | undefined>;
export function choice<C extends string>(
  choices: readonly C[],
  about: string,
  fallback: C,
): Parameter<C>;
export function choice<C extends string>(
  choices: readonly C[],
  about: string,
  fallback?: C,
): Parameter<C | undefined> {
  return { isArgument: false, choices, about, fallback };
}

export const FORCE = flag('overwrite existing files');
export const OUT: Parameter<string> = {
  isArgument: false,
  value: 'dir',
  about: 'the folder to write into',
  fallback: '.',
};

/** Reads a decimal number. */
export function decimal(given: string): number {
  if (/^-?\d+(\.\d+)?$/.test(given)) return Number(given);
  throw new InvalidArgumentError('It must be a number, such as 10 or 450.50.');
}

/** Reads a whole number between two, both included. */
export const wholeNumber = (least: number, most: number) => (given: string) => {
  const number = Number(given);
  if (/^\d+$/.test(given) && number >= least && number <= most) return number;
  throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
};

/** More words than this are not listed: they stand in the documentation. */
const MOST_LISTED = 20;

/** The words of a list as help shows them; empty where they are too many. */
export const listed = (words: readonly string[]) =>
  words.length > MOST_LISTED ? '' : words.join(', ');

/** Reads words by commas, each once. @param mayBeEmpty whether `none` is an empty list */
export const listOf = (words: readonly string[], mayBeEmpty: boolean) => (given: string) => {
  const named = mayBeEmpty && given === 'none' ? [] : given.split(',').map((word) => word.trim());
  const unknown = named.filter((word) => !words.includes(word));
  if (unknown.length === 0) return [...new Set(named)];
  const known = listed(words) && ` There are: ${listed(words)}${mayBeEmpty ? ', none' : ''}.`;
  throw new InvalidArgumentError(`Unknown: ${unknown.join(', ')}.${known}`);
};

/** A name of the contract as a word of the command line: `paymentMethod` is `payment-method`. */
export const hyphened = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The parser's own form of a parameter. */
export function commanderOf(key: string, parameter: Parameter): Argument | Option {
  const { name = hyphened(key), isRequired = false, isVariadic, about, choices } = parameter;
  const dots = isVariadic ? '...' : '';
  const value = parameter.value ?? name;
  const form = parameter.isArgument
    ? new Argument(isRequired ? `<${name}${dots}>` : `[${name}${dots}]`, about)
    : new Option(value === '' ? `--${name}` : `--${name} <${value}${dots}>`, about);
  if (choices) form.choices([...choices]);
  // Commander hands the value before it to a parser, which has none of its own.
  if (parameter.read) form.argParser(parameter.read as (given: string) => unknown);
  if (parameter.fallback !== undefined) form.default(parameter.fallback);
  if (form instanceof Option) {
    if (isRequired) form.makeOptionMandatory();
    if (parameter.conflicts) form.conflicts(parameter.conflicts);
    if (parameter.env) form.env(parameter.env);
  }
  return form;
}
