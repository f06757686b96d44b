import { useTranslation } from 'react-i18next';
import type { Fault } from '../../../../shared/contract/result.ts';
import { FaultNotice } from '../../../components/fault-notice.tsx';
import { Notice } from '../../../components/notice.tsx';
import { count } from '../../../i18n/money.ts';
import { sayAlone } from '../../../i18n/say.ts';
import { bookFaultsOf } from './book-faults.ts';
import classes from './compare-screen.module.css';

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
