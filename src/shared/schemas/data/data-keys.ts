import { type Static, Type } from 'typebox';

/**
 * Who may open the data: this computer's key for hosts without a window, the keystore of the system
 * for the desk, or anyone who has the recovery key.
 */
export const KEY_HOLDERS = ['host', 'keystore', 'recovery'] as const;
export type KeyHolderName = (typeof KEY_HOLDERS)[number];

/** A data key, sealed once for each of its holders. It says nothing of the key itself. */
export const SealedDataKey = Type.Object({
  /** ISO 8601, UTC. */
  madeAt: Type.String(),
  /** Tells the right key from another; base64url. */
  check: Type.String(),
  sealed: Type.Array(Type.Object({ holder: Type.Enum([...KEY_HOLDERS]), text: Type.String() })),
});
export type SealedDataKey = Static<typeof SealedDataKey>;

const Key = Type.Union([SealedDataKey, Type.Null()]);

/** How the data of a folder are encrypted: `data-keys.json`, and its copy. Without both they are not. */
export const DataKeys = Type.Object({
  version: Type.Literal(1),
  /** Null where they are not encrypted yet. */
  present: Key,
  /** While the databases of the folder go from one key to another, or to none. */
  change: Type.Optional(Type.Object({ to: Key })),
  /** Over the rest, hexadecimal; absent in files from before there was one. */
  sha256: Type.Optional(Type.String()),
});
export type DataKeys = Static<typeof DataKeys>;
