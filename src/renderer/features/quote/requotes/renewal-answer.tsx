import { useTranslation } from 'react-i18next';
import type { RenewalCheck } from '../../../../shared/schemas/renewal.ts';
import { Notice } from '../../../components/notice.tsx';
import { money } from '../../../i18n/money.ts';
import { sayWarning } from '../../../i18n/say.ts';
import classes from './renewal.module.css';

const TONES = { allowed: 'plain', breaks: 'fault', cannotTell: 'warning' } as const;

/** Whether a renewal price breaks the rule, why, and what that rests on. */
export function RenewalAnswer({ check }: { readonly check: RenewalCheck }) {
  const { t } = useTranslation('quote');
  const { verdict, because, most, restsOn, notChecked } = check;
  return (
    <>
      <Notice tone={TONES[verdict]} title={t(`renewal.verdict.${verdict}`)}>
        <ul>
          {because.map(sayWarning).map((said) => (
            <li key={said}>{said}</li>
          ))}
          {most !== null && <li>{t('renewal.most', { amount: money(most) })}</li>}
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
