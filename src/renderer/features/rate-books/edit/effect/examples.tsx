import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { RateBookTrial } from '../../../../../shared/schemas/rate-book-trial.ts';
import table from '../../../../components/table.module.css';
import { change, money } from '../../../../i18n/money.ts';
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
    <tr data-fails={!holds || undefined}>
      <th scope="row">{title}</th>
      <td className={table.number}>{baseCents === null ? '' : money(baseCents / 100)}</td>
      <td className={table.number}>{money(premiumCents / 100)}</td>
      <td className={holds ? classes.holds : classes.fails}>
        {holds ? t('examples.yes') : t('examples.no', { by: change(differenceCents / 100) })}
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
      </td>
    </tr>
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
      <table className={`${table.table} ${classes.narrow}`}>
        <thead>
          <tr>
            <th scope="col">{t('examples.title')}</th>
            <th scope="col" className={table.number}>
              {t('before')}
            </th>
            <th scope="col" className={table.number}>
              {t('now')}
            </th>
            <th scope="col">{t('examples.holds')}</th>
          </tr>
        </thead>
        <tbody>
          {examples.map((example, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two examples may have one title while they are written
            <Row key={i} example={example} onTake={() => onTake([example])} />
          ))}
        </tbody>
      </table>
    </>
  );
}
