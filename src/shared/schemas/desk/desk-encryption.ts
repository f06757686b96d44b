import { type Static, Type } from 'typebox';
import { MessageShape } from '../common/remark.ts';

const recoveryKey = Type.String({ maxLength: 200 });

/** What the page may ask of the desktop host about the encryption of its data. */
export const EncryptionRequest = Type.Union([
  Type.Object({ kind: Type.Literal('state') }),
  // Shown, and written down, before anything is encrypted.
  Type.Object({ kind: Type.Literal('newRecoveryKey') }),
  Type.Object({ kind: Type.Literal('encrypt'), recoveryKey }),
  Type.Object({ kind: Type.Literal('unlock'), recoveryKey }),
]);
export type EncryptionRequest = Static<typeof EncryptionRequest>;

/** The encryption of the data at a desk. */
export interface DeskEncryption {
  readonly encrypted: boolean;
  /** Whether the system has a keystore that other users and programs without it cannot read. */
  readonly keystore: boolean;
}

/**
 * `wrongKey`: a text that is no recovery key, or that of other data. `noKeystore`: nothing here can keep
 * the key. `notAllowed`: who is signed in is no administrator. `failed`: whatever else; the log has it.
 */
export type EncryptionProblem = 'wrongKey' | 'noKeystore' | 'notAllowed' | 'failed';

/** After `encrypt` and `unlock` the desk starts again. */
export type EncryptionAnswer =
  | { readonly ok: true; readonly state: DeskEncryption; readonly recoveryKey?: string }
  | { readonly ok: false; readonly problem: EncryptionProblem };

/** The encryption of the data of a host without a window. */
export const DataEncryption = Type.Object({
  state: Type.Enum(['off', 'turningOn', 'on'], {
    description: '`turningOn`: the host closes the data, encrypts them, and opens them again',
  }),
  offered: Type.Boolean({ description: 'Whether this host encrypts its data when it is asked to' }),
  keyPlace: Type.Union([Type.String(), Type.Null()], {
    description: 'The file or the variable that has the key of this computer',
  }),
  problem: Type.Union([MessageShape, Type.Null()], {
    description: 'Why the data could not be encrypted since this host started',
  }),
});

/** A recovery key, as it was shown. */
export const ShownRecoveryKey = Type.Object({ recoveryKey }, { additionalProperties: false });
