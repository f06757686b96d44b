import { euro } from '../../../../shared/domain/money.ts';
import {
  NUMBER_RATING_FIELDS,
  TEXT_RATING_FIELDS,
} from '../../../../shared/domain/quote-fields/rating-fields.ts';
import { COVERS, coverTitle } from '../../../../shared/schemas/cover.ts';
import type { DerivedInput } from '../../../../shared/schemas/rating-inputs.ts';
import type { WhatIf } from '../../../../shared/schemas/what-if.ts';
import { neighbours } from '../../rating/neighbours.ts';
import { limitsOf } from '../price/limits.ts';
import type { QuoteRisk } from '../price/quote-risk.ts';
import { decide } from '../submit/decide.ts';
import { type Risk, totalOf, usualExcesses } from './differences.ts';

/** How many changes are worth reading: of those that a person can choose, and of all others. */
const MOST = { chosen: 14, given: 6 };

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

/** One thing that could be otherwise. */
interface Variant
  extends Pick<WhatIf['changes'][number], 'id' | 'title' | 'from' | 'to' | 'changeable'> {
  readonly risk: Risk;
}

function otherCovers(risk: Risk): Variant[] {
  const { inputs } = risk;
  return COVERS.filter((cover) => cover !== inputs.cover).map((cover) => ({
    id: 'cover',
    title: 'Cover',
    from: coverTitle[inputs.cover],
    to: coverTitle[cover],
    changeable: true,
    risk: { ...risk, inputs: { ...inputs, cover } },
  }));
}

/** Excess has round figures of its own, and a discount is the broker's to give. */
function otherFactors(risk: Risk): Variant[] {
  const { book, inputs } = risk;
  return book.book.factors.flatMap((factor) => {
    const applies = factor.covers === undefined || factor.covers.includes(inputs.cover);
    const adjusts = 'input' in factor && (factor.input === 'excess' || factor.input === 'discount');
    if (!applies || adjusts) return [];
    return neighbours(factor, book.book.factors, inputs).map(
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

function otherExcesses(risk: Risk): Variant[] {
  const { book, inputs } = risk;
  const present = inputs.excess ?? limitsOf(book.book, 'excess', inputs.cover)?.standard ?? 0;
  const usual = usualExcesses(risk);
  const near = [usual.findLast((value) => value < present), usual.find((value) => value > present)];
  return near.flatMap((excess) =>
    excess === undefined
      ? []
      : {
          id: 'excess',
          title: 'Excess',
          from: `${present} euro`,
          to: `${excess} euro`,
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
    from: `${name} ${driver.driver}`,
    to: 'Without',
    changeable: true,
    risk: {
      ...risk,
      inputs: { ...inputs, namedDrivers: namedDrivers.filter((one) => one !== driver) },
    },
  }));
}

function otherAddOns(risk: Risk): Variant[] {
  return risk.book.book.addOns.flatMap(({ id, title, levels }) => {
    const present = risk.addOns.find((addOn) => addOn.id === id);
    const others = risk.addOns.filter((addOn) => addOn.id !== id);
    const first = levels[0];
    if (!first) return [];
    const added = { id, title, level: first.title, netCents: first.netCents };
    return {
      id,
      title,
      from: present?.level ?? 'Without',
      to: present ? 'Without' : first.title,
      changeable: true,
      risk: { ...risk, addOns: present ? others : [...others, added] },
    };
  });
}

/** What would move the premium of a quote: each input rated again one step away, all else the same. */
export function whatWouldChange({
  risk,
  setByHand,
}: Pick<QuoteRisk, 'risk' | 'setByHand'>): WhatIf {
  const present = totalOf(risk);
  const variants = [otherCovers, otherFactors, otherExcesses, otherDrivers, otherAddOns]
    .flatMap((others) => others(risk))
    .filter((it) => decide(it.risk.book, it.risk.inputs).decision !== 'decline');
  const moving = variants
    .map(({ risk: changed, ...words }) => ({ ...words, cents: totalOf(changed) - present }))
    .filter(({ cents }) => cents !== 0)
    .sort((a, b) => Math.abs(b.cents) - Math.abs(a.cents));
  const chosen = moving.filter(({ changeable }) => changeable).slice(0, MOST.chosen);
  const given = moving.filter(({ changeable }) => !changeable).slice(0, MOST.given);
  const worthReading = new Set([...chosen, ...given]);
  const changes = moving
    .filter((change) => worthReading.has(change))
    .map(({ cents, ...words }) => ({
      ...words,
      premium: euro(present + cents),
      difference: euro(cents),
    }));
  return { premium: euro(present), setByHand, changes };
}
