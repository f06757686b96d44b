import { useTranslation } from 'react-i18next';
import type {
  Match,
  NumberTest,
  RateBook,
  RuleTest,
  UnderwritingRule,
} from '../../../../shared/schemas/rate-books/rate-book.ts';
import { bookWords } from '../../../i18n/book-words.ts';
import { language, translate } from '../../../i18n/i18n.ts';
import { count } from '../../../i18n/money.ts';
import { inputName } from './input-name.ts';
import classes from './tables.module.css';

function numberCondition({ input: name, below, above }: NumberTest): string {
  const input = inputName(name);
  if (below === undefined && above === undefined) {
    return translate('rateBooks:rules.always', { input });
  }
  if (above === undefined) {
    return translate('rateBooks:rules.below', { input, below: count(below ?? 0) });
  }
  if (below === undefined) {
    return translate('rateBooks:rules.above', { input, above: count(above) });
  }
  return translate('rateBooks:rules.either', {
    input,
    below: count(below),
    above: count(above),
  });
}

type Factors = RateBook['factors'];

function testText(test: RuleTest, factors: Factors): string {
  if ('input' in test) return numberCondition(test);
  const title = factors.find(({ id }) => id === test.factor)?.title ?? test.factor;
  return translate('rateBooks:rules.row', { factor: bookWords(title), row: bookWords(test.row) });
}

/** Conditions of which all, or one, must hold, as one. */
function joined(match: Match, conditions: readonly string[]): string {
  const type = match === 'all' ? 'conjunction' : 'disjunction';
  return new Intl.ListFormat(language(), { type }).format(conditions);
}

/** When a rule holds, in words. */
function condition(rule: UnderwritingRule, factors: Factors): string {
  if (!('conditions' in rule)) return testText(rule, factors);
  const texts = rule.conditions.map((one) => {
    if (!('tests' in one)) return testText(one, factors);
    const group = joined(
      one.match,
      one.tests.map((test) => testText(test, factors)),
    );
    return `(${group})`;
  });
  return joined(rule.match, texts);
}

/** The rules of underwriting as sentences, each with the reason that a broker reads. */
export function RulesPart({ underwriting, factors }: Pick<RateBook, 'underwriting' | 'factors'>) {
  const { t } = useTranslation('rateBooks');
  if (underwriting.length === 0) return <p className={classes.note}>{t('rules.none')}</p>;
  return (
    <ul className={classes.rules}>
      {underwriting.map((rule) => (
        <li key={rule.id}>
          {t(`rules.${rule.decision}`, { condition: condition(rule, factors) })}
          <q className={classes.reason}>{bookWords(rule.reason)}</q>
        </li>
      ))}
    </ul>
  );
}
