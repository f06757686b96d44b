/** A quote to submit. */
export const QUOTE = {
  source: 'json',
  document: {
    Policy: { InceptionDate: '2027-03-01T00:00:00Z', CoverType: 'Comprehensive' },
    Customer: { FirstName: 'Áine', Surname: 'Ní Bhriain', DateOfBirth: '1985-03-12' },
    Address: {},
    Vehicle: { RegistrationNumber: '191-D-12345', Make: 'Ford', Model: 'Focus' },
  },
} as const;
