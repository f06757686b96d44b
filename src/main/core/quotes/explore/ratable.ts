import type { FieldPath } from '../../../../shared/domain/quote-fields/quote-fields.ts';
import type { PartSections } from '../../../../shared/domain/quote-fields/quote-sections.ts';
import { COVERS } from '../../../../shared/domain/quotes/cover.ts';
import type { RatedSections } from '../price/inputs.ts';

/** What rating can't assume: without it there is no price. */
export const FOR_PRICE: readonly string[] = [
  'Policy/InceptionDate',
  'Customer/DateOfBirth',
] satisfies FieldPath[];

/** The sections where rating has the two that it can't assume; the widest cover until one is chosen. */
export function ratable({ policy, customer, ...others }: PartSections): RatedSections | undefined {
  const { inceptionDate, coverType = COVERS[0] } = policy;
  const { dateOfBirth } = customer;
  if (inceptionDate === undefined || dateOfBirth === undefined) return undefined;
  return {
    ...others,
    policy: { ...policy, inceptionDate, coverType },
    customer: { ...customer, dateOfBirth },
  };
}
