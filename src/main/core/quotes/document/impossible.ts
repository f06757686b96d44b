import { lastDayOfMonths } from '../../../../shared/domain/date.ts';
import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import { itemPath } from '../../../../shared/domain/quote-fields/item-path.ts';
import type { FieldPath } from '../../../../shared/domain/quote-fields/quote-fields.ts';
import type { ListPath } from '../../../../shared/domain/quote-fields/quote-lists.ts';
import type { PartSections } from '../../../../shared/domain/quote-fields/quote-sections.ts';
import { yearOfMark } from '../../../../shared/domain/registration.ts';
import type { Remark } from '../../../../shared/schemas/common/remark.ts';
import type { Assumed } from '../../../../shared/schemas/quotes/assumed.ts';
import { ageInputs } from './driver-inputs.ts';
import { inceptionDay } from './inputs.ts';

const ENGINE_SIZE = 'Vehicle/EngineSize';

/** The usual words for a car that has no engine; not those of a hybrid. */
const ELECTRIC =
  /^(e|b?ev|((battery|fully?|pure) )?electric( vehicle)?|battery( electric vehicle)?)$/i;

/** Whether a car is said to have no engine. */
export const isElectric = ({ fuelType = '' }: PartSections['vehicle']): boolean =>
  ELECTRIC.test(fuelType.trim());

/**
 * An electric car that is rated with an engine: a rate book without a factor for the fuel can not imply that
 * it has none.
 */
export function engineless({ vehicle }: PartSections, assumed: readonly Assumed[]): Remark[] {
  const engine = assumed.find(({ path }) => path === ENGINE_SIZE);
  if (engine === undefined || !isElectric(vehicle)) return [];
  return [{ path: ENGINE_SIZE, message: message('engineOfElectric', { value: engine.value }) }];
}

/** Of a car on the road: less is a slip, another unit, or a word for “not known”. */
const LEAST = { engine: 300, value: 100, mileage: 100 };

/** So long a no-claims bonus can be used after the policy that earned it ended. Source: domain.md, Bonus. */
const BONUS_MONTHS = 24;

const NOT_POSSIBLE = message('notPossible');

type Vehicle = PartSections['vehicle'];
type Paths = 'Year' | 'EngineSize' | 'Value' | 'Mileage';

/** Why an engine, in cc, can not be right: that of an electric car is 0, and often a battery's kWh. */
function engineFault(vehicle: Vehicle, size: number): Message | undefined {
  if (isElectric(vehicle)) return size === 0 ? undefined : message('electricEngine');
  return size < LEAST.engine ? NOT_POSSIBLE : undefined;
}

/** What can not be right of a car, by its field. */
function ofVehicle(vehicle: Vehicle, day: string): Partial<Record<Paths, Message>> {
  const { year, engineSize, value, mileage, registrationNumber } = vehicle;
  const marked = registrationNumber === undefined ? undefined : yearOfMark(registrationNumber, day);
  // It is registered once it is made; some name the year of the model.
  const newest = (marked ?? Number(day.slice(0, 4))) + 1;
  const engine = engineSize === undefined ? undefined : engineFault(vehicle, engineSize);
  return {
    ...(year !== undefined && year > newest ? { Year: NOT_POSSIBLE } : {}),
    ...(engine ? { EngineSize: engine } : {}),
    ...(value !== undefined && value < LEAST.value ? { Value: NOT_POSSIBLE } : {}),
    ...(mileage !== undefined && mileage < LEAST.mileage ? { Mileage: NOT_POSSIBLE } : {}),
  };
}

/** Why years of driving, or without a claim, can not be right; undefined where they can. */
function beyondDriving(years: number | undefined, born: string | undefined, day: string) {
  if (years === undefined || born === undefined) return undefined;
  const { yearsSinceSeventeen: most } = ageInputs(born, day);
  return years > most ? message('licenceBeforeAge', { years: most }) : undefined;
}

/** Why a no-claims bonus can not be used any more; undefined where it can. */
function lapsed({ noClaimsBonus }: PartSections, day: string): Message | undefined {
  const ended = noClaimsBonus?.expiryDate;
  if (ended === undefined || lastDayOfMonths(ended, BONUS_MONTHS) >= day) return undefined;
  return message('bonusLapsed', { day: ended, months: BONUS_MONTHS });
}

/** An object without some of its members. */
function without<T extends object>(all: T, names: readonly string[]): T {
  return Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name))) as T;
}

const KEYS: Readonly<Record<Paths, keyof Vehicle>> = {
  Year: 'year',
  EngineSize: 'engineSize',
  Value: 'value',
  Mileage: 'mileage',
};

/**
 * The answers that can be right, and what is said of the others. What can not be true counts as not given, so
 * that it never costs less than silence: a slip would be a discount otherwise.
 * @param today the Irish day, `YYYY-MM-DD`
 */
export function possible<S extends PartSections>(
  sections: S,
  today: string,
): { readonly sections: S; readonly remarks: readonly Remark[] } {
  const { policy, customer, vehicle, claimsHistory, noClaimsBonus, drivers } = sections;
  const day = policy.inceptionDate === undefined ? today : inceptionDay(policy.inceptionDate);
  const remarks: Remark[] = [];
  const say = (path: string, said: Message | undefined): boolean => {
    if (said) remarks.push({ path, message: said });
    return said !== undefined;
  };
  const ofCar = Object.entries(ofVehicle(vehicle, day)) as [Paths, Message][];
  for (const [name, said] of ofCar) say(`Vehicle/${name}` satisfies FieldPath, said);
  const born = customer.dateOfBirth;
  const isHeld = say(
    'Customer/LicenceHeldYears' satisfies FieldPath,
    beyondDriving(customer.licenceHeldYears, born, day),
  );
  const bonusEnded = lapsed(sections, day);
  const hasNoYears = say(
    'ClaimsHistory/YearsNoClaims' satisfies FieldPath,
    beyondDriving(claimsHistory.yearsNoClaims, born, day) ??
      (claimsHistory.yearsNoClaims === undefined ? undefined : bonusEnded),
  );
  const hasNoBonus = say(
    'NoClaimsBonus/Years' satisfies FieldPath,
    beyondDriving(noClaimsBonus?.years, born, day) ??
      (noClaimsBonus?.years === undefined ? undefined : bonusEnded),
  );
  const named = drivers?.map((driver, at) => {
    const path = `${itemPath('Drivers/Driver' satisfies ListPath, at + 1)}/LicenceHeldYears`;
    const said = beyondDriving(driver.licenceHeldYears, driver.dateOfBirth, day);
    return say(path, said) ? without(driver, ['licenceHeldYears']) : driver;
  });
  if (remarks.length === 0) return { sections, remarks };
  return {
    remarks,
    sections: {
      ...sections,
      customer: isHeld ? without(customer, ['licenceHeldYears']) : customer,
      vehicle: without(
        vehicle,
        ofCar.map(([name]) => KEYS[name]),
      ),
      claimsHistory: hasNoYears ? without(claimsHistory, ['yearsNoClaims']) : claimsHistory,
      ...(hasNoBonus && noClaimsBonus ? { noClaimsBonus: without(noClaimsBonus, ['years']) } : {}),
      ...(named ? { drivers: named } : {}),
    },
  };
}
