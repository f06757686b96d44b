/** A driver of 22, whom two schemes insure. */
export const YOUNG_DRIVER = {
  Policy: { InceptionDate: '2027-01-01T00:00:00Z', CoverType: 'Comprehensive', UseClass: 'SDP' },
  Customer: {
    FirstName: 'Seán',
    Surname: 'Murphy',
    DateOfBirth: '2004-06-15',
    LicenceType: 'Full',
    LicenceHeldYears: 4,
  },
  Address: { County: 'Cork' },
  Vehicle: { RegistrationNumber: '191-D-12345', Make: 'Ford', Model: 'Focus', Value: 9_000 },
};
