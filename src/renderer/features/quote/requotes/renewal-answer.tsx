import { useTranslation } from 'react-i18next';
import type { MessageCode } from '../../../../shared/domain/messages/message.ts';
import type { Warning } from '../../../../shared/schemas/quotes/remark.ts';
import type { RenewalCheck } from '../../../../shared/schemas/quotes/renewal.ts';
import { Notice } from '../../../components/notice.tsx';
import { difference, money } from '../../../i18n/money.ts';
import { sayWarning } from '../../../i18n/say.ts';
import classes from './renewal.module.css';

const TONES = { allowed: 'plain', breaks: 'fault', cannotTell: 'warning' } as const;

/** The messages that compare the offer with the most that may be charged: one line of our own says it. */
const COMPARED: ReadonlySet<string> = new Set([
  'renewalWithin',
  'renewalAbove',
] satisfies MessageCode[]);

const isCompared = (why: Warning) =>
  typeof why === 'object' && 'code' in why && COMPARED.has(why.code);

/** The offer with its fee, next to the most that may be charged; undefined where that is not known. */
function useCompared({ offered, most }: RenewalCheck): string | undefined {
  const { t } = useTranslation('quote');
  if (most === null) return undefined;
  const amounts = { offered: money(offered), most: money(most) };
  if (offered <= most) return t('renewal.within', amounts);
  return t('renewal.above', { ...amounts, above: money(difference(offered, most)) });
}

/** Whether a renewal price breaks the rule, why, and what that rests on. */
export function RenewalAnswer({ check }: { readonly check: RenewalCheck }) {
  const { t } = useTranslation('quote');
  const { verdict, because, restsOn, notChecked } = check;
  const compared = useCompared(check);
  const others = because.filter((why) => !isCompared(why));
  return (
    <>
      <Notice tone={TONES[verdict]} title={t(`renewal.verdict.${verdict}`)}>
        <ul>
          {compared && <li>{compared}</li>}
          {others.map(sayWarning).map((said) => (
            <li key={said}>{said}</li>
          ))}
        </ul>
      </Notice>
      {[...restsOn, ...notChecked].map(sayWarning).map((said) => (
        <p key={said} className={classes.note}>
          {said}.
        </p>
      ))}
    </>
  );
}
