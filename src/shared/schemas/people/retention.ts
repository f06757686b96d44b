import { type Static, Type } from 'typebox';

const closed = { additionalProperties: false };

/** How long records of persons are kept. */
export const Retention = Type.Object(
  {
    isOn: Type.Boolean({
      description: 'Whether the host erases records past their time every day',
    }),
    unsoldMonths: Type.Integer({
      minimum: 1,
      maximum: 120,
      description: 'Months to keep quotes without a policy after their validity',
    }),
    policyYears: Type.Integer({
      minimum: 1,
      maximum: 30,
      description: 'Years to keep policies after their last day',
    }),
  },
  closed,
);
export type Retention = Static<typeof Retention>;

/** Six years are the Central Bank's for policies; nothing is erased before somebody says so. */
export const USUAL_RETENTION: Retention = { isOn: false, unsoldMonths: 24, policyYears: 6 };

export const RetentionChange = Type.Partial(Retention, closed);
export type RetentionChange = Static<typeof RetentionChange>;

const Due = Type.Object({
  quotes: Type.Integer({ description: 'Quotes without a policy' }),
  policies: Type.Integer(),
  declined: Type.Integer({ description: 'Risks that underwriting declined' }),
  drafts: Type.Integer(),
});

/** What the settings would erase. */
export const RetentionPreview = Type.Object({
  retention: Retention,
  now: Due,
  soon: Type.Object(Due.properties, { description: 'In the thirty days from now' }),
});
export type RetentionPreview = Static<typeof RetentionPreview>;

/** What was erased because its time was over. */
export const RetentionReport = Type.Object({
  erased: Due,
  isPurged: Type.Boolean({
    description: 'Whether the database holds no trace of what was erased',
  }),
});
export type RetentionReport = Static<typeof RetentionReport>;
