import { between, pick, type Random } from '../../../../shared/data/random.ts';
import type { RatingInputs } from '../../../../shared/domain/quote-fields/rating-inputs.ts';
import { share } from './driver.ts';

/** Ages from the first to the second, inclusive, with their share of cars in per cent. */
const AGES: readonly (readonly [number, number, number])[] = [
  [0, 2, 17],
  [3, 5, 20],
  [6, 9, 27],
  [10, 13, 18],
  [14, 18, 15],
  [19, 24, 2.7],
  [30, 40, 0.3],
];

/** The fuels of cars up to an age, in per cent: of newer cars, more are electric. */
const FUELS: readonly (readonly [number, Record<string, number>])[] = [
  [2, { Petrol: 32, Diesel: 20, Hybrid: 22, 'Plug-in Hybrid': 10, Electric: 16 }],
  [5, { Petrol: 36, Diesel: 36, Hybrid: 17, 'Plug-in Hybrid': 4, Electric: 7 }],
  [9, { Petrol: 37, Diesel: 57, Hybrid: 4.5, 'Plug-in Hybrid': 0.5, Electric: 1 }],
  [120, { Petrol: 45, Diesel: 54.5, Hybrid: 0.5 }],
];

/** Engine sizes in cubic centimetres, in per cent. */
const ENGINES: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  Petrol: { 998: 32, 1199: 22, 1242: 10, 1395: 14, 1498: 10, 1598: 8, 1998: 3, 2996: 1 },
  Diesel: { 1461: 16, 1598: 36, 1749: 6, 1968: 22, 1995: 14, 2191: 5, 2993: 1 },
  Hybrid: { 1490: 22, 1598: 18, 1798: 40, 2487: 20 },
  'Plug-in Hybrid': { 1395: 20, 1498: 20, 1598: 25, 1969: 25, 2487: 10 },
  Electric: { 0: 100 },
};

const USES = {
  SDP: 30,
  'SDP with commuting': 60,
  'Class 1': 7,
  'Class 2': 1.2,
  'Class 3': 1,
  'Carriage of goods': 0.8,
};

const PARKING = { Garage: 8, Driveway: 62, PrivateCarPark: 10, Street: 19, Other: 1 };

/** Makes and models with their share of cars in per cent, roughly as on Irish roads, and their body. */
const MODELS: readonly (readonly [string, string, string, number])[] = [
  ['Toyota', 'Corolla', 'Saloon', 9],
  ['Toyota', 'Yaris', 'Hatchback', 6],
  ['Toyota', 'RAV4', 'SUV', 3],
  ['Volkswagen', 'Golf', 'Hatchback', 9],
  ['Volkswagen', 'Passat', 'Saloon', 6],
  ['Volkswagen', 'Polo', 'Hatchback', 4],
  ['Ford', 'Focus', 'Hatchback', 8],
  ['Ford', 'Fiesta', 'Hatchback', 5],
  ['Ford', 'Mondeo', 'Saloon', 3],
  ['Hyundai', 'Tucson', 'SUV', 7],
  ['Hyundai', 'i10', 'Hatchback', 2],
  ['Nissan', 'Qashqai', 'SUV', 6],
  ['Nissan', 'Micra', 'Hatchback', 3],
  ['Skoda', 'Octavia', 'Saloon', 7],
  ['Opel', 'Astra', 'Hatchback', 4],
  ['Opel', 'Corsa', 'Hatchback', 3],
  ['Kia', 'Sportage', 'SUV', 4],
  ['BMW', '3 Series', 'Saloon', 2],
  ['BMW', '5 Series', 'Saloon', 2],
  ['Audi', 'A4', 'Saloon', 2.5],
  ['Mercedes-Benz', 'C-Class', 'Saloon', 1.5],
  ['Volvo', 'XC60', 'SUV', 1],
  ['Land Rover', 'Discovery', 'SUV', 0.5],
  ['Tesla', 'Model 3', 'Saloon', 0.6],
  ['Mazda', 'MX-5', 'Convertible', 0.4],
  ['Volkswagen', 'Golf GTI', 'Hatchback', 0.4],
  ['Porsche', '911', 'Coupe', 0.08],
  ['Ferrari', 'Roma', 'Coupe', 0.02],
];

/** The make, model and body of a car. */
function model(random: Random) {
  const [make, model, bodyType] = pick(random, MODELS, ([, , , weight]) => weight);
  return { make, model, bodyType } satisfies Partial<RatingInputs>;
}

/** The value of a car by its age, in euro: it loses a fifth in the first year, then an eighth a year. */
function value(random: Random, age: number, electric: boolean): number {
  const price = between(random, 18_000, electric ? 62_000 : 55_000);
  const worth = age === 0 ? price : price * 0.8 * 0.875 ** (age - 1);
  return Math.max(800, Math.round(worth / 100) * 100);
}

/** The car's part of a risk. */
export function car(random: Random) {
  const [newest, oldest] = pick(random, AGES, ([, , weight]) => weight);
  const vehicleAge = between(random, newest, oldest);
  const fuelType = share(random, FUELS.find(([upTo]) => vehicleAge <= upTo)?.[1] ?? { Petrol: 1 });
  return {
    vehicleAge,
    fuelType,
    engineSize: Number(share(random, ENGINES[fuelType] ?? { 1500: 1 })),
    value: value(random, vehicleAge, fuelType === 'Electric'),
    // Diesels are bought for distance.
    mileage: between(random, 4, fuelType === 'Diesel' ? 30 : 22) * 1000,
    ...model(random),
    weightClass: 'UpTo3500kg',
    imported: random() < 0.07 ? 'yes' : 'no',
    modifications: random() < 0.005 ? 'Lowered suspension' : 'None',
    parking: share(random, PARKING),
    useClass: share(random, USES),
    alarmImmobiliser: random() < 0.96 ? 'yes' : 'no',
  } satisfies Partial<RatingInputs>;
}
