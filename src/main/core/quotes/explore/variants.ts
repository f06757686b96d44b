import { message } from '../../../../shared/domain/messages/message.ts';
import {
  NUMBER_RATING_FIELDS,
  TEXT_RATING_FIELDS,
} from '../../../../shared/domain/quote-fields/rating-fields.ts';
import type { DerivedInput } from '../../../../shared/domain/quote-fields/rating-inputs.ts';
import { COVERS, coverTitle } from '../../../../shared/domain/quotes/cover.ts';
import type { WhatIf } from '../../../../shared/schemas/quotes/what-if.ts';
import type { Factor } from '../../../../shared/schemas/rate-books/rate-book.ts';
import { driverNote } from '../../rating/named-drivers.ts';
import { neighbours, type Reach } from '../../rating/neighbours.ts';
import { appliesTo } from '../../rating/rate.ts';
import { excessOf } from '../price/limits.ts';
import { decide, excessesOf, type Risk } from '../price/risk.ts';

/** Whether a person can choose an input truthfully: how a car is used, but not how old its driver is. */
const OTHERS_CHANGEABLE: Record<DerivedInput, boolean> = {
  routingKey: false,
  driverAge: false,
  yearsSinceSeventeen: false,
  vehicleAge: false,
  penaltyPoints: false,
  convictions: false,
  disqualifications: false,
  disqualifiedDays: false,
  allClaims: false,
  faultClaims: false,
  openClaims: false,
  claimsCost: false,
  excess: true,
  discount: true,
  periodDays: true,
};

const CHANGEABLE: ReadonlyMap<string, boolean> = new Map([
  ...Object.entries(OTHERS_CHANGEABLE),
  ...[...TEXT_RATING_FIELDS, ...NUMBER_RATING_FIELDS].map(
    ({ input, changeable }) => [input, changeable] as const,
  ),
]);

/** What stands for an add-on or a driver that is not there. */
const WITHOUT = message('withoutIt');

/** One thing that could be otherwise. */
export interface Variant
  extends Pick<WhatIf['changes'][number], 'id' | 'title' | 'from' | 'to' | 'changeable'> {
  readonly risk: Risk;
}

function otherCovers(risk: Risk): Variant[] {
  const { inputs } = risk;
  return COVERS.filter((cover) => cover !== inputs.cover).map((cover) => ({
    id: 'cover',
    title: message('coverChosen'),
    from: coverTitle[inputs.cover],
    to: coverTitle[cover],
    changeable: true,
    risk: { ...risk, inputs: { ...inputs, cover } },
  }));
}

/** Excess has round figures of its own, and a discount is the broker's to give. */
function otherFactors(risk: Risk, reach: Reach): Variant[] {
  const { book, inputs, addOns } = risk;
  const applies = (factor: Factor) =>
    appliesTo(inputs.cover)(factor) || addOns.some(({ id }) => id === factor.addOn);
  return book.book.factors.flatMap((factor) => {
    const adjusts = 'input' in factor && (factor.input === 'excess' || factor.input === 'discount');
    if (!applies(factor) || adjusts) return [];
    return neighbours(factor, book.book.factors, inputs, reach).map(
      ({ input, from, to, inputs: changed }) => ({
        id: factor.id,
        title: factor.title,
        from,
        to,
        changeable: CHANGEABLE.get(input) ?? false,
        risk: { ...risk, inputs: changed },
      }),
    );
  });
}

function otherExcesses(risk: Risk, reach: Reach): Variant[] {
  const { book, inputs } = risk;
  const present = excessOf(book.book, inputs) ?? 0;
  const usual = excessesOf(risk).filter((value) => value !== present);
  const near = [usual.findLast((value) => value < present), usual.find((value) => value > present)];
  return (reach === 'near' ? near : usual).flatMap((excess) =>
    excess === undefined
      ? []
      : {
          id: 'excess',
          title: message('excessChosen'),
          from: message('measured', { count: present, unit: 'euro' }),
          to: message('measured', { count: excess, unit: 'euro' }),
          changeable: true,
          risk: { ...risk, inputs: { ...inputs, excess } },
        },
  );
}

/** Each named driver who may be left out of the policy. */
function otherDrivers(risk: Risk): Variant[] {
  const { book, inputs } = risk;
  const { namedDrivers = [] } = inputs;
  if (!book.drivers) return [];
  const { title, name } = book.drivers;
  return namedDrivers.map((driver) => ({
    id: 'named-drivers',
    title,
    from: driverNote(name, driver.driver),
    to: WITHOUT,
    changeable: true,
    risk: {
      ...risk,
      inputs: { ...inputs, namedDrivers: namedDrivers.filter((one) => one !== driver) },
    },
  }));
}

/** An add-on that is there may go; one that is not may come, with the level meant or with every one. */
function otherAddOns(risk: Risk, reach: Reach): Variant[] {
  return risk.book.book.addOns.flatMap(({ id, title, levels }) => {
    const present = risk.addOns.find((addOn) => addOn.id === id);
    const others = risk.addOns.filter((addOn) => addOn.id !== id);
    const words = { id, title, from: present?.level ?? WITHOUT, changeable: true };
    const without = { ...words, to: WITHOUT, risk: { ...risk, addOns: others } };
    const offered = reach === 'every' ? levels : present ? [] : levels.slice(0, 1);
    const added = offered
      .filter((level) => level.title !== present?.level)
      .map(({ title: level, netCents }) => ({
        ...words,
        to: level,
        risk: { ...risk, addOns: [...others, { id, title, level, netCents }] },
      }));
    return present ? [without, ...added] : added;
  });
}

/** Every single change of a risk that underwriting would not decline. */
export function variantsOf(risk: Risk, reach: Reach): Variant[] {
  return [otherCovers, otherFactors, otherExcesses, otherDrivers, otherAddOns]
    .flatMap((others) => others(risk, reach))
    .filter((it) => decide(it.risk.book, it.risk.inputs).decision !== 'decline');
}
