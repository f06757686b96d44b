import { normaliseEircode } from '../../../shared/domain/eircode.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { normaliseVrm } from '../../../shared/domain/registration.ts';
import { shortly } from '../../../shared/domain/text/shortly.ts';
import type { Cell } from './column.ts';

/** Reads an Eircode as quotes keep it, or says what stands there. */
export function readEircode(text: string): Cell<string> {
  const value = normaliseEircode(text);
  return value === undefined
    ? { fault: message('eircodeUnread', { text: shortly(text) }) }
    : { value };
}

/** Reads an Irish registration mark as quotes keep it, or says what stands there. */
export function readRegistration(text: string): Cell<string> {
  const value = normaliseVrm(text);
  return value === undefined
    ? { fault: message('registrationUnread', { text: shortly(text) }) }
    : { value };
}
