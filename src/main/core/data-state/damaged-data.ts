import { english } from '../../../shared/domain/messages/english.ts';
import type { Message } from '../../../shared/domain/messages/message.ts';

/** What was read is not what was written. It is never handed out: the message says what it is. */
export class DamagedData extends Error {
  override readonly name = 'DamagedData';
  readonly what: Message;

  constructor(what: Message) {
    super(english(what));
    this.what = what;
  }
}
