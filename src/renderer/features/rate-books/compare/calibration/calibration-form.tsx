import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AVERAGES, MOST_CALIBRATED } from '../../../../../shared/domain/rate-books/impact.ts';
import type { CalibrationRequest } from '../../../../../shared/schemas/rate-books/calibration.ts';
import type { KeptRateBook } from '../../../../../shared/schemas/rate-books/kept-rate-book.ts';
import { readAmount } from '../../../../i18n/read-amount.ts';
import type { BookPair } from '../book-pair.ts';
import { SizeSelect } from '../size-select.tsx';
import classes from './calibration.module.css';

/** How many risks may be invented. */
const SIZES = [1_000, 5_000, 20_000, MOST_CALIBRATED];

const SIDES = ['to', 'from'] as const;

interface CalibrationFormProps {
  readonly books: readonly KeptRateBook[];
  readonly pair: BookPair;
  readonly isWorking: boolean;
  /** What the core says of the average that was asked for. */
  readonly problem: string | undefined;
  readonly onStart: (request: CalibrationRequest) => void;
}

/** Chooses the book, the wanted average and the risks. */
export function CalibrationForm(props: CalibrationFormProps) {
  const { books, pair, isWorking, problem, onStart } = props;
  const { t } = useTranslation('compareBooks');
  const [side, setSide] = useState<keyof BookPair>('to');
  const [of, setOf] = useState<(typeof AVERAGES)[number]>('paid');
  const [size, setSize] = useState(5_000);
  const [text, setText] = useState('');
  const [isUnread, setUnread] = useState(false);
  /** The text that the core was asked about last. */
  const [asked, setAsked] = useState<string>();
  const bookName = (hash: string) => {
    const summary = books.find((book) => book.hash === hash)?.summary;
    return summary ? `${summary.name} ${summary.version}` : hash;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const average = readAmount(text);
    setUnread(!average);
    if (!average || isWorking) return;
    setAsked(text);
    onStart({ book: { hash: pair[side] }, average, of, portfolio: { size } });
  };
  const said = isUnread ? t('calibration.unread') : text === asked ? problem : undefined;
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <NativeSelect
        label={t('calibration.book')}
        data={SIDES.map((value) => ({ value, label: bookName(pair[value]) }))}
        value={side}
        onChange={({ currentTarget: { value } }) => setSide(value === 'from' ? 'from' : 'to')}
      />
      <TextInput
        label={t('calibration.average')}
        inputMode="decimal"
        leftSection="€"
        value={text}
        error={said}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          setUnread(false);
        }}
      />
      <NativeSelect
        label={t('calibration.of')}
        data={AVERAGES.map((value) => ({ value, label: t(`calibration.averageOf.${value}`) }))}
        value={of}
        onChange={({ currentTarget: { value } }) =>
          setOf(AVERAGES.find((each) => each === value) ?? of)
        }
      />
      <SizeSelect sizes={SIZES} size={size} onSize={setSize} />
      <Button type="submit" aria-disabled={isWorking} data-disabled={isWorking}>
        {t('calibration.find')}
      </Button>
    </form>
  );
}
