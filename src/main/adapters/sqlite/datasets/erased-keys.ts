import { createHmac, randomBytes } from 'node:crypto';
import type { Connection } from '../connection/connection.ts';
import { hashed } from '../rows/row-hash.ts';

/** The setting of the salt, and what the settings that each stand for an erased customer begin with. */
const [SALT, ERASED] = ['erasedSalt', 'erased.'];

/** SHA-256 by a secret salt: of a key of a customer nothing is left but this. */
const nameOf = (salt: string, customerKey: string): string =>
  ERASED + createHmac('sha256', salt).update(customerKey).digest('base64url');

/**
 * Who was erased, so that no import brings them back: a digest of each key with a salt of the
 * installation, and no plain word. For use inside a transaction.
 */
export function erasedKeys({ sqlite }: Pick<Connection, 'sqlite'>) {
  const read = sqlite.prepare<[string], string>('select value from setting where name = ?').pluck();
  const insert = sqlite.prepare<[ReturnType<typeof hashed>]>(
    `insert into setting (name, value, row_hash) values (@name, @value, @row_hash)
     on conflict (name) do nothing`,
  );
  const write = (name: string, value: string) => insert.run(hashed({ name, value }));
  return {
    keep: (customerKey: string): void => {
      const salt = read.get(SALT) ?? randomBytes(32).toString('base64url');
      write(SALT, salt);
      write(nameOf(salt, customerKey), '');
    },
    /** Whether the customer of a key was erased. */
    has: (customerKey: string): boolean => {
      // Without a salt no one was.
      const salt = read.get(SALT);
      return salt !== undefined && read.get(nameOf(salt, customerKey)) !== undefined;
    },
  };
}
