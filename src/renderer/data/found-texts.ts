import type { FormPath } from '../../shared/domain/quote-fields/form-fields.ts';
import type { Address } from '../../shared/schemas/data/address.ts';
import type { Vehicle } from '../../shared/schemas/data/vehicle.ts';

/** Texts as a form has them, by field. */
type Texts = Readonly<Partial<Record<FormPath, string>>>;

/** What a register knows of a car, as the form has it. */
export function vehicleTexts({ make, model, year, engineSize, fuelType }: Vehicle) {
  return {
    'Vehicle/Make': make,
    'Vehicle/Model': model,
    'Vehicle/Year': String(year),
    'Vehicle/EngineSize': String(engineSize),
    'Vehicle/FuelType': fuelType,
  } as const satisfies Texts;
}

/** What a register knows of a place, as the form has it. */
export function addressTexts({ addressLine1, addressLine2, town, county, country }: Address) {
  return {
    'Address/AddressLine1': [addressLine1, addressLine2].filter(Boolean).join(', '),
    'Address/Town': town,
    'Address/County': county,
    'Address/Country': country,
  } as const satisfies Texts;
}
