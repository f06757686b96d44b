/** Where the content of the firm's files is kept: each once, and every version for good. */
export interface FirmFileStore {
  /** Keeps a content under its hash; it is no fault where it is there already. */
  readonly add: (file: {
    /** Of the bytes, hexadecimal. */
    readonly sha256: string;
    readonly bytes: Uint8Array;
    /** Epoch milliseconds. */
    readonly createdAt: number;
  }) => Promise<void>;
  readonly find: (sha256: string) => Promise<Uint8Array | undefined>;
}
