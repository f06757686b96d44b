import { useTranslation } from 'react-i18next';
import type { ExplainedQuote } from '../../../../shared/schemas/quotes/quote-explanation.ts';
import { Part } from '../../../components/part.tsx';
import { change as signed } from '../../../i18n/money.ts';
import { StepTable } from '../covers/step-table.tsx';
import { PremiumRow, PremiumTable } from './premium-table.tsx';

/** The other covers, and the steps in which they differ. */
export function CoverDifferences({ explained }: { readonly explained: ExplainedQuote }) {
  const { t } = useTranslation(['explain', 'common']);
  const { cover: chosen, covers } = explained;
  return (
    <Part title={t('covers.title')} note={t('covers.note')}>
      <PremiumTable title={t('covers.title')} heads={[t('covers.cover')]}>
        {covers.premiums.map(({ cover, premium, difference }) => (
          <PremiumRow
            key={cover}
            title={t(`common:cover.${cover}`)}
            premium={premium}
            difference={signed(difference)}
            isOwn={cover === chosen}
          />
        ))}
      </PremiumTable>
      <StepTable comparison={{ chosen, steps: covers.steps }} />
    </Part>
  );
}
