import type { BookEvent } from '../rate-books/life/event.ts';
import { TEXT } from './mask-event.ts';

/** An event of a rate book without the name of a person, and without the reason that somebody wrote. */
export function maskBookEvent(event: BookEvent): BookEvent {
  const {
    name: _,
    reason,
    ...detail
  }: BookEvent['detail'] & { name?: string; reason?: string } = event.detail;
  const masked = reason === undefined ? detail : { ...detail, reason: TEXT.reason };
  return { ...event, detail: masked } as BookEvent;
}
