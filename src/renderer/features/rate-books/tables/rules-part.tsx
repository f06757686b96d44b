import { useTranslation } from 'react-i18next';
import type {
  NumberRule,
  RateBook,
  UnderwritingRule,
} from '../../../../shared/schemas/rate-book.ts';
import { bookWords } from '../../../i18n/book-words.ts';
import { translate } from '../../../i18n/i18n.ts';
import { count } from '../../../i18n/money.ts';
import { inputName } from './input-name.ts';
import classes from './tables.module.css';

function numberCondition({ input: name, below, above }: NumberRule): string {
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
    ...{ input, below: count(below), above: count(above) },
  });
}

/** When a rule holds, in words. */
function condition(rule: UnderwritingRule, factors: RateBook['factors']): string {
  if ('input' in rule) return numberCondition(rule);
  const title = factors.find(({ id }) => id === rule.factor)?.title ?? rule.factor;
  return translate('rateBooks:rules.row', { factor: bookWords(title), row: bookWords(rule.row) });
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
