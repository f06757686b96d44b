import { useTranslation } from 'react-i18next';
import type { PriceCheck as Check } from '../../../../shared/schemas/policies/renewal.ts';
import { Fact } from '../../../components/facts.tsx';
import table from '../../../components/table.module.css';
import { money } from '../../../i18n/money.ts';
import { sayWarning } from '../../../i18n/say.ts';

/** What the rule against price walking says of an offer, and what somebody new is charged. */
export function PriceCheck({ check }: { readonly check: Check }) {
  const { t } = useTranslation('policy');
  const { verdict, because, newBusiness } = check;
  const value = t(`renewal.verdict.${verdict}`);
  const said = [
    t('renewal.newBusiness', { premium: money(newBusiness) }),
    ...because.map(sayWarning),
  ];
  return (
    <Fact plain name={t('renewal.rule')} value={value}>
      {value}
      {said.map((text) => (
        <div key={text} className={table.quiet}>
          {text}
        </div>
      ))}
    </Fact>
  );
}
