import {
  type Message,
  type MessageValue,
  message,
  type RatedText,
} from '../../../shared/domain/messages/message.ts';
import { euro, scale, tenThousandths } from '../../../shared/domain/money.ts';
import {
  DRIVER_INPUTS,
  type NamedDriverInputs,
  type RatingInputs,
} from '../../../shared/domain/quote-fields/rating-inputs.ts';
import type { NamedDrivers } from '../../../shared/schemas/rate-books/rate-book.ts';
import { type CompiledFactor, effectOf } from './compiled-factor.ts';
import { type Effect, type NetBook, net } from './net.ts';

/** The section of a rate book about named drivers, ready to rate. */
export interface CompiledDrivers {
  readonly title: string;
  /** What one is called, as `Named driver`. */
  readonly name: string;
  /** The ids of the factors that are rated again with a driver's own answers. */
  readonly factors: ReadonlySet<string>;
  /** Ten-thousandths of the difference. */
  readonly share: number;
  /** The same for the main driver. */
  readonly mainShare: number;
}

/** Compiles the section about named drivers of a checked book. */
export function compileDrivers({
  title,
  driver,
  factors,
  ...shares
}: NamedDrivers): CompiledDrivers {
  return {
    title,
    name: driver,
    factors: new Set(factors),
    share: tenThousandths(shares.share) ?? 0,
    mainShare: tenThousandths(shares.mainShare) ?? 0,
  };
}

const UNSAID = Object.fromEntries(DRIVER_INPUTS.map((input) => [input, undefined]));

/** A risk of which no one who drives has said anything. */
export function withoutDriver(inputs: RatingInputs): RatingInputs {
  return { ...inputs, ...UNSAID };
}

/** A risk in which the answers of a named driver stand in for those of the policyholder. */
export function driverRisk(inputs: RatingInputs, driver: NamedDriverInputs): RatingInputs {
  return { ...withoutDriver(inputs), ...driver };
}

/** The named driver who counts. */
export interface CountedDriver {
  readonly driver: NamedDriverInputs;
  /** The risk with this driver's answers in place of the policyholder's. */
  readonly risk: RatingInputs;
  /** The net premium with these answers, in cents. */
  readonly alone: number;
  /** Ten-thousandths of the difference. */
  readonly share: number;
  /** The net premium of the policyholder with the share of the difference, in cents. */
  readonly after: number;
}

type DriversBook = NetBook & { readonly drivers: CompiledDrivers | undefined };

/** Each effect, where the driver's factors read the driver and all others the policyholder. */
export function driverEffects(
  { factors }: NetBook,
  { factors: own }: CompiledDrivers,
  policyholder: RatingInputs,
  driver: RatingInputs,
): Effect[] {
  return factors[policyholder.cover].map((factor) =>
    effectOf(factor, own.has(factor.id) ? driver : policyholder),
  );
}

/** Ten-thousandths of the difference that a driver adds. */
function shareOf({ share, mainShare }: CompiledDrivers, { mainDriver }: NamedDriverInputs) {
  return mainDriver ? mainShare : share;
}

/**
 * The net premium of the policyholder with the share of one named driver, in cents.
 * @param cents the net premium of the policyholder
 * @param alone the net premium with the driver's answers in place of the policyholder's
 */
export function withDriver(
  drivers: CompiledDrivers,
  driver: NamedDriverInputs,
  cents: number,
  alone: number,
): number {
  return cents + scale(Math.max(0, alone - cents), shareOf(drivers, driver));
}

/**
 * The named driver who adds most to the premium of the policyholder: a share of what the premium
 * would be with this driver's answers in place of the policyholder's, less the policyholder's,
 * rounded half up to the cent. No one takes anything off.
 * @param cents the net premium of the policyholder
 * @returns undefined where no one is named, the book does not count them, or no one adds anything
 */
export function countedDriver(
  book: DriversBook,
  inputs: RatingInputs,
  cents: number,
): CountedDriver | undefined {
  const { drivers } = book;
  const { namedDrivers } = inputs;
  if (!drivers || !namedDrivers) return undefined;
  let counted: CountedDriver | undefined;
  for (const driver of namedDrivers) {
    const risk = driverRisk(inputs, driver);
    const alone = net(book, inputs, undefined, { factors: drivers.factors, risk });
    const after = withDriver(drivers, driver, cents, alone);
    if (after > (counted?.after ?? cents)) {
      counted = { driver, risk, alone, share: shareOf(drivers, driver), after };
    }
  }
  return counted;
}

/** A named driver by what the book calls one, and the place among them from 1. */
export const driverNote = (driverName: string, position: number): Message =>
  message('namedDriver', { driverName, position });

/** The place of the named driver whom a note is of, from 1; undefined where it is of none. */
export function driverIn(note: MessageValue | undefined): number | undefined {
  if (typeof note !== 'object' || !('code' in note)) return undefined;
  const { driver, position } = note.values ?? {};
  return typeof position === 'number' ? position : driverIn(driver);
}

/** What makes a driver cost more: each answer whose relativity exceeds the policyholder's. */
function dearer(
  { drivers, factors }: DriversBook,
  inputs: RatingInputs,
  { risk }: CountedDriver,
): Message[] {
  const isDearer = (factor: CompiledFactor) => {
    const [his, own] = [effectOf(factor, risk), effectOf(factor, inputs)];
    const costsMore = his.relativity > own.relativity || his.loadCents > own.loadCents;
    return drivers?.factors.has(factor.id) && costsMore;
  };
  return factors[inputs.cover]
    .filter(isDearer)
    .map(({ title, read }) => message('answerOf', { asked: title, value: read(risk).input }));
}

/** Which named driver counts, by how much and why. */
export function driverNotes(
  book: DriversBook,
  inputs: RatingInputs,
  counted: CountedDriver | undefined,
): { readonly input: RatedText; readonly row: RatedText } {
  const { name = '' } = book.drivers ?? {};
  const { namedDrivers = [] } = inputs;
  if (!counted) return { input: `${namedDrivers.length}`, row: message('noneDearer') };
  const { driver, alone, share } = counted;
  const note = driverNote(name, driver.driver);
  return {
    input: driver.mainDriver ? message('mainDriver', { driver: note }) : note,
    row: message('driverShare', {
      shareOf: share / 100,
      exactly: euro(alone),
      answers: dearer(book, inputs, counted),
    }),
  };
}
