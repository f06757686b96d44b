/** What was rated of a question that may stay open, and did. */
export const NOT_GIVEN = 'not given';
