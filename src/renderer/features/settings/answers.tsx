import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { COVERS } from '../../../shared/domain/quotes/cover.ts';
import type { Fault } from '../../../shared/result/result.ts';
import type { Settings } from '../../../shared/schemas/desk/settings.ts';
import type { RateBookTerms } from '../../../shared/schemas/quotes/rate-book-terms.ts';
import { FaultNotice, Waiting } from '../../components/notice.tsx';
import { Section } from '../../components/screen.tsx';
import { useOperation } from '../../data/operation-query.ts';
import { bookWords } from '../../i18n/book-words.ts';
import { wholeMoney } from '../../i18n/money.ts';
import classes from './fields/settings.module.css';
import { SettledInput, wholeNumber } from './fields/settled-input.tsx';
import { useSaving } from './fields/use-saved.tsx';

type Defaults = Settings['defaults'];

/** The answers whose words are the rate book's, and where its terms have them. */
const BOOK_ANSWERS = {
  useClass: 'Policy/UseClass',
  licenceType: 'Customer/LicenceType',
  county: 'Address/County',
} as const satisfies Partial<Record<keyof Defaults, string>>;

const bookAnswers = ['useClass', 'licenceType', 'county'] as const;

/** What a new quote begins with. */
export function Answers({ settings: { defaults } }: { readonly settings: Settings }) {
  const { t } = useTranslation('settings');
  const { save, mark, trouble } = useSaving();
  const { value: terms, fault, refetch } = useOperation('rateBookTerms', {});
  const keep = (change: Partial<Defaults>) => save({ defaults: change });
  return (
    <Section title={t('answers.title')} note={t('answers.note')} action={mark}>
      {trouble}
      {!terms && !fault && <Waiting what={t('answers.title')} height={180} />}
      {!terms && fault && <FaultNotice fault={fault} onRetry={refetch} />}
      {terms && <Fields defaults={defaults} terms={terms} keep={keep} />}
    </Section>
  );
}

interface FieldsProps {
  readonly defaults: Defaults;
  readonly terms: RateBookTerms;
  readonly keep: (change: Partial<Defaults>) => Promise<Fault | undefined>;
}

function Fields({ defaults, terms, keep }: FieldsProps) {
  const { t } = useTranslation(['settings', 'common']);
  const none = { value: '', label: t('answers.none') };
  const { least = 0, most = 100_000, standard } = terms.excess ?? {};
  return (
    <div className={classes.panel}>
      <NativeSelect
        label={t('answers.cover')}
        data={[none, ...COVERS.map((value) => ({ value, label: t(`common:cover.${value}`) }))]}
        value={defaults.cover ?? ''}
        onChange={({ currentTarget: { value } }) =>
          keep({ cover: COVERS.find((cover) => cover === value) ?? null })
        }
      />
      {bookAnswers.map((name) => {
        const rows = terms.choices.find(({ path }) => path === BOOK_ANSWERS[name])?.rows ?? [];
        const kept = defaults[name];
        // What an earlier rate book offered stays until the broker chooses another.
        const other = kept !== null && !rows.some(({ word }) => word === kept) ? [kept] : [];
        return (
          <NativeSelect
            key={name}
            label={t(`answers.${name}`)}
            data={[
              none,
              ...other,
              ...rows.map(({ word, title }) => ({ value: word, label: bookWords(title) })),
            ]}
            value={kept ?? ''}
            onChange={({ currentTarget: { value } }) => keep({ [name]: value || null })}
          />
        );
      })}
      <SettledInput
        label={t('answers.country')}
        value={defaults.country ?? ''}
        onSettle={(country) => keep({ country: country || null })}
      />
      <SettledInput
        label={t('answers.excess')}
        numeric
        value={defaults.excess === null ? '' : String(defaults.excess)}
        placeholder={standard === undefined ? '' : wholeMoney(standard)}
        description={t('answers.limits', { least: wholeMoney(least), most: wholeMoney(most) })}
        problem={wholeNumber({ least, most, empty: true })}
        onSettle={(text) => keep({ excess: text === '' ? null : Number(text) })}
      />
      <SettledInput
        label={t('answers.startInDays')}
        numeric
        value={String(defaults.startInDays)}
        description={t('answers.startInDaysNote')}
        problem={wholeNumber({ least: 0, most: 365 })}
        onSettle={(text) => keep({ startInDays: Number(text) })}
      />
    </div>
  );
}
