import { done, invalid, type Result } from '../../../../shared/contract/result.ts';
import { daysBetween, readDay } from '../../../../shared/domain/date.ts';
import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import { dayAsWritten, momentFault, readMoment } from '../../../../shared/domain/moment.ts';
import type { Warning } from '../../../../shared/schemas/quotes/remark.ts';
import { tooFarAhead, tooOld } from '../document/contradictions.ts';
import { DAYS_AHEAD } from '../document/unusual.ts';
import { ageInputs } from './driver-inputs.ts';

/** The two dates of a quick price, each with the path that a fault names. */
interface Asked {
  readonly inception: { readonly text: string; readonly path: string };
  readonly birth: { readonly text: string; readonly path: string };
}

/** What a quick price is of, whatever the cover. */
export interface QuickRisk {
  /** The Irish day on which cover begins, `YYYY-MM-DD`. */
  readonly day: string;
  readonly ages: ReturnType<typeof ageInputs>;
  readonly warnings: readonly Warning[];
}

/** What is unusual about an inception, as a quote document is told. */
function unusualDay(day: string, today: string): Message | undefined {
  if (day < today) return message('dayPast', { day });
  const isFar = daysBetween(today, day) > DAYS_AHEAD;
  return isFar ? message('dayFarAhead', { day, days: DAYS_AHEAD }) : undefined;
}

/** Reads the dates of a quick price. @param today the Irish day, `YYYY-MM-DD` */
export function readQuickRisk({ inception, birth }: Asked, today: string): Result<QuickRisk> {
  const moment = readMoment(inception.text);
  const born = readDay(birth.text);
  if (!moment || born === undefined) {
    const noMoment = { path: inception.path, message: message(momentFault(inception.text)) };
    const noDay = { path: birth.path, message: message('existingDate') };
    return invalid([...(moment ? [] : [noMoment]), ...(born === undefined ? [noDay] : [])]);
  }
  const { day } = dayAsWritten(moment) ?? moment;
  if (born >= day) {
    return invalid([{ path: birth.path, message: message('before', { field: inception.path }) }]);
  }
  const far = tooFarAhead(day, today);
  const old = tooOld(born, day);
  if (far || old) {
    return invalid([
      ...(far ? [{ path: inception.path, message: far }] : []),
      ...(old ? [{ path: birth.path, message: old }] : []),
    ]);
  }
  const said = unusualDay(day, today);
  const warnings = said ? [{ path: inception.path, message: said }] : [];
  return done({ day, ages: ageInputs(born, day), warnings });
}
