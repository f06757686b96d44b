import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RateBookTrial } from '../../../../../shared/schemas/rate-books/rate-book-trial.ts';
import table from '../../../../components/table.module.css';
import { bookWords } from '../../../../i18n/book-words.ts';
import { change, money } from '../../../../i18n/money.ts';
import { type BookInput, bookInputs, type Draft, type Risk, withAnswer } from '../book/draft.ts';
import classes from './effects.module.css';

interface EffectTableProps {
  /** What is priced. */
  readonly first: string;
  /** What the last column says of both premiums. */
  readonly last: string;
  readonly testId?: string;
  readonly children: ReactNode;
}

/** Premiums by the kept book and by the edited one. */
export function EffectTable({ first, last, testId, children }: EffectTableProps) {
  const { t } = useTranslation('bookEdit');
  return (
    <table className={`${table.table} ${classes.narrow}`} data-testid={testId}>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          <th scope="col" className={table.number}>
            {t('before')}
          </th>
          <th scope="col" className={table.number}>
            {t('now')}
          </th>
          <th scope="col" className={table.number}>
            {last}
          </th>
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface EffectRowProps {
  readonly name: string;
  /** In cents; null where the kept book can not be priced by. */
  readonly before: number | null;
  /** In cents. */
  readonly now: number;
  /** What it says of both. */
  readonly children: ReactNode;
}

/** One premium before and now. */
export function EffectRow({ name, before, now, children }: EffectRowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className={table.number}>{before === null ? '' : money(before / 100)}</td>
      <td className={table.number}>{money(now / 100)}</td>
      <td className={table.number}>{children}</td>
    </tr>
  );
}

function Covers({ covers }: { readonly covers: NonNullable<RateBookTrial['covers']> }) {
  const { t } = useTranslation(['bookEdit', 'common']);
  return (
    <EffectTable first={t('risk.cover')} last={t('difference')} testId="risk-premiums">
      {covers.map(({ cover, premiumCents, baseCents }) => (
        <EffectRow
          key={cover}
          name={t(`common:cover.${cover}`)}
          before={baseCents}
          now={premiumCents}
        >
          {baseCents === null ? '' : change((premiumCents - baseCents) / 100)}
        </EffectRow>
      ))}
    </EffectTable>
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
