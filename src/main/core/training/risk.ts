import { between, pick, type Random } from '../../../shared/data/random.ts';
import { yearsBetween } from '../../../shared/domain/date.ts';
import { readMoment } from '../../../shared/domain/moment.ts';
import type { Address } from '../../../shared/schemas/data/address.ts';
import type { Vehicle } from '../../../shared/schemas/data/vehicle.ts';
import { type Person, person } from './people.ts';

/** The vehicles and addresses that are left: each is used once. */
export interface Stock {
  readonly vehicles: Vehicle[];
  readonly addresses: Address[];
}

/** Ages from the first to the second, inclusive, with their share. */
const AGES: readonly (readonly [number, number, number])[] = [
  [18, 24, 10],
  [25, 34, 20],
  [35, 49, 36],
  [50, 64, 22],
  [65, 79, 12],
];

const COVERS: readonly (readonly [string, number])[] = [
  ['Comprehensive', 84],
  ['TPFT', 13],
  ['ThirdParty', 3],
];

const USES: readonly (readonly [string, number])[] = [
  ['Social, Domestic & Pleasure', 40],
  ['SDP with commuting', 48],
  ['Class 1', 8],
  ['Carriage of goods', 4],
];

const CLAIMS: readonly (readonly [number, number])[] = [
  [0, 86],
  [1, 11],
  [2, 3],
];

const pickShare = <T>(random: Random, shares: readonly (readonly [T, number])[]): T =>
  pick(random, shares, ([, share]) => share)[0];

/** Takes an item out, so that it is used once. */
function take<T>(random: Random, from: T[], weightOf: (item: T) => number = () => 1): T {
  const taken = pick(random, from, weightOf);
  from.splice(from.indexOf(taken), 1);
  return taken;
}

function driver(random: Random, { licence }: Person, inception: string) {
  const [young, old] = pick(random, AGES, ([, , share]) => share);
  const two = (number: number) => String(number).padStart(2, '0');
  const born = Number(inception.slice(0, 4)) - between(random, young, old) - 1;
  const dateOfBirth = `${born}-${two(between(random, 1, 12))}-${two(between(random, 1, 28))}`;
  const sinceSeventeen = yearsBetween(dateOfBirth, inception) - 17;
  const learner = sinceSeventeen < 4 && random() < 0.4;
  const held = learner ? 1 : Math.max(1, sinceSeventeen - between(random, 0, 6));
  const claims = pickShare(random, CLAIMS);
  const clean = Math.min(20, Math.max(0, held - between(random, 0, 4)));
  return {
    dateOfBirth,
    licenceType: learner ? 'Learner permit' : sinceSeventeen < 3 ? 'Novice' : licence,
    licenceHeldYears: held,
    claims,
    yearsNoClaims: learner ? 0 : claims > 0 ? Math.min(clean, between(random, 0, 3)) : clean,
  };
}

/** The value of a car by its age, in euro: it loses a fifth in the first year, then an eighth a year. */
function carValue(random: Random, age: number): number {
  const price = between(random, 18_000, 52_000);
  const value = age <= 0 ? price : price * 0.8 * 0.875 ** (age - 1);
  return Math.max(1000, Math.round(value / 250) * 250);
}

/**
 * A quote document by the element names of IrishMotorQuote.
 * @param inception the Irish day on which cover begins, `YYYY-MM-DD`
 */
export function quoteDocument(random: Random, stock: Stock, inception: string) {
  const who = person(random);
  const { dateOfBirth, licenceType, licenceHeldYears, ...history } = driver(random, who, inception);
  const year = Number(inception.slice(0, 4));
  const age = (vehicle: Vehicle) => year - vehicle.year;
  // Most cars are from the last fifteen years; a classic is rare.
  const likely = (vehicle: Vehicle) => (age(vehicle) < 1 ? 0 : age(vehicle) < 16 ? 1 : 0.01);
  const vehicle = take(random, stock.vehicles, likely);
  const { eircode, addressLine1, town, county, country } = take(random, stock.addresses);
  return {
    Policy: {
      InceptionDate: readMoment(`${inception}T00:00:00`)?.text,
      CoverType: pickShare(random, COVERS),
      UseClass: pickShare(random, USES),
    },
    Customer: {
      Title: who.title,
      FirstName: who.firstName,
      Surname: who.surname,
      DateOfBirth: dateOfBirth,
      LicenceType: licenceType,
      LicenceHeldYears: licenceHeldYears,
      Email: who.email,
    },
    Address: {
      AddressLine1: addressLine1,
      Town: town,
      County: county,
      Eircode: eircode,
      Country: country,
    },
    Vehicle: {
      RegistrationNumber: vehicle.vrm,
      Make: vehicle.make,
      Model: vehicle.model,
      Year: vehicle.year,
      EngineSize: vehicle.engineSize,
      Value: carValue(random, age(vehicle)),
      Mileage: between(random, 5, 28) * 1000,
      FuelType: vehicle.fuelType,
      SecurityDevices: { AlarmImmobiliser: random() < 0.9 },
    },
    ClaimsHistory: { NumberOfClaims: history.claims, YearsNoClaims: history.yearsNoClaims },
  };
}
