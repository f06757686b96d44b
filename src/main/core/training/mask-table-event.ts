import type { TableEvent } from '../rate-books/life/event.ts';
import { TEXT } from './mask-event.ts';

/** An event of a rate book or a levy table without a person's name, and without the reason that somebody wrote. */
export function maskTableEvent(event: TableEvent): TableEvent {
  const {
    name: _,
    reason,
    ...detail
  }: TableEvent['detail'] & { name?: string; reason?: string } = event.detail;
  const masked = reason === undefined ? detail : { ...detail, reason: TEXT.reason };
  return { ...event, detail: masked } as TableEvent;
}
