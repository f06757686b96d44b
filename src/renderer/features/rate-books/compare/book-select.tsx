import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { KeptRateBook } from '../../../../shared/schemas/rate-books/kept-rate-book.ts';
import { writtenDay } from '../../../i18n/day.ts';
import { translate } from '../../../i18n/i18n.ts';
import { type ReadableBook, readable } from './book-pair.ts';
import classes from './compare-screen.module.css';

/** So much of a hash tells two books apart. */
const SHORT = 8;

function label({ summary, state }: ReadableBook): string {
  return translate('compareBooks:choose.book', {
    name: `${summary.name} ${summary.version}`,
    state: translate(`compareBooks:state.${state}`),
    day: writtenDay(summary.inForceFrom),
  });
}

/** The readable books by scheme, then those that can not be chosen. */
function groupsOf(books: readonly KeptRateBook[]) {
  const schemes = new Map<string, { group: string; items: { value: string; label: string }[] }>();
  for (const book of readable(books)) {
    const { id, name, insurer } = book.summary.scheme;
    const known = schemes.get(id) ?? { group: `${name} · ${insurer}`, items: [] };
    known.items.push({ value: book.hash, label: label(book) });
    schemes.set(id, known);
  }
  const damaged = books.filter(({ summary }) => summary === null);
  const items = damaged.map(({ hash }) => ({
    value: hash,
    label: hash.slice(0, SHORT),
    disabled: true,
  }));
  const group = translate('compareBooks:choose.damaged');
  return [...schemes.values(), ...(items.length > 0 ? [{ group, items }] : [])];
}

interface BookSelectProps {
  readonly label: string;
  readonly books: readonly KeptRateBook[];
  /** The hash of the chosen one, or how it begins. */
  readonly chosen: string;
  readonly onChoose: (hash: string) => void;
}

/** Chooses a book: by scheme, version and where it stands. */
export function BookSelect({ label, books, chosen, onChoose }: BookSelectProps) {
  const { t } = useTranslation('compareBooks');
  const known = books.find(({ hash }) => hash.startsWith(chosen));
  const other = known
    ? []
    : [{ value: chosen, label: t('choose.unknown', { hash: chosen.slice(0, SHORT) }) }];
  return (
    <NativeSelect
      classNames={{ input: classes.select }}
      label={label}
      data={[...other, ...groupsOf(books)]}
      value={known?.hash ?? chosen}
      onChange={({ currentTarget: { value } }) => onChoose(value)}
    />
  );
}
