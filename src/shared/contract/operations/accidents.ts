import { AccidentList, AccidentQuery, AccidentRequest } from '../../schemas/policies/accident.ts';
import { PLACEHOLDERS } from './http-place.ts';
import type { Operation } from './operation.ts';

const { policyId } = PLACEHOLDERS;

/** The accidents on a policy. */
export const accidentOperations = {
  listAccidents: {
    summary: 'List the accidents of a policy',
    http: {
      method: 'GET',
      path: '/applied/policy/:policyId/accidents',
      from: 'address',
      faults: ['notFound'],
      example: { policyId },
    },
    requires: 'quote:read',
    data: 'reads',
    input: AccidentQuery,
    output: AccidentList,
  },
  recordAccident: {
    summary: 'Record an accident on a policy, or what is known of one since',
    http: {
      method: 'POST',
      path: '/applied/policy/:policyId/accidents',
      from: 'json',
      faults: ['notFound', 'conflict', 'preconditionFailed'],
      example: {
        policyId,
        at: '2026-11-20',
        time: '08:40',
        place: 'N4 at Lucan, Co. Dublin',
        driver: 'Seán Murphy',
        otherParties: 'One car, 201-D-5555',
        description: 'Another car ran into the back of the customer’s at a traffic light',
        fault: 'notAtFault',
      },
    },
    requires: 'quote:write',
    data: 'changes',
    input: AccidentRequest,
    output: AccidentList,
  },
} as const satisfies Record<string, Operation>;
