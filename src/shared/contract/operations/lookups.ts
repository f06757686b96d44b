import { Address, AddressQuery } from '../../schemas/data/address.ts';
import { Cars, Vehicle, VehicleQuery } from '../../schemas/data/vehicle.ts';
import { Nothing, type Operation } from './operation.ts';

/** What the vehicle and address data know. */
export const lookupOperations = {
  lookUpVehicle: {
    summary: 'Find a vehicle by its registration mark',
    http: {
      method: 'GET',
      path: '/vehicle-lookup/:vrm',
      from: 'address',
      faults: ['notFound'],
      example: { vrm: '191-D-12345' },
    },
    requires: 'lookup',
    data: 'none',
    input: VehicleQuery,
    output: Vehicle,
  },
  listCars: {
    summary: 'List the makes and models of the vehicle data',
    requires: 'broker',
    requiresOfUser: 'price',
    data: 'reads',
    input: Nothing,
    output: Cars,
  },
  lookUpEircode: {
    summary: 'Find an address by its Eircode',
    http: {
      method: 'GET',
      path: '/eircode-lookup/:eircode',
      from: 'address',
      faults: ['notFound'],
      example: { eircode: 'D02X285' },
    },
    requires: 'lookup',
    data: 'none',
    input: AddressQuery,
    output: Address,
  },
} as const satisfies Record<string, Operation>;
