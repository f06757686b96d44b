import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { RateBookTrial } from '../../../../../shared/schemas/rate-books/rate-book-trial.ts';
import { bookWords } from '../../../../i18n/book-words.ts';
import { sayAlone } from '../../../../i18n/say.ts';
import classes from './effects.module.css';

export type Finding = RateBookTrial['findings'][number];

interface FindingsProps {
  readonly findings: readonly Finding[];
  /** Goes to the cell; undefined where no table shows the place. */
  readonly placeOf: (finding: Finding) => (() => void) | undefined;
}

/** What the checks find in the edited book, each with the way to its cell. */
export function Findings({ findings, placeOf }: FindingsProps) {
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
