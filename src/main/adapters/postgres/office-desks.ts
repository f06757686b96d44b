import { message } from '../../../shared/domain/messages/message.ts';
import { FaultError } from '../../../shared/result/fault-error.ts';
import { CODE_TRIES } from '../../core/office/joining-code.ts';
import { type Pool, withOffice } from './office-pool.ts';

/** A desk that has joined an office. Times in epoch milliseconds. */
export interface OfficeDesk {
  readonly id: string;
  readonly name: string;
  /** Ed25519, 32 bytes in base 64. */
  readonly publicKey: string;
  readonly joinedAt: number;
  readonly seenAt: number | null;
  readonly revokedAt: number | null;
}

const COLUMNS = `id, name, public_key as "publicKey", joined_at as "joinedAt", seen_at as "seenAt",
  revoked_at as "revokedAt"`;

/** Milliseconds after which a quote that no one says is open is not. */
const STAYS_OPEN = 20_000;

/** Milliseconds after which what no one can use any more is removed. */
const DAY = 86_400_000;

/** The desks of an office. */
export interface OfficeDesks {
  /** Keeps a code by the digest of its secret. */
  readonly addCode: (digest: string, expiresAt: number) => Promise<void>;
  /**
   * Lets a desk join by the secret of a code, which is then used.
   * @throws {FaultError} where there is no such code, or it can't be used any more
   */
  readonly join: (
    digest: string,
    desk: Pick<OfficeDesk, 'id' | 'name' | 'publicKey'>,
    now: number,
  ) => Promise<void>;
  /** A desk that may exchange; undefined where it never joined, has left, or was revoked. */
  readonly find: (id: string, now: number) => Promise<OfficeDesk | undefined>;
  readonly all: () => Promise<readonly OfficeDesk[]>;
  /**
   * Notes that a desk has a quote open. @param person who is signed in there; empty where no one is
   * @returns the people, or else the desks, who have it open, too
   */
  readonly present: (
    desk: string,
    open: { readonly quoteId: string; readonly person: string },
    now: number,
  ) => Promise<readonly string[]>;
  /** Ends what a desk may do. @returns since when it is so; undefined where there is no such desk */
  readonly revoke: (id: string, now: number) => Promise<number | undefined>;
}

/** The desks of an office in PostgreSQL. */
export function officeDesks(pool: Pool): OfficeDesks {
  return {
    addCode: (digest, expiresAt) =>
      withOffice(async () => {
        await pool.query('delete from joining_code where expires_at <= $1', [expiresAt - DAY]);
        await pool.query('insert into joining_code (digest, expires_at) values ($1, $2)', [
          digest,
          expiresAt,
        ]);
      }),
    join: (digest, { id, name, publicKey }, now) =>
      withOffice(async () => {
        // One statement: of two desks with one code, one joins.
        const { rowCount } = await pool.query(
          `with used as (
             delete from joining_code where digest = $1 and expires_at > $5 and tries < $6 returning 1
           )
           insert into desk (id, name, public_key, joined_at)
           select $2, $3, $4, $5 from used`,
          [digest, id, name, publicKey, now, CODE_TRIES],
        );
        if (rowCount === 1) return;
        // Whoever guesses uses up the tries of every code.
        await pool.query('update joining_code set tries = tries + 1');
        throw new FaultError({ kind: 'forbidden', message: message('joiningCodeWrong') });
      }),
    find: (id, now) =>
      withOffice(async () => {
        const { rows } = await pool.query<OfficeDesk>(
          `update desk set seen_at = $2 where id = $1 and revoked_at is null returning ${COLUMNS}`,
          [id, now],
        );
        return rows[0];
      }),
    all: () =>
      withOffice(async () => {
        const { rows } = await pool.query<OfficeDesk>(
          `select ${COLUMNS} from desk order by joined_at`,
        );
        return rows;
      }),
    present: (desk, { quoteId, person }, now) =>
      withOffice(async () => {
        const { rows } = await pool.query<{ name: string }>(
          `with noted as (
             insert into presence values ($1, $2, $3, $4)
             on conflict (desk) do update set quote_id = $2, person = $3, at = $4
           ), gone as (delete from presence where desk <> $1 and at < $4 - $6)
           select distinct coalesce(nullif(person, ''), desk.name, '') as name
           from presence left join desk on desk.id = presence.desk
           where presence.desk <> $1 and quote_id = $2 and at > $4 - $5 and at <= $4 + $5 order by 1`,
          [desk, quoteId, person, now, STAYS_OPEN, DAY],
        );
        return rows.map(({ name }) => name);
      }),
    revoke: (id, now) =>
      withOffice(async () => {
        const { rows } = await pool.query<{ revokedAt: number }>(
          `update desk set revoked_at = coalesce(revoked_at, $2) where id = $1
           returning revoked_at as "revokedAt"`,
          [id, now],
        );
        return rows[0]?.revokedAt;
      }),
  };
}
