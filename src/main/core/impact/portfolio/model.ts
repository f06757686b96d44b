import { pick, type Random } from '../../../../shared/data/random.ts';
import type { RatingInputs } from '../../../../shared/domain/quotes/rating-inputs.ts';

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
export function model(random: Random) {
  const [make, model, bodyType] = pick(random, MODELS, ([, , , weight]) => weight);
  return { make, model, bodyType } satisfies Partial<RatingInputs>;
}
