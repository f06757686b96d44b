import { message } from '../../../../shared/domain/messages/message.ts';
import type { Periods } from '../../../../shared/schemas/rate-books/rate-book.ts';
import { SCALE_END } from '../period.ts';
import { type Finding, fault } from './finding.ts';

/** What is wrong with the periods of a rate book. */
export function examinePeriods({ leastDays, scale: rows }: Periods): Finding[] {
  const found = rows.flatMap(({ upToDays, share }, i): Finding[] => {
    const path = `periods.scale[${i}]`;
    const row = `${upToDays}`;
    const before = rows[i - 1];
    return [
      ...(before && upToDays <= before.upToDays
        ? [
            fault(
              { path: `${path}.upToDays`, row },
              message('boundNotAbove', { bound: upToDays, before: before.upToDays }),
            ),
          ]
        : []),
      ...(before && share < before.share
        ? [
            fault(
              { path: `${path}.share`, row },
              message('shareFalls', { share, before: before.share }),
            ),
          ]
        : []),
    ];
  });
  const last = rows.at(-1);
  if (last?.upToDays !== SCALE_END || last.share !== 1) {
    found.push(fault({ path: 'periods.scale' }, message('scaleEnd', { days: SCALE_END })));
  }
  if (leastDays > SCALE_END) {
    found.push(fault({ path: 'periods.leastDays' }, message('leastDaysLong', { days: leastDays })));
  }
  return found;
}
