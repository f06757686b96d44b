import { DataEncryption, ShownRecoveryKey } from '../../schemas/desk/desk-encryption.ts';
import { Nothing, type Operation } from './operation.ts';

const ofTheDesk = { requires: 'broker', environment: 'live', data: 'none' } as const;

/** The encryption of the data by a host without a window; at the desk, its window does it. */
export const encryptionOperations = {
  encryptionState: {
    summary: 'Whether the data are encrypted, and whether this host encrypts them',
    ...ofTheDesk,
    requiresOfUser: 'signedIn',
    input: Nothing,
    output: DataEncryption,
  },
  newRecoveryKey: {
    summary: 'Make a recovery key to be written down; nothing is encrypted yet',
    ...ofTheDesk,
    input: Nothing,
    output: ShownRecoveryKey,
  },
  encryptData: {
    summary: 'Close the data, encrypt them, and open them again, with the recovery key shown last',
    ...ofTheDesk,
    input: ShownRecoveryKey,
    output: DataEncryption,
  },
} as const satisfies Record<string, Operation>;
