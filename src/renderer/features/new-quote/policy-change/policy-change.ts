import { call } from '../../../data/call.ts';
import { later } from '../../../data/later.ts';
import { createPolicyChange } from './create-policy-change.ts';

/** The policy that is being changed at this desk. */
export const policyChange = createPolicyChange({ call, later, now: () => Date.now() });
