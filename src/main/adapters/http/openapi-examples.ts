import type { OperationName } from '../../../shared/contract/contract.ts';

/** What an operation is sent in its example: the body, or the path's parameters. */
type Example = Readonly<Record<string, unknown>>;

const quoteId = 'Q-EXAMPLE';

/** An example for each operation that takes something. The quote's id stands for a real one. */
export const examples: Partial<Record<OperationName, Example>> = {
  issueToken: {
    grant_type: 'client_credentials',
    client_id: 'qd-example',
    client_secret: 'secret',
    scope: 'api://example/quotedesk/.default',
  },
  priceQuote: {
    data: {
      'in_policy.dateInception': '2026-12-01T00:00:00Z',
      'in_customer.dateOfBirth': '1985-06-15',
      'in_dts.raterCover': 'Comprehensive',
    },
  },
  lookUpVehicle: { vrm: '191-D-12345' },
  lookUpEircode: { eircode: 'D02X285' },
  submitQuote: {
    Policy: { InceptionDate: '2026-12-01T00:00:00+00:00', CoverType: 'Comprehensive' },
    Customer: { FirstName: 'Seán', Surname: 'Murphy', DateOfBirth: '1985-06-15' },
    Vehicle: { RegistrationNumber: '191-D-12345', Make: 'BMW', Model: '5 Series' },
  },
  overrideQuote: { quoteId, overrideType: 'discount', value: 10, reason: 'A loyal customer' },
  addCover: { quoteId, addonType: 'breakdown', addonOptions: {} },
  recordDriverNumber: { quoteId, driverNumber: '123456789' },
  acceptQuote: { quoteId, paymentMethod: 'card', paymentReference: 'PAY-1' },
  generateDocuments: { quoteId, documentTypes: ['schedule', 'certificate'] },
  getQuote: { id: quoteId },
};
