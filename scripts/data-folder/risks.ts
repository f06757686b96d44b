/** A quote of October, which has expired since. */
export const EXPIRED = {
  Policy: { InceptionDate: '2026-10-20T00:00:00Z', CoverType: 'ThirdParty' },
  Customer: { FirstName: 'Órla', Surname: 'Byrne', DateOfBirth: '1971-02-28' },
  Vehicle: { RegistrationNumber: '08-W-12345', Make: 'Volkswagen', Model: 'Polo' },
};

/** Nothing but what is required. */
export const MINIMAL = {
  Policy: { InceptionDate: '2026-12-01T00:00:00+00:00', CoverType: 'Comprehensive' },
  Customer: { FirstName: 'Seán', Surname: 'Murphy', DateOfBirth: '1985-06-15' },
  Vehicle: { RegistrationNumber: '191-D-12345', Make: 'BMW', Model: '5 Series' },
};

/** For an underwriter: by the driver's age, licence and claims. */
export const REFERRED = {
  Policy: { InceptionDate: '2026-12-05T00:00:00Z', CoverType: 'TPFT' },
  Customer: {
    FirstName: 'Łukasz',
    Surname: 'Żak',
    DateOfBirth: '2008-01-05',
    LicenceType: 'Learner permit',
  },
  Vehicle: { RegistrationNumber: '12-G-12345', Make: 'Toyota', Model: 'Yaris' },
  ClaimsHistory: { NumberOfClaims: 3 },
};

/** Too young to drive. */
export const DECLINED = {
  ...MINIMAL,
  Customer: { FirstName: 'Saoirse', Surname: 'Kavanagh', DateOfBirth: '2012-01-01' },
};
