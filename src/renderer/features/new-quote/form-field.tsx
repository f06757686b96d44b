import { Anchor, NativeSelect, VisuallyHidden } from '@mantine/core';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import { daysBetween, daysLater, lastDayOfYear } from '../../../shared/domain/date.ts';
import { irishTime } from '../../../shared/domain/moment.ts';
import { wordsOf } from '../../../shared/domain/quote-fields/choices.ts';
import {
  type FormPath,
  formFieldAt,
  isFormPath,
} from '../../../shared/domain/quote-fields/form-fields.ts';
import type { FormControl } from '../../../shared/domain/quote-fields/quote-field.ts';
import { COVERS } from '../../../shared/domain/quotes/cover.ts';
import type { RateBookTerms } from '../../../shared/schemas/quotes/rate-book-terms.ts';
import { useNow } from '../../data/every.ts';
import { useLookUpNote } from '../../data/look-up.ts';
import { quotePlace } from '../../data/places.ts';
import { duplicatesIn } from '../../data/warnings.ts';
import { bookWords } from '../../i18n/book-words.ts';
import { choiceWord } from '../../i18n/choice-word.ts';
import { readBackBirth, readBackStart, typedDay, writtenDay } from '../../i18n/day.ts';
import { translate } from '../../i18n/i18n.ts';
import { say } from '../../i18n/say.ts';
import { CarField } from './car-field.tsx';
import { Chips } from './chips.tsx';
import classes from './field.module.css';
import { DateText, FieldFrame, TextField, useWording } from './field-frame.tsx';
import { dateReading } from './store/document.ts';
import { useField, useSuggestion } from './use-field.ts';
import { useEdited, useShown, useTerms } from './use-shown.ts';

const START = 'Policy/InceptionDate' satisfies FormPath;

/** How long cover is from one day to another, both counted. */
function periodWords(from: string, to: string): string {
  if (to === lastDayOfYear(from)) return translate('newQuote:period.year');
  return translate('newQuote:period.days', { count: daysBetween(from, to) + 1 });
}

/** The first day of cover: none begins before the day of the quote. */
const firstDay = (start: string | undefined, today: string) =>
  start !== undefined && start > today ? start : today;

/** The last day with the length of cover: `21 Feb 2027, 92 days`. */
function readBackEnd(day: string, today: string, start: string | undefined): string {
  const from = firstDay(start, today);
  const written = writtenDay(day);
  if (day < from) return written;
  return translate('newQuote:period.lasts', { day: written, period: periodWords(from, day) });
}

/** The last day of cover, typed or chosen by the lengths of the rate book; empty for a year. */
function PeriodField({ path }: { readonly path: FormPath }) {
  const { t } = useTranslation('newQuote');
  // Not the texts as a whole: each key anywhere would draw this field again.
  const { form, session, type, leave, fixed } = useEdited();
  const startText = useStore(form, ({ content }) => content.texts[START] ?? '');
  const endText = useStore(form, ({ content }) => content.texts[path] ?? '');
  const today = useStore(session, (state) => state.today);
  const lengths = useTerms()?.periods?.upToDays ?? [];
  const start = dateReading(START, { [START]: startText }, today);
  const end = dateReading(path, { [path]: endText }, today);
  const from = firstDay(start?.kind === 'day' ? start.day : undefined, today);
  const year = lastDayOfYear(from);
  const lastDays = lengths.map((days) => daysLater(from, days - 1)).filter((day) => day < year);
  const chosen = end?.kind === 'day' ? end.day : end?.kind === 'empty' ? year : undefined;
  const choose = (day: string) => {
    type(path, day === year ? '' : typedDay(day));
    void leave(path);
  };
  return (
    <>
      <DateText path={path} readBack={readBackEnd} />
      {lastDays.length > 0 && !fixed?.has(path) && (
        <fieldset className={classes.lengths}>
          <legend>{t('period.label')}</legend>
          <Chips
            name={path}
            chosen={chosen}
            onChoose={choose}
            chips={[...lastDays, year].map((day) => ({
              value: day,
              title: periodWords(from, day),
              difference: undefined,
            }))}
          />
        </fieldset>
      )}
    </>
  );
}

interface Offered {
  readonly value: string;
  readonly label: string;
}

interface ChoiceFieldProps {
  readonly path: FormPath;
  readonly offered: readonly Offered[];
  /** What an empty choice says. */
  readonly empty: string;
}

/** An element that is picked with one key. A word that is not among the offered ones stays. */
function ChoiceField({ path, offered, empty }: ChoiceFieldProps) {
  const field = useField(path);
  const known = field.text === '' || offered.some(({ value }) => value === field.text);
  const own = known ? [] : [{ value: field.text, label: field.text }];
  return (
    <FieldFrame field={field}>
      <NativeSelect
        {...field.control}
        {...useWording(field)}
        size="sm"
        rightSectionWidth={20}
        data={[{ value: '', label: empty }, ...offered, ...own]}
      />
    </FieldFrame>
  );
}

/** An element with the words of the rate book, which says what it assumes without one. */
function TermField({ path }: { readonly path: FormPath }) {
  const { t } = useTranslation('newQuote');
  const { wordsOf = path } = formFieldAt(path);
  const choice = useTerms()?.choices.find((each) => each.path === wordsOf);
  const offered = (choice?.rows ?? []).map(({ word, title }) => ({
    value: word,
    label: bookWords(title),
  }));
  // A question that is to be confirmed counts as the typical answer.
  const rated = useStore(useEdited().preview.state, ({ preview }) =>
    preview?.explanation?.steps.find(({ id, assumed }) => assumed && id === choice?.id),
  );
  const what = rated?.input ?? choice?.assumed;
  const counts =
    what !== undefined && wordsOf === path ? t('assumed', { what: bookWords(what) }) : undefined;
  return <ChoiceField path={path} offered={offered} empty={counts ?? t('notGiven')} />;
}

/** What the word of another field says of a number: an electric car has no engine. */
function useImplied(path: FormPath) {
  const { numbers = [], choices = [] }: Partial<RateBookTerms> = useTerms() ?? {};
  const implied = numbers.find((each) => each.path === path)?.implied ?? [];
  return useStore(useEdited().form, ({ content: { texts } }) =>
    implied.find(({ path: other, row }) => {
      const text = isFormPath(other) ? texts[other] : undefined;
      const rows = choices.find((each) => each.path === other)?.rows ?? [];
      return rows.some(({ word, title }) => title === row && word === text);
    }),
  );
}

/** What the rate book counts where a number is left out, in words; undefined while one is given. */
function useEmptyWords(path: FormPath): string | undefined {
  const { t } = useTranslation('newQuote');
  const number = useTerms()?.numbers.find((each) => each.path === path);
  const implied = useImplied(path);
  const { form, preview } = useEdited();
  const isEmpty = useStore(form, ({ content }) => (content.texts[path] ?? '') === '');
  // For this driver it may be less than the rate book assumes of most. What is typed is shown itself:
  // its words would only be in the premium's way.
  const rated = useStore(preview.state, (state) =>
    isEmpty
      ? state.preview?.explanation?.steps.find((step) => step.id === number?.id)?.input
      : undefined,
  );
  if (!isEmpty) return undefined;
  if (implied) return t('implied', { row: bookWords(implied.row), what: bookWords(implied.value) });
  const what = rated ?? number?.assumed;
  return what && t('assumed', { what: bookWords(what) });
}

/** A number that is typed; left out, it says what the rate book counts instead. */
function NumberField({ path }: { readonly path: FormPath }) {
  return <TextField path={path} inputMode="numeric" placeholder={useEmptyWords(path)} />;
}

/** The other quotes and policies of the car, each a link, below its registration; the keyboard has them in the panel. */
function DuplicateNote() {
  const warnings = useShown(({ preview }) => preview?.warnings);
  const duplicates = duplicatesIn(warnings ?? []);
  if (duplicates.length === 0) return null;
  return (
    <div role="status">
      {duplicates.map(({ quote, message }) => (
        <div key={quote} className={classes.note} data-tone="warning">
          {/* A stop here would come between the registration and the make, while a person types. */}
          <Anchor component={Link} href={quotePlace(quote)} size="xs" tabIndex={-1}>
            {say(message)}
          </Anchor>
        </div>
      ))}
    </div>
  );
}

interface ControlProps {
  readonly path: FormPath;
}

/** Titles never price; any other word is taken, too. */
const TITLES = ['Mr', 'Mrs', 'Ms', 'Miss', 'Mx', 'Dr', 'Prof', 'Rev', 'Fr', 'Sr'];

function TitleField({ path }: ControlProps) {
  const { t } = useTranslation('newQuote');
  const offered = TITLES.map((value) => ({ value, label: value }));
  return <ChoiceField path={path} offered={offered} empty={t('notGiven')} />;
}

function CoverField({ path }: ControlProps) {
  const { t } = useTranslation(['newQuote', 'common']);
  const offered = COVERS.map((value) => ({ value, label: t(`common:cover.${value}`) }));
  return <ChoiceField path={path} offered={offered} empty={t('choose')} />;
}

function ChoiceWordField({ path }: ControlProps) {
  const { t } = useTranslation(['newQuote', 'choices']);
  const { choices } = formFieldAt(path);
  const words = choices === undefined ? [] : wordsOf(choices);
  const offered = words.map((value) => ({
    value,
    label: choices === undefined ? value : choiceWord(choices, value),
  }));
  return <ChoiceField path={path} offered={offered} empty={t('notGiven')} />;
}

function YesOrNoField({ path }: ControlProps) {
  const { t } = useTranslation(['newQuote', 'common']);
  const offered = [
    { value: 'true', label: t('common:yes') },
    { value: 'false', label: t('common:no') },
  ];
  return <ChoiceField path={path} offered={offered} empty={t('notGiven')} />;
}

/** The day on which cover starts; on that of the quote, with the time. */
function StartField({ path }: ControlProps) {
  const time = irishTime(new Date(useNow()).toISOString())?.time ?? '';
  const isFixed = useEdited().fixed?.has(path);
  const readBack = (day: string, today: string) =>
    isFixed ? writtenDay(day) : readBackStart(day, today, time);
  return <DateText path={path} readBack={readBack} />;
}

/** A text by which something is looked up, with what was found below it. */
function lookUpField(what: 'vehicle' | 'address') {
  return function LookUpField({ path }: ControlProps) {
    const { t } = useTranslation('newQuote');
    const note = useLookUpNote(what, useStore(useEdited()[what].state));
    const suggestion = useSuggestion(path);
    const offer = suggestion && t('suggestion.spoken', { suggestion });
    return (
      // One place of the form, with anything below the field.
      <div>
        <TextField path={path} note={note ?? t(`${what}.form`)} />
        <VisuallyHidden role="status">{offer ?? note}</VisuallyHidden>
        {what === 'vehicle' && <DuplicateNote />}
      </div>
    );
  };
}

const CONTROLS: Readonly<Record<FormControl, ComponentType<ControlProps>>> = {
  text: TextField,
  longText: ({ path }) => <TextField path={path} wide />,
  email: ({ path }) => <TextField path={path} inputMode="email" />,
  phone: ({ path }) => <TextField path={path} inputMode="tel" />,
  number: NumberField,
  coverDate: StartField,
  coverEnd: PeriodField,
  birthDate: ({ path }) => <DateText path={path} readBack={readBackBirth} />,
  day: ({ path }) => <DateText path={path} readBack={writtenDay} />,
  registration: lookUpField('vehicle'),
  car: CarField,
  eircode: lookUpField('address'),
  cover: CoverField,
  title: TitleField,
  rateBookWord: TermField,
  choice: ChoiceWordField,
  yesOrNo: YesOrNoField,
};

interface FormFieldProps extends ControlProps {
  readonly control: FormControl;
}

/** A field of the form by its control. */
export function FormField({ path, control }: FormFieldProps) {
  const Control = CONTROLS[control];
  return <Control path={path} />;
}
