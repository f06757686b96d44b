import { useTranslation } from 'react-i18next';
import type {
  Counterfactual,
  ExplainedQuote,
} from '../../../../shared/schemas/quotes/quote-explanation.ts';
import { Part } from '../../../components/part.tsx';
import table from '../../../components/table.module.css';
import { bookWords } from '../../../i18n/book-words.ts';
import { change as signed } from '../../../i18n/money.ts';
import { PremiumRow, PremiumTable } from './premium-table.tsx';

interface ChangeTableProps {
  readonly title: string;
  readonly changes: readonly Counterfactual[];
}

function ChangeTable({ title, changes }: ChangeTableProps) {
  const { t } = useTranslation('explain');
  return (
    <PremiumTable title={title} hasCaption heads={[t('changes.what'), t('changes.fromTo')]}>
      {changes.map(({ id, title: what, from, to, premium, difference }) => (
        <PremiumRow
          key={id}
          title={bookWords(what)}
          premium={premium}
          difference={signed(difference)}
        >
          <td>
            <span className={table.quiet}>{bookWords(from)}</span> → {bookWords(to)}
          </td>
        </PremiumRow>
      ))}
    </PremiumTable>
  );
}

/** What a customer can really change, by how far it moves the premium: one change, all else the same. */
export function Changes({ counterfactuals }: Pick<ExplainedQuote, 'counterfactuals'>) {
  const { t } = useTranslation('explain');
  const ways = (['cheaper', 'dearer'] as const).filter((way) => counterfactuals[way].length > 0);
  if (ways.length === 0) return null;
  return (
    <Part title={t('changes.title')} note={t('changes.note')}>
      {ways.map((way) => (
        <ChangeTable key={way} title={t(`changes.${way}`)} changes={counterfactuals[way]} />
      ))}
    </Part>
  );
}
