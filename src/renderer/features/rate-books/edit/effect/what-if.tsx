import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { RateBookTrial } from '../../../../../shared/schemas/rate-book-trial.ts';
import table from '../../../../components/table.module.css';
import { bookWords } from '../../../../i18n/book-words.ts';
import { change, money } from '../../../../i18n/money.ts';
import { type BookInput, bookInputs, withAnswer } from '../book/book-inputs.ts';
import type { Draft } from '../book/draft.ts';
import type { Risk } from '../book/risk.ts';
import classes from './effects.module.css';

function Covers({ covers }: { readonly covers: NonNullable<RateBookTrial['covers']> }) {
  const { t } = useTranslation(['bookEdit', 'common']);
  return (
    <table className={`${table.table} ${classes.narrow}`} data-testid="risk-premiums">
      <thead>
        <tr>
          <th scope="col">{t('risk.cover')}</th>
          <th scope="col" className={table.number}>
            {t('before')}
          </th>
          <th scope="col" className={table.number}>
            {t('now')}
          </th>
          <th scope="col" className={table.number}>
            {t('difference')}
          </th>
        </tr>
      </thead>
      <tbody>
        {covers.map(({ cover, premiumCents, baseCents }) => (
          <tr key={cover}>
            <th scope="row">{t(`common:cover.${cover}`)}</th>
            <td className={table.number}>{baseCents === null ? '' : money(baseCents / 100)}</td>
            <td className={table.number}>{money(premiumCents / 100)}</td>
            <td className={table.number}>
              {baseCents === null ? '' : change((premiumCents - baseCents) / 100)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface WhatIfProps {
  readonly draft: Draft;
  readonly risk: Risk | undefined;
  readonly start: number;
  readonly covers: RateBookTrial['covers'];
  readonly onStart: (position: number) => void;
  readonly onRisk: (risk: Risk) => void;
  /** Adds the risk to the examples, with what the book gives for it. */
  readonly onAdd: () => void;
}

/** A risk of one's own: a worked example with other answers, priced before and now by cover. */
export function WhatIf({ draft, risk, start, covers, onStart, onRisk, onAdd }: WhatIfProps) {
  const { t } = useTranslation('bookEdit');
  const label = ({ input, title, isShared }: BookInput) =>
    isShared ? `${bookWords(title)} (${input})` : bookWords(title);
  return (
    <div className={classes.risk}>
      <NativeSelect
        label={t('risk.start')}
        value={String(start)}
        data={draft.examples.map(({ title }, i) => ({ value: String(i), label: title }))}
        onChange={(event) => onStart(Number(event.currentTarget.value))}
      />
      {covers && <Covers covers={covers} />}
      {risk && (
        <details>
          <summary>{t('risk.answers')}</summary>
          <div className={classes.answers}>
            {bookInputs(draft).map((input) => (
              <TextInput
                // Another example begins with its own answers.
                key={`${start} ${input.input}`}
                size="xs"
                label={label(input)}
                inputMode={input.isNumber ? 'decimal' : 'text'}
                placeholder={t('risk.assumed')}
                defaultValue={String(risk.inputs[input.input] ?? '')}
                onChange={(event) =>
                  onRisk({
                    ...risk,
                    inputs: withAnswer(risk.inputs, input, event.currentTarget.value),
                  })
                }
              />
            ))}
          </div>
        </details>
      )}
      <Button
        className={classes.add}
        variant="default"
        size="xs"
        disabled={!risk || !covers}
        onClick={onAdd}
      >
        {t('risk.add')}
      </Button>
    </div>
  );
}
