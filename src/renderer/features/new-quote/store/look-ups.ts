import { normaliseEircode } from '../../../../shared/domain/eircode.ts';
import type { FormPath } from '../../../../shared/domain/quote-fields/form-fields.ts';
import { normaliseVrm } from '../../../../shared/domain/registration.ts';
import type { Address } from '../../../../shared/schemas/data/address.ts';
import type { Vehicle } from '../../../../shared/schemas/data/vehicle.ts';
import type { Caller } from '../../../data/call.ts';
import { EIRCODE, MARK } from '../../../data/form-fields.ts';
import type { Later } from '../../../data/later.ts';
import type { Texts } from './content.ts';
import type { Form } from './form.ts';
import { createLookUp } from './look-up.ts';

function vehicleTexts({ make, model, year, engineSize, fuelType }: Vehicle) {
  return {
    'Vehicle/Make': make,
    'Vehicle/Model': model,
    'Vehicle/Year': String(year),
    'Vehicle/EngineSize': String(engineSize),
    'Vehicle/FuelType': fuelType,
  } as const satisfies Texts;
}

function addressTexts({ addressLine1, addressLine2, town, county, country }: Address) {
  return {
    'Address/AddressLine1': [addressLine1, addressLine2].filter(Boolean).join(', '),
    'Address/Town': town,
    'Address/County': county,
    'Address/Country': country,
  } as const satisfies Texts;
}

const VEHICLE: readonly FormPath[] = [
  'Vehicle/Make',
  'Vehicle/Model',
  'Vehicle/Year',
  'Vehicle/EngineSize',
  'Vehicle/FuelType',
];
const ADDRESS: readonly FormPath[] = [
  'Address/AddressLine1',
  'Address/Town',
  'Address/County',
  'Address/Country',
];

interface LookUpParts {
  readonly call: Caller;
  readonly later: Later;
  readonly form: Form;
}

/** The look-ups of vehicles and addresses, which fill the fields that follow from what is typed. */
export function createLookUps({ call, later, form }: LookUpParts) {
  const vehicle = createLookUp({
    normalise: normaliseVrm,
    ask: (vrm) => call('lookUpVehicle', { vrm }),
    later,
    onFound: (found) => form.getState().fill(MARK, vehicleTexts(found)),
    onLost: () => form.getState().giveBack(MARK, VEHICLE),
    onLookedUp: (vrm) => form.getState().useCar(vrm),
  });
  const address = createLookUp({
    normalise: normaliseEircode,
    ask: (eircode) => call('lookUpEircode', { eircode }),
    later,
    onFound: (found) => form.getState().fill(EIRCODE, addressTexts(found)),
    onLost: () => form.getState().giveBack(EIRCODE, ADDRESS),
  });
  return {
    vehicle,
    address,
    typed(path: FormPath, text: string): void {
      if (path === MARK) vehicle.typed(text);
      if (path === EIRCODE) address.typed(text);
    },
    /** Looks up at once what a field that was left waits for; without a field, what any waits for. */
    async settle(path?: FormPath): Promise<void> {
      const waiting = [
        ...(path === undefined || path === MARK ? [vehicle.settle()] : []),
        ...(path === undefined || path === EIRCODE ? [address.settle()] : []),
      ];
      await Promise.all(waiting);
    },
    forget(): void {
      vehicle.forget();
      address.forget();
    },
  };
}
