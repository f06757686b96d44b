import { useTranslation } from 'react-i18next';
import { itemPlace } from '../../shared/domain/quote-fields/item-path.ts';
import { fieldAt, isFieldPath } from '../../shared/domain/quote-fields/quote-fields.ts';
import { listAt } from '../../shared/domain/quote-fields/quote-lists.ts';
import type { Transaction } from '../../shared/schemas/policies/transaction.ts';
import { bookWords } from '../i18n/book-words.ts';
import { writtenDay } from '../i18n/day.ts';
import { fieldWords } from '../i18n/field-words.ts';
import { count, money } from '../i18n/money.ts';
import { nameOf } from '../i18n/say.ts';
import table from './table.module.css';
import { ScrollingTable } from './table.tsx';

interface LineProps {
  readonly title: string;
  readonly amount: string;
  readonly isTotal?: boolean;
}

function Line({ title, amount, isTotal = false }: LineProps) {
  return (
    <tr>
      {isTotal ? <th scope="row">{title}</th> : <td>{title}</td>}
      <td className={table.number}>{isTotal ? <strong>{amount}</strong> : amount}</td>
    </tr>
  );
}

/** What a transaction charges or returns, line by line: enough to check it with a pocket calculator. */
export function Calculation({ transaction }: { readonly transaction: Transaction }) {
  const { t } = useTranslation('policy');
  const { amounts, calculation } = transaction;
  const { cover, kept = [], cost, charged } = calculation;
  return (
    <ScrollingTable
      label={t('how')}
      columns={[
        { title: t('column.what') },
        { title: t('column.amount'), className: table.number },
      ]}
    >
      {cover.map(({ from, to, net, cost: part, ...days }) => (
        <Line
          key={from}
          title={t('what.days', {
            ...days,
            from: writtenDay(from),
            to: writtenDay(to),
            net: money(net),
          })}
          amount={part.toFixed(4)}
        />
      ))}
      {kept.map(({ id, row, amount }) => (
        <Line key={id} title={t('what.kept', { rule: bookWords(row) })} amount={money(amount)} />
      ))}
      <Line title={t('what.cost')} amount={money(cost)} />
      <Line title={t('what.charged')} amount={money(charged)} />
      <Line title={t('what.net')} amount={money(amounts.net)} />
      {[...amounts.levies, ...amounts.fees].map(({ id, title, amount }) => (
        <Line key={id} title={bookWords(title)} amount={money(amount)} />
      ))}
      <Line
        isTotal
        title={t(amounts.total < 0 ? 'what.returned' : 'what.due')}
        amount={money(Math.abs(amounts.total))}
      />
    </ScrollingTable>
  );
}

/** What the table of fields says of the place of an answer. */
function fieldOf(path: string) {
  const place = itemPlace(path);
  if (place?.name !== undefined) return listAt(place.list).fields[place.name];
  return isFieldPath(path) ? fieldAt(path) : undefined;
}

/** An answer in words; the name of an amount has the euro sign, and that of a number its unit. */
function answer(path: string, value: unknown): string {
  const field = fieldOf(path);
  if (typeof value === 'number' && field?.kind !== 'year') {
    return count(value);
  }
  const isOne =
    typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  if (!isOne) return '–';
  return field ? fieldWords[field.kind](value, field) : String(value);
}

/** What a transaction makes another answer; nothing where it changes none. */
export function Changes({ transaction: { changed } }: { readonly transaction: Transaction }) {
  if (changed.length === 0) return null;
  return (
    <ul>
      {changed.map(({ path, before, after }) => (
        <li key={path}>{`${nameOf(path)}: ${answer(path, before)} → ${answer(path, after)}`}</li>
      ))}
    </ul>
  );
}
