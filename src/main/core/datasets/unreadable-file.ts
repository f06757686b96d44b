import { english, type Message } from '../../../shared/domain/messages/message.ts';

/** A file that can not be read as rows, or not to its end. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
  readonly said: Message;

  constructor(said: Message) {
    super(english(said));
    this.said = said;
  }
}
