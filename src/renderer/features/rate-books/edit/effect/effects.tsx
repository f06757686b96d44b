import { Anchor, Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { RateBookTrial } from '../../../../../shared/schemas/rate-books/rate-book-trial.ts';
import { FaultNotice, Waiting } from '../../../../components/notice.tsx';
import { Section } from '../../../../components/screen.tsx';
import { bookWords } from '../../../../i18n/book-words.ts';
import { change } from '../../../../i18n/money.ts';
import { sayAlone } from '../../../../i18n/say.ts';
import type { Draft } from '../book/draft.ts';
import classes from './effects.module.css';
import type { Trial } from './use-trial.ts';
import { EffectRow, EffectTable, WhatIf } from './what-if.tsx';

export type Finding = RateBookTrial['findings'][number];

interface FindingsProps {
  readonly findings: readonly Finding[];
  /** Goes to the cell; undefined where no table shows the place. */
  readonly placeOf: (finding: Finding) => (() => void) | undefined;
}

/** What the checks find in the edited book, each with the way to its cell. */
function Findings({ findings, placeOf }: FindingsProps) {
  const { t } = useTranslation('bookEdit');
  if (findings.length === 0) return <p className={classes.none}>{t('findings.none')}</p>;
  return (
    <ul className={classes.findings}>
      {findings.map((finding) => {
        const { severity, path, table, row, message } = finding;
        const go = placeOf(finding);
        const place = [table && bookWords(table.title), row && bookWords(row)].filter(Boolean);
        const name = place.length > 0 ? place.join(', ') : path;
        return (
          <li key={`${path} ${message.code}`} data-severity={severity}>
            <strong>{t(`findings.${severity}`)}</strong>{' '}
            {go ? (
              <Anchor component="button" type="button" inherit underline="always" onClick={go}>
                {name}
              </Anchor>
            ) : (
              <code>{name}</code>
            )}
            : {sayAlone(message)}
          </li>
        );
      })}
    </ul>
  );
}

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
function Examples({ examples, onTake }: ExamplesProps) {
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

interface EffectsProps {
  readonly draft: Draft;
  readonly trial: Trial;
  /** Goes to the cell of a finding; undefined where no table shows it. */
  readonly placeOf: (finding: Finding) => (() => void) | undefined;
  /** Adds the risk to the examples. */
  readonly onAdd: () => void;
  /** Has some of the examples expect what the book gives. */
  readonly onTake: (examples: NonNullable<RateBookTrial['examples']>) => void;
}

/** What the edits do: to a risk, to what the checks find, and to the examples. */
export function Effects({ draft, trial, placeOf, onAdd, onTake }: EffectsProps) {
  const { t } = useTranslation('bookEdit');
  const { value, fault, refetch } = trial.answer;
  // No message about the book before the first answer.
  const waiting = (what: string) => !fault && <Waiting what={what} height={80} />;
  return (
    <div className={classes.effects}>
      {fault && <FaultNotice fault={fault} onRetry={refetch} />}
      <Section title={t('risk.label')}>
        <WhatIf
          draft={draft}
          risk={trial.risk}
          start={trial.start}
          covers={value?.covers ?? null}
          onStart={trial.setStart}
          onRisk={trial.setRisk}
          onAdd={onAdd}
        />
      </Section>
      <Section title={t('findings.label')}>
        {value ? (
          // What the checks say of examples, their own table shows.
          <Findings
            findings={value.findings.filter(({ path }) => !path.startsWith('examples['))}
            placeOf={placeOf}
          />
        ) : (
          waiting(t('findings.label'))
        )}
      </Section>
      <Section title={t('examples.label')}>
        {value ? (
          <Examples examples={value.examples} onTake={onTake} />
        ) : (
          waiting(t('examples.label'))
        )}
      </Section>
    </div>
  );
}
