import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cover } from '../../../shared/domain/quotes/cover.ts';
import { change, money } from '../../i18n/money.ts';
import classes from './cover-cards.module.css';

interface CoverCardProps {
  readonly cover: Cover;
  readonly title: string;
  readonly note: string;
  readonly chosen: boolean;
  /** Euro, with the usual answers. */
  readonly premium: number | undefined;
  /** Euro if nothing more is known; undefined where nothing is open. */
  readonly most: number | undefined;
  /** Euro against the last premium. */
  readonly changed: number | undefined;
  readonly pending: boolean;
  readonly onChoose: () => void;
}

/** One cover with its premium; the whole card is the radio button. */
export function CoverCard(props: CoverCardProps) {
  const { cover, title, note, chosen, premium, most, changed, pending, onChoose } = props;
  const { t } = useTranslation('price');
  const id = useId();
  const since =
    changed === undefined
      ? ''
      : changed === 0
        ? t('noChange')
        : t('change', { amount: change(changed) });
  return (
    <label className={classes.card}>
      <span className={classes.top}>
        <span id={`${id}-title`}>{title}</span>
        <input
          className={classes.radio}
          type="radio"
          name="cover"
          value={cover}
          checked={chosen}
          onChange={onChoose}
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-premium ${id}-most`}
        />
      </span>
      <span className={classes.note}>{note}</span>
      <span
        id={`${id}-premium`}
        className={`${classes.premium} amount`}
        data-testid={`premium-${cover}`}
        data-empty={premium === undefined || undefined}
      >
        {premium === undefined ? '–' : money(premium)}
      </span>
      <span id={`${id}-most`} className={`${classes.most} amount`}>
        {most === undefined ? '' : t('upTo', { amount: money(most) })}
      </span>
      <span className={`${classes.change} amount`}>{since}</span>
      {pending && <span className={classes.progress} aria-hidden="true" />}
    </label>
  );
}
