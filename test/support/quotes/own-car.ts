/** How many cars were given out: the marks after 191-D-20000 are in no register. */
let cars = 0;

/** The mark of a car that no other quote is for. */
function ownMark(): string {
  cars += 1;
  return `191-D-${20_000 + cars}`;
}

/** A document for a car of its own, because the desk binds one quote of a car. */
export function ofItsOwnCar<T extends { readonly Vehicle: object }>(document: T): T {
  return { ...document, Vehicle: { ...document.Vehicle, RegistrationNumber: ownMark() } };
}

/** A sample in XML for a car of its own, because another open quote of a car is warned of. */
export function xmlOfItsOwnCar(xml: string): string {
  return xml.replace('191-D-12345', ownMark());
}
