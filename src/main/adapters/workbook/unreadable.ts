import { english, type Message, message } from '../../../shared/domain/messages/message.ts';

/** Stops the reading of a file that is no workbook we take; only `readWorkbook` and `markWorkbook` catch it. */
export class Unreadable extends Error {
  readonly said: Message;

  constructor(said: Message) {
    super(english(said));
    this.said = said;
  }
}

/** Says what is damaged. */
export const damaged = (problem: string): Unreadable =>
  new Unreadable(message('workbookDamaged', { problem }));
