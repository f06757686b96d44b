import { normaliseEircode } from '../../../shared/domain/eircode.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { formsOfMark, normaliseVrm } from '../../../shared/domain/registration.ts';
import { offered, suggestedEircode, suggestedVrm } from '../../../shared/domain/suggestion.ts';
import { done, failed, invalid, type Result } from '../../../shared/result/result.ts';
import type { Address } from '../../../shared/schemas/data/address.ts';
import type { Cars, Vehicle } from '../../../shared/schemas/data/vehicle.ts';

/** The local vehicles and addresses that look-ups read. */
export interface LookupStore {
  /** Each make with its models, by how many vehicles there are of it; the most first. */
  readonly cars: () => Promise<readonly { readonly make: string; readonly model: string }[]>;
  /** By the normalised mark. */
  readonly vehicle: (vrm: string) => Promise<Vehicle | undefined>;
  /** By the normalised code. */
  readonly address: (eircode: string) => Promise<Address | undefined>;
}

const malformed = (path: string, code: 'registration' | 'eircode', text: string) =>
  invalid([{ path, message: message(code), ...offered(code, text) }]);

const unknown = (code: 'vehicleNotFound' | 'addressNotFound', suggestion: string | undefined) =>
  failed({
    kind: 'notFound',
    message: message(code),
    ...(suggestion === undefined ? {} : { suggestion }),
  });

/** The vehicle of a normalised mark, or of one that was kept with zeros before its number. */
export async function vehicleOf(
  store: Pick<LookupStore, 'vehicle'>,
  mark: string,
): Promise<Vehicle | undefined> {
  for (const form of formsOfMark(mark)) {
    const vehicle = await store.vehicle(form);
    if (vehicle) return vehicle;
  }
  return undefined;
}

/** Finds a vehicle by its mark; case, spaces and missing hyphens do not matter. */
export function lookUpVehicle(store: LookupStore) {
  return async ({ vrm }: { vrm: string }): Promise<Result<Vehicle>> => {
    const mark = normaliseVrm(vrm);
    if (mark === undefined) return malformed('vrm', 'registration', vrm);
    const vehicle = await vehicleOf(store, mark);
    return vehicle ? done(vehicle) : unknown('vehicleNotFound', suggestedVrm(vrm));
  };
}

/** Lists what cars there are, to choose from where a register has no car of a mark. It reads every vehicle. */
export function listCars(store: Pick<LookupStore, 'cars'>) {
  return async (): Promise<Result<Cars>> => {
    const models = new Map<string, string[]>();
    for (const { make, model } of await store.cars()) {
      models.set(make, [...(models.get(make) ?? []), model]);
    }
    return done({ makes: [...models].map(([make, its]) => ({ make, models: its })) });
  };
}

/** Finds an address by its Eircode; case and what parts it do not matter. */
export function lookUpEircode(store: LookupStore) {
  return async ({ eircode }: { eircode: string }): Promise<Result<Address>> => {
    const code = normaliseEircode(eircode);
    if (code === undefined) return malformed('eircode', 'eircode', eircode);
    const address = await store.address(code);
    return address ? done(address) : unknown('addressNotFound', suggestedEircode(eircode));
  };
}
