import { createHmac, hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { base32 } from '../../../shared/data/base32.ts';
import type { Secrets } from '../../core/access/client-store.ts';
import type { Signer } from '../../core/documents/links.ts';
import { type HashCost, hashTasks, KEY_BYTES, type Salted } from './hash-tasks.ts';

const AT_MOST = 2;

/** How many may wait for their turn: less than a second's work. */
const MOST_WAITING = 8;

/** The slow hash of a secret, and whether there is room for one more. */
interface SlowHash {
  readonly hash: (salted: Salted) => Promise<Buffer>;
  /** Whether no more hashes may wait for their turn. */
  readonly isQueueFull: () => boolean;
}

/** Many attempts at once must not take the whole thread pool: at most two run at a time. */
export function slowHash(calculate = hashTasks.slowHash): SlowHash {
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    async hash(salted) {
      if (running >= AT_MOST) await new Promise<void>((resolve) => waiting.push(resolve));
      running += 1;
      try {
        return await calculate(salted);
      } finally {
        running -= 1;
        waiting.shift()?.();
      }
    },
    isQueueFull: () => waiting.length >= MOST_WAITING,
  };
}

/** About 0.1 s and 16 MiB for each attempt. Source: OWASP Password Storage Cheat Sheet. */
const COST: HashCost = { ln: 14, r: 8, p: 5 };

/** A stored hash: `scrypt$ln=14,r=8,p=5$SALT$KEY`, and with a random secret a `$DIGEST` after it. */
interface StoredHash {
  readonly cost: HashCost;
  readonly salt: Buffer;
  readonly key: Buffer;
  readonly digest: string | undefined;
}

const STORED = /^scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)(?:\$([\w-]+))?$/;

function parse(hash = ''): StoredHash | undefined {
  const [stored, ln, r, p, salt = '', key = '', digest] = STORED.exec(hash) ?? [];
  if (stored === undefined) return undefined;
  const cost = { ln: Number(ln), r: Number(r), p: Number(p) };
  return {
    cost,
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
    digest,
  };
}

/** Salted, so that it says nothing of the same secret elsewhere. 256 random bits need nothing slow. */
function fastDigest(secret: string, salt: Buffer): string {
  return createHmac('sha256', salt).update(secret).digest('base64url');
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** The form of a random secret: 256 bits, base64url. */
const RANDOM = /^[A-Za-z0-9_-]{43}$/;

/** Made at each start. */
const MARK_KEY = randomBytes(KEY_BYTES);

/** A hash for unknown clients, so that they take as long as known ones. */
const UNKNOWN_CLIENT = { salt: randomBytes(16), key: randomBytes(KEY_BYTES) };

/**
 * Secrets by Node's crypto: scrypt for client secrets, SHA-256 for tokens.
 * @param cost of new hashes; one that is stored is checked by its own
 */
export const secretsBy = (slow: SlowHash, cost = COST): Secrets => ({
  random: () => randomBytes(32).toString('base64url'),
  hash: async (secret) => {
    const salt = randomBytes(16);
    const key = await slow.hash({ secret, salt, cost });
    const text = `ln=${cost.ln},r=${cost.r},p=${cost.p}`;
    const stored = `scrypt$${text}$${salt.toString('base64url')}$${key.toString('base64url')}`;
    return RANDOM.test(secret) ? `${stored}$${fastDigest(secret, salt)}` : stored;
  },
  matches: async (secret, hash) => {
    const stored = parse(hash);
    const { key, ...salted } = stored ?? { ...UNKNOWN_CLIENT, cost };
    const same = timingSafeEqual(await slow.hash({ secret, ...salted }), key);
    return same && stored !== undefined;
  },
  isBusy: slow.isQueueFull,
  knows: (secret, hash) => {
    const { salt, digest } = parse(hash) ?? {};
    return salt !== undefined && digest !== undefined && isSame(fastDigest(secret, salt), digest);
  },
  mark: (text) => createHmac('sha256', MARK_KEY).update(text).digest('base64url'),
  digest: (token) => hash('sha256', token),
});

/** The same, with slow hashes in Node's thread pool. */
export const secrets = secretsBy(slowHash());

/** Letters and digits that are hard to confuse when read aloud or copied. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Four characters from one random number: a random number for each would cost twice as much. */
function group(): string {
  let rest = randomInt(ALPHABET.length ** 4);
  let letters = '';
  while (letters.length < 4) {
    letters += ALPHABET[rest % ALPHABET.length];
    rest = Math.floor(rest / ALPHABET.length);
  }
  return letters;
}

/** A quote's id: about 48 bits in three groups, as `Q-7K3M-9XQ2-F4TD`. */
export function newQuoteId(): string {
  return `Q-${group()}-${group()}-${group()}`;
}

/** A declined risk's id: about 48 bits, as `D-7K3M-9XQ2-F4TD`. */
export function newDeclinedId(): string {
  return `D-${group()}-${group()}-${group()}`;
}

/** A policy's number: about 48 bits, as `P-7K3M-9XQ2-F4TD`. */
export function newPolicyId(): string {
  return `P-${group()}-${group()}-${group()}`;
}

/** The id of an erasure, as `E-7K3M-9XQ2`. */
export function newErasureId(): string {
  return `E-${group()}-${group()}`;
}

/** The id of a consent that was given or withdrawn, as `C-7K3M-9XQ2-F4TD`. */
export function newConsentId(): string {
  return `C-${group()}-${group()}-${group()}`;
}

/** The id of a note or an attached file, as `N-7K3M-9XQ2-F4TD`. */
export function newNoteId(): string {
  return `N-${group()}-${group()}-${group()}`;
}

/** A client's id, as `qd-7k3m9xq2f4td`. */
export function newClientId(): string {
  return `qd-${`${group()}${group()}${group()}`.toLowerCase()}`;
}

/** A user's id, as `u-7k3m9xq2`. */
export function newUserId(): string {
  return `u-${`${group()}${group()}`.toLowerCase()}`;
}

/** A document's id: 128 bits, base64url. */
export function newDocumentId(): string {
  return randomBytes(16).toString('base64url');
}

/** Signs with HMAC-SHA256; compares texts, not bytes, because several texts decode to the same bytes. */
export function signer(key: string): Signer {
  const mac = (text: string) => createHmac('sha256', key).update(text).digest();
  return {
    sign: (text) => mac(text).toString('base64url'),
    code: (text) => base32(mac(text).subarray(0, 10)),
    same: isSame,
  };
}
