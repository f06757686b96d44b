import { useTranslation } from 'react-i18next';
import { COVERS, type Cover } from '../../../shared/schemas/cover.ts';
import type { QuoteComparison } from '../../../shared/schemas/what-if.ts';
import { Section } from '../../components/section.tsx';
import table from '../../components/table.module.css';
import { bookWords } from '../../i18n/book-words.ts';
import { money, change as signed } from '../../i18n/money.ts';
import classes from './covers.module.css';

type StepCover = QuoteComparison['steps'][number]['covers'][number];

function Cell({ step, chosen }: { readonly step: StepCover | undefined; chosen: boolean }) {
  const { t } = useTranslation('quote');
  if (!step) {
    return (
      <td className={table.number} data-chosen={chosen || undefined}>
        <span className={table.quiet}>{t('covers.noStep')}</span>
      </td>
    );
  }
  return (
    <td className={table.number} data-chosen={chosen || undefined}>
      {signed(step.change)}
      {step.multiplier !== null && (
        <span className={classes.multiplier}>{`×${step.multiplier}`}</span>
      )}
    </td>
  );
}

function Comparison({ chosen, covers, steps, setByHand }: QuoteComparison) {
  const { t } = useTranslation(['quote', 'common']);
  const shown = COVERS.filter((cover) => covers.some((each) => each.cover === cover));
  const of = (cover: Cover) => covers.find((each) => each.cover === cover);
  return (
    <div className={table.panel}>
      <table className={`${table.table} ${classes.table}`}>
        <thead>
          <tr>
            <td />
            {shown.map((cover) => (
              <th
                key={cover}
                scope="col"
                className={table.number}
                data-chosen={cover === chosen || undefined}
              >
                {t(`common:cover.${cover}`)}
                {cover === chosen && <span className={classes.chosen}>{t('covers.chosen')}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className={classes.premium}>
            <th scope="row">{t('covers.premium')}</th>
            {shown.map((cover) => (
              <td key={cover} className={table.number} data-chosen={cover === chosen || undefined}>
                {money(of(cover)?.premium ?? 0)}
                {cover !== chosen && (
                  <span className={classes.multiplier}>{signed(of(cover)?.difference ?? 0)}</span>
                )}
              </td>
            ))}
          </tr>
          {steps.map(({ id, title, covers: each }) => (
            <tr key={id}>
              <th scope="row">{bookWords(title)}</th>
              {shown.map((cover) => (
                <Cell
                  key={cover}
                  step={each.find((one) => one.cover === cover)}
                  chosen={cover === chosen}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {setByHand && <p className={classes.note}>{t('whatIf.setByHand')}</p>}
    </div>
  );
}

/** The quote under each cover, and the steps in which they differ. */
export function Covers({ comparison }: { readonly comparison: QuoteComparison }) {
  const { t } = useTranslation('quote');
  return (
    <Section title={t('covers.title')} note={t('covers.note')}>
      <Comparison {...comparison} />
    </Section>
  );
}
