import { fold } from '../../../shared/domain/fold.ts';
import { type Message, message } from '../../../shared/domain/messages/message.ts';

/** The fewest digits of a PIN, and the fewest characters of a passphrase. */
export const LEAST_DIGITS = 6;
const LEAST_CHARACTERS = 8;

const RUNS = ['01234567890', '09876543210'];

/** Whether the digits are those that somebody would try first. */
const isEasy = (digits: string) =>
  new Set(digits).size === 1 || RUNS.some((run) => run.includes(digits));

/** What lists of stolen passphrases have most often, without digits and signs around it. */
const COMMON = new Set(
  `password passwort passphrase pass passw0rd p@ssw0rd qwerty qwertyuiop qwertz azerty asdfgh asdfghjkl
   zxcvbn zxcvbnm qazwsx qazwsxedc 1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4 abc abcd abcdef abcdefgh iloveyou
   letmein welcome admin administrator login master secret changeme default monkey dragon sunshine
   princess football baseball superman batman starwars whatever trustno computer internet michael
   jennifer chocolate liverpool arsenal chelsea ireland dublin guinness quotedesk insurance broker`.split(
    /\s+/,
  ),
);

/** Whether a passphrase is one of the first that somebody would try. */
function isCommon(passphrase: string): boolean {
  const plain = fold(passphrase).replaceAll(' ', '');
  const bare = plain.replace(/^[^a-z]+|[^a-z]+$/g, '');
  return new Set(plain).size === 1 || COMMON.has(plain) || COMMON.has(bare);
}

/** One text for one typed PIN, however the keyboard makes its accents. */
export const normalPin = (pin: string) => pin.normalize('NFC');

/** Why a text is no PIN; undefined where it is one. */
export function pinFault(pin: string): Message | undefined {
  if (!/^\d+$/.test(pin)) {
    if ([...pin].length < LEAST_CHARACTERS) {
      return message('passphraseShort', { least: LEAST_CHARACTERS });
    }
    return isCommon(pin) ? message('pinEasy') : undefined;
  }
  if (pin.length < LEAST_DIGITS) return message('pinShort', { least: LEAST_DIGITS });
  return isEasy(pin) ? message('pinEasy') : undefined;
}
