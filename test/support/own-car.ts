/** How many cars were given out: the marks after 191-D-20000 are in no register. */
let cars = 0;

/** A document for a car of its own, because the desk binds one quote of a car. */
export function ofItsOwnCar<T extends { readonly Vehicle: object }>(document: T): T {
  cars += 1;
  const Vehicle = { ...document.Vehicle, RegistrationNumber: `191-D-${20_000 + cars}` };
  return { ...document, Vehicle };
}
