import {
  contract,
  type InputOf,
  type OperationName,
  type OutputOf,
} from '../../../../shared/contract/contract.ts';
import { type Call, type DataOptions, runOperations, runWithoutData } from './data.ts';
import type { Printed } from './output.ts';
import {
  decimal,
  type Given,
  hyphened,
  listed,
  listOf,
  type Parameter,
  type Parameters,
  wholeNumber,
} from './parameters.ts';
import { watch } from './terminal.ts';

/** A command of the operator: how it is typed, what it takes, and what it does. */
export interface CommandDefinition {
  /** The words that name it, a noun and a verb: `quote submit`. */
  readonly words: string;
  readonly summary: string;
  readonly takes: Parameters;
  /** The words after the name of the program. */
  readonly examples: readonly string[];
  /** Whether it works on a data folder, and takes `--data`. */
  readonly hasData: boolean;
  /** Whether it may create the data folder where `--new` is given: a mistyped name creates none. */
  readonly mayBeNew: boolean;
  /** The operation that it calls; absent where it calls several, or none. */
  readonly operation?: OperationName;
  readonly run: (
    given: Readonly<Record<string, unknown>>,
    options: DataOptions,
  ) => Promise<Printed | undefined>;
}

interface CommandOptions<P extends Parameters> {
  readonly words: string;
  readonly summary: string;
  readonly takes?: P;
  readonly examples: readonly string[];
  readonly mayBeNew?: true;
  /** Of a command that works on files or on a host alone. */
  readonly hasData?: false;
  /** Undefined where it has printed its result itself. */
  readonly run: (given: Given<P>, options: DataOptions) => Promise<Printed | undefined>;
}

/** A command that does more than call an operation. */
export function command<P extends Parameters>(definition: CommandOptions<P>): CommandDefinition {
  const { words, summary, takes, examples, mayBeNew = false, hasData = true, run } = definition;
  return {
    words,
    summary,
    takes: takes ?? {},
    examples,
    hasData,
    mayBeNew,
    // The parser reads each value by the parameter that types it.
    run: (given, options) => run(given as Given<P>, options),
  };
}

/** The names of the members of an input, and of what is directly below them: `limits.down`. */
type FieldOf<I> = {
  [K in keyof I & string]-?:
    | K
    | (NonNullable<I[K]> extends readonly unknown[]
        ? never
        : NonNullable<I[K]> extends object
          ? `${K}.${keyof NonNullable<I[K]> & string}`
          : never);
}[keyof I & string];

interface OperationOptions<N extends OperationName, P extends Parameters> {
  readonly words: string;
  readonly summary: string;
  /** The fields of its input that the command takes; their types come from its schema. */
  readonly takes?: { readonly [F in FieldOf<InputOf<N>>]?: Parameter };
  /** What the command takes besides. */
  readonly more?: P;
  readonly examples: readonly string[];
  readonly mayBeNew?: true;
  /** Whether the operation goes on where there are no data, on a temporary folder. */
  readonly withoutData?: (given: Given<P>) => boolean;
  /** Whether it may take long: it shows how far it is, and Ctrl-C cancels it. */
  readonly isLong?: true;
  /** More of the input, before the data are opened: what files hold, or a secret. */
  readonly read?: (given: Given<P>) => Promise<Partial<InputOf<N>>> | Partial<InputOf<N>>;
  /** More of the input that other operations answer. */
  readonly look?: (call: Call, given: Given<P>) => Promise<Partial<InputOf<N>>>;
  /** The whole input, from what was given and read. @throws WrongUsage where that does not fit together */
  readonly complete?: (input: InputOf<N>) => InputOf<N>;
  /** What is printed for people. */
  readonly lines: (answer: OutputOf<N>, given: Given<P>, input: InputOf<N>) => readonly string[];
  /** What is printed as JSON; the answer unless given. */
  readonly value?: (answer: OutputOf<N>) => unknown;
  /** Whether the command ends with exit code 1 although it printed its answer. */
  readonly isFailure?: (answer: OutputOf<N>) => boolean;
}

/** The part of a JSON Schema that tells how a value is typed. */
interface Shape {
  readonly type?: string | undefined;
  readonly enum?: readonly string[] | undefined;
  readonly anyOf?: readonly Shape[] | undefined;
  readonly items?: Shape | undefined;
  readonly minItems?: number | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly description?: string | undefined;
  // What is below is told apart where it is used: a schema for any value has none of these members.
  readonly properties?: Readonly<Record<string, object>> | undefined;
  readonly required?: readonly string[] | undefined;
}

/** The way to a member of an input; what a name of the specification has after its first dot is its own. */
function pathOf(field: string): readonly string[] {
  const at = field.indexOf('.');
  return at < 0 ? [field] : [field.slice(0, at), field.slice(at + 1)];
}

interface Found {
  readonly shape: Shape;
  readonly isRequired: boolean;
}

/** @throws Error where the input has no such member: a fault of the program */
function memberOf(input: Shape, field: string): Found {
  let found: Found = { shape: input, isRequired: true };
  for (const name of pathOf(field)) {
    const { properties = {}, required = [] } = found.shape;
    const shape: Shape | undefined = properties[name];
    if (!shape) throw new Error(`The operation has no member ${field}`);
    found = { shape, isRequired: found.isRequired && required.includes(name) };
  }
  return found;
}

/** How the value of a field is typed, by its schema. */
function typedBy(shape: Shape): Partial<Parameter> {
  const { items, minItems = 0 } = shape;
  if (items?.enum) {
    const read = listOf(items.enum, minItems === 0);
    return { value: 'list', read };
  }
  if (items) return { value: 'text', isVariadic: true };
  if (shape.enum) return { choices: shape.enum };
  if (shape.type === 'boolean') return { value: '' };
  if (shape.type === 'integer') {
    const { minimum = 0, maximum = Number.MAX_SAFE_INTEGER } = shape;
    return { value: 'n', read: wholeNumber(minimum, maximum) };
  }
  return shape.type === 'number' ? { value: 'n', read: decimal } : { value: 'text' };
}

/** A parameter with all that the schema of its field says of it. */
function fromSchema(field: string, parameter: Parameter, input: Shape): Parameter {
  const { shape: found, isRequired } = memberOf(input, field);
  // Null is how a field is emptied; no command does.
  const shape = found.anyOf?.find(({ type }) => type !== 'null') ?? found;
  const name = parameter.name ?? hyphened(pathOf(field).at(-1) ?? field);
  const about = parameter.about ?? found.description;
  const words = shape.items?.enum ? listed(shape.items.enum) : '';
  const byCommas = shape.items?.enum ? `, by commas${words && `: ${words}`}` : '';
  const typed = typedBy(shape);
  return {
    ...typed,
    isRequired,
    ...parameter,
    name,
    value: parameter.value ?? (parameter.isArgument ? undefined : (typed.value ?? name)),
    about: `${about ?? ''}${byCommas}`,
  };
}

function put(input: Record<string, unknown>, field: string, value: unknown): void {
  const [first = '', below] = pathOf(field);
  if (below === undefined) input[first] = value;
  else input[first] = { ...Object(input[first]), [below]: value };
}

/** A command that calls one operation. */
export function operation<N extends OperationName, P extends Parameters = Record<never, never>>(
  name: N,
  definition: OperationOptions<N, P>,
): CommandDefinition {
  const { words, summary, takes = {}, more, examples, mayBeNew = false } = definition;
  const { read, look, complete, isLong, withoutData, lines, value, isFailure } = definition;
  const schema: Shape = contract[name].input;
  const fields = Object.entries<Parameter>(takes);
  const run = async (given: Readonly<Record<string, unknown>>, options: DataOptions) => {
    const own = given as Given<P>;
    const input: Record<string, unknown> = {};
    for (const [field] of fields) {
      if (given[field] !== undefined) put(input, field, given[field]);
    }
    Object.assign(input, await read?.(own));
    // The dispatcher checks it by the schema of the operation.
    const asked = input as InputOf<N>;
    const whole = complete ? complete(asked) : asked;
    const needsNone = contract[name].data === 'none' || withoutData?.(own);
    const answer = await (needsNone ? runWithoutData : runOperations)(options, async (call) => {
      Object.assign(whole, await look?.(call, own));
      return isLong ? watch((conditions) => call(name, whole, conditions)) : call(name, whole);
    });
    return {
      value: value ? value(answer) : answer,
      lines: () => lines(answer, own, whole),
      isFailure: isFailure?.(answer) ?? false,
    };
  };
  return {
    words,
    summary,
    takes: {
      ...more,
      ...Object.fromEntries(
        fields.map(([field, parameter]) => [field, fromSchema(field, parameter, schema)]),
      ),
    },
    examples,
    hasData: true,
    mayBeNew,
    operation: name,
    run,
  };
}
