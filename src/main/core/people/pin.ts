import { type Message, message } from '../../../shared/domain/messages/message.ts';

/** The fewest digits of a PIN, and the fewest characters of a passphrase. */
export const LEAST_DIGITS = 6;
const LEAST_CHARACTERS = 8;

const RUNS = ['01234567890', '09876543210'];

/** Whether the digits are those that somebody would try first. */
const isEasy = (digits: string) =>
  new Set(digits).size === 1 || RUNS.some((run) => run.includes(digits));

/** One text for one typed PIN, however the keyboard makes its accents. */
export const normalPin = (pin: string) => pin.normalize('NFC');

/** Why a text is no PIN; undefined where it is one. */
export function pinFault(pin: string): Message | undefined {
  if (!/^\d+$/.test(pin)) {
    return [...pin].length < LEAST_CHARACTERS
      ? message('passphraseShort', { least: LEAST_CHARACTERS })
      : undefined;
  }
  if (pin.length < LEAST_DIGITS) return message('pinShort', { least: LEAST_DIGITS });
  return isEasy(pin) ? message('pinEasy') : undefined;
}
