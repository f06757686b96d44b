import type { RatingInputs } from '../../src/shared/domain/quote-fields/rating-inputs.ts';

/*
 * The demonstration book as a programmer would write it for speed only: no assumptions, no other
 * spellings, every risk complete. This is the least that rating costs.
 */

type Points = readonly (readonly [number, number])[];

const AGE: Points = [
  [17, 20_000],
  [20, 17_000],
  [25, 13_200],
  [30, 11_000],
  [36, 10_000],
  [45, 9200],
  [60, 9000],
  [66, 9600],
  [70, 12_000],
  [75, 14_000],
  [80, 17_000],
  [90, 22_000],
];
const VALUE: Points = [
  [2000, 9300],
  [8000, 9700],
  [15_000, 10_000],
  [30_000, 10_900],
  [50_000, 12_500],
  [100_000, 17_500],
  [250_000, 32_000],
];
const MILEAGE: Points = [
  [4000, 9000],
  [10_000, 9600],
  [16_000, 10_000],
  [25_000, 10_600],
  [40_000, 11_500],
];
const EXCESS: Points = [
  [0, 11_500],
  [300, 10_000],
  [1000, 8500],
  [2500, 7500],
];
const EXCESS_OF_TPFT: Points = [
  [0, 10_500],
  [300, 10_000],
  [1000, 9500],
  [2500, 8950],
];
const DISCOUNT: Points = [
  [0, 10_000],
  [25, 7500],
];
const LICENCE: Record<string, number> = {
  Full: 10_000,
  'Full EU': 10_500,
  Novice: 11_000,
  Learner: 13_000,
  'UK or exchangeable': 11_000,
  Other: 13_000,
};
const POINTS: Points = [
  [0, 10_000],
  [3, 11_000],
  [10, 20_000],
  [12, 24_000],
];
/** Of the cars that are neither of group 3 nor listed. */
const GROUP: Record<string, number> = {
  'Nissan Micra': 9300,
  'Hyundai i10': 9300,
  'Toyota Yaris': 9600,
  'Volkswagen Polo': 9600,
  'Ford Fiesta': 9600,
  'Opel Corsa': 9600,
  'Volvo XC60': 11_000,
  'Land Rover Discovery': 11_000,
  'Tesla Model 3': 11_000,
  'Mazda MX-5': 11_000,
  'Volkswagen Golf GTI': 13_000,
  'Porsche 911': 17_000,
  'Ferrari Roma': 25_000,
};
const BODY: Record<string, number> = { SUV: 10_200, Coupe: 10_500, Convertible: 10_800 };
const PARKING: Record<string, number> = { Garage: 9600, Driveway: 9700, PrivateCarPark: 9800 };
const USE: Record<string, number> = {
  SDP: 9700,
  'SDP with commuting': 10_000,
  'Class 1': 11_200,
  'Class 2': 12_000,
  'Class 3': 14_000,
  'Carriage of goods': 13_500,
};
const FUEL: Record<string, number> = {
  Petrol: 10_000,
  Diesel: 10_200,
  Hybrid: 9700,
  'Plug-in Hybrid': 10_100,
  Electric: 10_600,
  Other: 10_800,
};
const COUNTY: Record<string, number> = {
  Carlow: 9500,
  Cavan: 10_800,
  Clare: 9600,
  Cork: 9300,
  Donegal: 10_500,
  Dublin: 10_200,
  Galway: 9700,
  Kerry: 9500,
  Kildare: 10_000,
  Kilkenny: 8800,
  Laois: 10_300,
  Leitrim: 10_400,
  Limerick: 10_700,
  Longford: 12_400,
  Louth: 11_200,
  Mayo: 9800,
  Meath: 10_200,
  Monaghan: 10_600,
  Offaly: 10_200,
  Roscommon: 10_500,
  Sligo: 9700,
  Tipperary: 9600,
  Waterford: 8700,
  Westmeath: 10_600,
  Wexford: 9000,
  Wicklow: 9000,
};
const KEY: Record<string, number> = {
  D01: 12_000,
  D02: 11_200,
  D04: 9800,
  D06: 9800,
  D6W: 9800,
  D08: 11_200,
  D10: 11_800,
  D11: 11_500,
  D14: 9700,
  D15: 11_400,
  D17: 11_800,
  D18: 9800,
  D22: 11_600,
  D24: 11_400,
  A94: 9700,
  A96: 9700,
  T12: 9700,
  T23: 10_200,
  V94: 10_900,
  V42: 10_200,
  V35: 10_200,
  H91: 10_000,
};

function interpolate(points: Points, value: number): number {
  let [x, y] = points[0] ?? [0, 0];
  for (const [nextX, nextY] of points) {
    if (value < nextX) {
      if (value <= x) return y;
      const span = nextX - x;
      return Math.floor((2 * (y * span + (nextY - y) * (value - x)) + span) / (2 * span));
    }
    x = nextX;
    y = nextY;
  }
  return y;
}

function heldFor(years: number): number {
  if (years >= 10) return 9700;
  if (years >= 5) return 10_000;
  if (years >= 4) return 10_400;
  if (years >= 3) return 10_800;
  if (years >= 2) return 11_200;
  if (years >= 1) return 11_800;
  return 12_500;
}

function claimsFree(years: number): number {
  if (years >= 8) return 4500;
  if (years >= 5) return 5000;
  if (years >= 4) return 6000;
  if (years >= 3) return 7000;
  if (years >= 2) return 8000;
  if (years >= 1) return 9000;
  return 10_000;
}

function claimed(claims: number): number {
  if (claims >= 5) return 32_000;
  if (claims >= 4) return 26_000;
  if (claims >= 3) return 20_000;
  if (claims >= 2) return 15_000;
  if (claims >= 1) return 12_000;
  return 10_000;
}

function opened(claims: number): number {
  if (claims >= 2) return 12_500;
  return claims >= 1 ? 11_000 : 10_000;
}

function aged(years: number): number {
  if (years >= 20) return 13_000;
  if (years >= 16) return 11_800;
  if (years >= 13) return 11_000;
  if (years >= 10) return 10_400;
  if (years >= 7) return 10_000;
  if (years >= 4) return 9800;
  if (years >= 1) return 10_000;
  return 10_300;
}

function engine(size: number): number {
  if (size >= 3001) return 15_000;
  if (size >= 2501) return 13_000;
  if (size >= 2001) return 11_600;
  if (size >= 1601) return 10_600;
  if (size >= 1301) return 10_000;
  if (size >= 1001) return 9500;
  if (size >= 1) return 9000;
  return 10_000;
}

const times = (cents: number, relativity: number) =>
  Math.floor((cents * relativity + 5_000) / 10_000);

/** The net premium in cents of a complete risk. */
export function byHand(risk: RatingInputs): number {
  const near = risk.cover !== 'ThirdParty';
  const excess = risk.cover === 'TPFT' ? EXCESS_OF_TPFT : EXCESS;
  let cents = { Comprehensive: 90_000, TPFT: 75_000, ThirdParty: 62_000 }[risk.cover];
  cents = times(cents, interpolate(AGE, risk.driverAge ?? 0));
  cents = times(cents, LICENCE[risk.licenceType ?? ''] ?? 0);
  cents = times(cents, heldFor(risk.licenceYears ?? 0));
  cents = times(cents, claimsFree(risk.noClaimsYears ?? 0));
  cents = times(cents, claimed(risk.faultClaims ?? 0));
  cents = times(cents, interpolate(POINTS, risk.penaltyPoints ?? 0));
  if (risk.disqualifications) cents = times(cents, 15_000);
  cents = times(cents, opened(risk.openClaims ?? 0));
  cents = times(cents, USE[risk.useClass ?? ''] ?? 0);
  cents = times(cents, GROUP[`${risk.make} ${risk.model}`] ?? 10_000);
  cents = times(cents, BODY[risk.bodyType ?? ''] ?? 10_000);
  if (risk.imported === 'yes') cents = times(cents, 10_500);
  if (risk.modifications !== 'None') cents = times(cents, 11_500);
  cents = times(cents, aged(risk.vehicleAge ?? 0));
  cents = times(cents, engine(risk.engineSize ?? 0));
  if (near) cents = times(cents, interpolate(VALUE, risk.value ?? 0));
  cents = times(cents, interpolate(MILEAGE, risk.mileage ?? 0));
  cents = times(cents, FUEL[risk.fuelType ?? ''] ?? 0);
  cents = times(cents, KEY[risk.routingKey ?? ''] ?? COUNTY[risk.county ?? ''] ?? 0);
  if (near) cents = times(cents, risk.alarmImmobiliser === 'no' ? 10_400 : 10_000);
  cents = times(cents, PARKING[risk.parking ?? ''] ?? 10_000);
  if (near) cents = times(cents, interpolate(excess, risk.excess ?? 0));
  cents = times(cents, interpolate(DISCOUNT, risk.discount ?? 0));
  return Math.max(cents, { Comprehensive: 25_000, TPFT: 22_000, ThirdParty: 20_000 }[risk.cover]);
}
