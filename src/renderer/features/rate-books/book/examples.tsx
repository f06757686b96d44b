import { useTranslation } from 'react-i18next';
import type { RateBook } from '../../../../shared/schemas/rate-books/rate-book.ts';
import type {
  ExampleResult,
  RateBookCheck,
} from '../../../../shared/schemas/rate-books/rate-book-trial.ts';
import { Notice } from '../../../components/notice.tsx';
import { Section } from '../../../components/screen.tsx';
import { bookWords } from '../../../i18n/book-words.ts';
import { writtenDay } from '../../../i18n/day.ts';
import { translate } from '../../../i18n/i18n.ts';
import { change, count, money } from '../../../i18n/money.ts';
import classes from '../rate-books.module.css';
import { inputName } from '../tables/factor-words.ts';
import { PartTable } from '../tables/part-table.tsx';
import tables from '../tables/tables.module.css';

type Inputs = RateBook['examples'][number]['inputs'];

/** The answers of a person or a risk, each with its name. */
function answers(inputs: object): string[] {
  return Object.entries(inputs).flatMap(([input, value]: [string, unknown]) => {
    if (typeof value === 'number') return [`${inputName(input)}: ${count(value)}`];
    return typeof value === 'string' ? [`${inputName(input)}: ${bookWords(value)}`] : [];
  });
}

/** A risk of an example in words: its cover, then its answers, and those of each named driver. */
function riskWords({ cover, namedDrivers = [], ...inputs }: Inputs): string[] {
  const named = namedDrivers.map((driver) => answers(driver).join(', '));
  return [translate(`common:cover.${cover}`), ...answers(inputs), ...named];
}

type Example = RateBook['examples'][number];

/** The differences of an example that fails, by amount. */
function Differences({ example, result }: ExampleProps & { readonly result: ExampleResult }) {
  const { t } = useTranslation('rateBooks');
  return result.differing.map((key) => (
    <span key={key} className={tables.reason}>
      {t(`examples.amount.${key}`)} {change((result.found[key] - example.expect[key]) / 100)}
    </span>
  ));
}

interface ExampleProps {
  readonly example: Example;
}

interface ExampleRowProps extends ExampleProps {
  /** Undefined where it was not calculated. */
  readonly result: ExampleResult | undefined;
}

function ExampleRow({ example, result }: ExampleRowProps) {
  const { t } = useTranslation('rateBooks');
  const { title, inputs, basis, receivedOn, expect } = example;
  const holds = result?.differing.length === 0;
  const received = t('examples.received', { day: writtenDay(receivedOn) });
  const texts = [...riskWords(inputs), received];
  return (
    <tr>
      <td className={classes.severity} {...(result && !holds && { 'data-severity': 'fault' })}>
        {result ? t(holds ? 'examples.pass' : 'examples.fail') : t('examples.waiting')}
      </td>
      <th scope="row">
        {title}
        <span className={tables.reason}>
          {texts.join(' · ')}
          {basis === 'typical' && ` · ${t('examples.quick')}`}
        </span>
      </th>
      <td className={tables.number}>{money(expect.premiumCents / 100)}</td>
      <td className={tables.number}>{result && money(result.found.premiumCents / 100)}</td>
      <td className={tables.number}>
        {result && !holds && <Differences example={example} result={result} />}
      </td>
    </tr>
  );
}

interface ExamplesProps {
  readonly book: RateBook;
  /** Null where faults keep the book from rating; undefined while it is on the way. */
  readonly results: RateBookCheck['examples'] | undefined;
}

/** The worked examples of a rate book: whether each holds, and by how much it does not. */
export function Examples({ book, results }: ExamplesProps) {
  const { t } = useTranslation('rateBooks');
  const { examples } = book;
  const passed = results?.filter(({ differing }) => differing.length === 0).length;
  const columns = [
    { title: t('examples.result') },
    { title: t('examples.example') },
    { title: t('examples.expected'), isNumber: true },
    { title: t('examples.found'), isNumber: true },
    { title: t('examples.difference'), isNumber: true },
  ];
  const note =
    passed === undefined
      ? undefined
      : t('examples.passed', { count: passed, total: examples.length });
  return (
    <Section title={t('examples.title')} {...(note !== undefined && { note })}>
      {results === null && <Notice tone="warning" title={t('examples.notWorked')} />}
      <PartTable label={t('examples.title')} columns={columns}>
        {examples.map((example, i) => (
          <ExampleRow key={example.title} example={example} result={results?.[i]} />
        ))}
      </PartTable>
    </Section>
  );
}
