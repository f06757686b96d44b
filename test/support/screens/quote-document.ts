/** What the quotes of the tests of a quote's page are made from. */
export const DOCUMENT = {
  Policy: { InceptionDate: '2027-03-01T00:00:00Z', CoverType: 'Comprehensive' },
  Customer: {
    FirstName: 'Aoife',
    Surname: 'Ní Dhomhnaill',
    DateOfBirth: '1985-06-15',
    Email: 'aoife@example.com',
  },
  Address: { County: 'Dublin' },
  Vehicle: { RegistrationNumber: '191-D-12345', Make: 'BMW', Model: '5 Series', Value: 28500 },
};
