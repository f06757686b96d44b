import { useTranslation } from 'react-i18next';
import type { Fault } from '../../../../shared/contract/result.ts';
import type { Message } from '../../../../shared/domain/messages/message.ts';
import { FaultNotice } from '../../../components/fault-notice.tsx';
import { Notice } from '../../../components/notice.tsx';
import { count } from '../../../i18n/money.ts';
import { sayAlone } from '../../../i18n/say.ts';
import classes from './compare-screen.module.css';

/** The inputs that choose a book. */
const SIDES = ['from', 'to'] as const;

/** The faults of a chosen book. */
interface BookFaults {
  readonly side: (typeof SIDES)[number];
  /** Where in the book each stands, as `factors[2].rows[1]`, and what it is. */
  readonly faults: readonly { readonly place: string; readonly message: Message }[];
}

/** The faults that keep a book from being compared; undefined where something else is wrong. */
export function bookFaultsOf(fault: Fault): BookFaults | undefined {
  if (fault.kind !== 'invalid' || !fault.errors || fault.errors.length === 0) return undefined;
  const { errors } = fault;
  const side = SIDES.find((each) => errors.every(({ path }) => path.startsWith(`${each}.hash.`)));
  if (side === undefined) return undefined;
  return {
    side,
    faults: errors.map(({ path, message }) => ({
      // As in the book itself: without the input that chose it.
      place: path.slice(`${side}.hash.`.length),
      message,
    })),
  };
}

/** So many faults are listed: the check of the book has them all. */
const LISTED = 10;

interface PairFaultProps {
  readonly fault: Fault;
  readonly onRetry?: () => void;
}

/** Why two books can not be compared: which one has faults, and where; or what else is wrong. */
export function PairFault({ fault, onRetry }: PairFaultProps) {
  const { t } = useTranslation('compareBooks');
  const found = bookFaultsOf(fault);
  if (!found) return <FaultNotice fault={fault} {...(onRetry && { onRetry })} />;
  const { side, faults } = found;
  const more = faults.length - LISTED;
  return (
    <Notice urgent tone="fault" title={t(`faults.${side}`)}>
      <ul>
        {faults.slice(0, LISTED).map(({ place, message }) => (
          <li key={`${place} ${message.code}`}>
            <code className={classes.place}>{place}</code> {sayAlone(message)}
          </li>
        ))}
      </ul>
      {more > 0 && t('faults.more', { count: more, written: count(more) })}
    </Notice>
  );
}
