import { yearOfCode } from './year-codes.ts';

export type Fuel = 'Petrol' | 'Diesel' | 'Hybrid' | 'Plug-in Hybrid' | 'Electric';

/** One engine of a model: cc (0 for electric) and the years, both inclusive, that it was new. */
export type Engine = { fuel: Fuel; cc: number; from: number; to: number };

/** A model, and how frequent it is on the road, relative to the others. */
export type Model = { make: string; model: string; weight: number; engines: Engine[] };

const FUEL: Record<string, Fuel> = {
  P: 'Petrol',
  D: 'Diesel',
  H: 'Hybrid',
  X: 'Plug-in Hybrid',
  E: 'Electric',
};

const ENGINE = /^([PDHXE])(\d*):(\d\d)-(\d\d)?$/;

function engine(text: string): Engine {
  const [, letter = '', cc, from = '', to = '26'] = ENGINE.exec(text) ?? [];
  const fuel = FUEL[letter];
  if (fuel === undefined) throw new Error(`Not an engine: ${text}`);
  return { fuel, cc: Number(cc), from: yearOfCode(from), to: yearOfCode(to) };
}

/**
 * One line of the table of models: `make | model | weight | engines`. An engine is its fuel's
 * letter, its cc and its years: `H1798:19-` is a hybrid of 1,798 cc from 2019 on.
 */
export function readModel(line: string): Model {
  const [make = '', model = '', weight, engines = ''] = line.split(' | ');
  return { make, model, weight: Number(weight), engines: engines.split(' ').map(engine) };
}
