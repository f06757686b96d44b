import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { RateBookTrial } from '../../../../../shared/schemas/rate-books/rate-book-trial.ts';
import { change } from '../../../../i18n/money.ts';
import { EffectRow, EffectTable } from './effect-table.tsx';
import classes from './effects.module.css';

type Tried = NonNullable<RateBookTrial['examples']>;

interface RowProps {
  readonly example: Tried[number];
  readonly onTake: () => void;
}

function Row({ example, onTake }: RowProps) {
  const { t } = useTranslation('bookEdit');
  const { title, holds, premiumCents, baseCents, differenceCents } = example;
  return (
    <EffectRow name={title} before={baseCents} now={premiumCents}>
      <span className={holds ? classes.holds : classes.fails}>
        {holds ? t('examples.yes') : t('examples.no', { by: change(differenceCents / 100) })}
      </span>
      {!holds && (
        <Button
          className={classes.take}
          variant="default"
          size="compact-xs"
          aria-label={t('examples.takeOf', { title })}
          onClick={onTake}
        >
          {t('examples.take')}
        </Button>
      )}
    </EffectRow>
  );
}

interface ExamplesProps {
  readonly examples: Tried | null;
  /** Has some of them expect what the book gives. */
  readonly onTake: (examples: Tried) => void;
}

/** The worked examples by the edited book: whether each holds, and its premium before and now. */
export function Examples({ examples, onTake }: ExamplesProps) {
  const { t } = useTranslation('bookEdit');
  if (!examples) return <p className={classes.none}>{t('examples.none')}</p>;
  const failing = examples.filter(({ holds }) => !holds);
  return (
    <>
      {failing.length > 1 && (
        <Button variant="default" size="xs" mb="xs" onClick={() => onTake(failing)}>
          {t('examples.takeAll', { count: failing.length })}
        </Button>
      )}
      <EffectTable first={t('examples.title')} last={t('examples.holds')}>
        {examples.map((example, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two examples may have one title while they are written
          <Row key={i} example={example} onTake={() => onTake([example])} />
        ))}
      </EffectTable>
    </>
  );
}
