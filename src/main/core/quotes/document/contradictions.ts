import type { InputError } from '../../../../shared/contract/result.ts';
import { readMoment } from '../../../../shared/domain/date.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import type { PartSections } from '../../../../shared/domain/quote-fields/quote-sections.ts';
import { inceptionDay } from '../price/inputs.ts';

/** Faults that only two elements together show. */
export function contradictions({ policy, customer }: PartSections): InputError[] {
  const { inceptionDate, expiryDate } = policy;
  if (inceptionDate === undefined) return [];
  const start = readMoment(inceptionDate);
  const expiry = expiryDate === undefined ? undefined : readMoment(expiryDate);
  const born = customer.dateOfBirth;
  return [
    ...(expiry && start && expiry.utc <= start.utc
      ? [
          {
            path: 'Policy/ExpiryDate',
            message: message('after', { field: 'Policy/InceptionDate' }),
          },
        ]
      : []),
    ...(born !== undefined && born >= inceptionDay(inceptionDate)
      ? [
          {
            path: 'Customer/DateOfBirth',
            message: message('before', { field: 'Policy/InceptionDate' }),
          },
        ]
      : []),
  ];
}
