import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import classes from './figure-tiles.module.css';

interface FigureTileProps {
  readonly name: string;
  /** Null where there is none. */
  readonly now: number | null;
  readonly before: number | null;
  readonly write: (figure: number) => string;
  /** How a difference is written, where not as the figure itself. */
  readonly writeChange?: (difference: number) => string;
  /** One figure less another, where floats would not do. */
  readonly less?: (now: number, before: number) => number;
  readonly note?: string;
  /** Where its quotes are listed. */
  readonly href: string;
}

const signs = { up: '↑', down: '↓', same: '=', none: '' } as const;

/** One figure with what it was before, in words. */
export function FigureTile(props: FigureTileProps) {
  const { name, now, before, write, writeChange = write, note, href } = props;
  const { less = (a, b) => a - b } = props;
  const { t } = useTranslation(['dashboard', 'common']);
  const isKnown = now !== null && before !== null;
  const by = isKnown ? less(now, before) : 0;
  const way = !isKnown ? 'none' : by > 0 ? 'up' : by < 0 ? 'down' : 'same';
  return (
    <Link href={href} className={classes.tile}>
      <span className={classes.name}>{name}</span>
      <span className={`${classes.figure} amount`}>
        {now === null ? t('common:none') : write(now)}
      </span>
      <span className={`${classes.note} amount`}>
        {signs[way] && (
          <span className={classes.sign} aria-hidden="true">
            {signs[way]}
          </span>
        )}
        {t(`compare.${way}`, {
          amount: writeChange(Math.abs(by)),
          before: before === null ? '' : write(before),
        })}
      </span>
      {note && <span className={classes.note}>{note}</span>}
    </Link>
  );
}
