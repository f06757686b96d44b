import { VisuallyHidden } from '@mantine/core';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { irishTime } from '../../../shared/domain/moment.ts';
import { wordsOf } from '../../../shared/domain/quote-fields/choices.ts';
import { type FormPath, formFieldAt } from '../../../shared/domain/quote-fields/form-fields.ts';
import type { FormControl } from '../../../shared/domain/quote-fields/quote-field.ts';
import { COVERS } from '../../../shared/domain/quotes/cover.ts';
import { useNow } from '../../data/every.ts';
import { useLookUpNote } from '../../data/look-up-note.ts';
import { choiceWord } from '../../i18n/choice-word.ts';
import { readBackBirth, readBackStart, writtenDay } from '../../i18n/day.ts';
import { ChoiceField } from './choice-field.tsx';
import { DateText } from './date-text.tsx';
import { DuplicateNote } from './duplicate-note.tsx';
import { NumberField } from './number-field.tsx';
import { PeriodField } from './period-field.tsx';
import { newQuote } from './store/store.ts';
import { TermField } from './term-field.tsx';
import { TextField } from './text-field.tsx';
import { useSuggestion } from './use-field.ts';

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
  return <DateText path={path} readBack={(day, today) => readBackStart(day, today, time)} />;
}

/** A text by which something is looked up, with what was found below it. */
function lookUpField(what: 'vehicle' | 'address') {
  return function LookUpField({ path }: ControlProps) {
    const { t } = useTranslation('newQuote');
    const note = useLookUpNote(what, useStore(newQuote[what].state));
    const suggestion = useSuggestion(path);
    const offer = suggestion && t('suggestion.spoken', { suggestion });
    return (
      // One place of the form, whatever stands below the field.
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
