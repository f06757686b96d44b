import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { COVERS, type Cover } from '../../../shared/domain/quotes/cover.ts';
import table from '../../components/table.module.css';
import { ScrollingTable } from '../../components/table.tsx';
import { bookWords } from '../../i18n/book-words.ts';
import { change, money } from '../../i18n/money.ts';
import classes from './price.module.css';
import { usePrice } from './price-store.ts';

/** What makes the difference between the two premiums of the chosen cover, the largest effect first. */
export function SpreadTable() {
  const { t } = useTranslation('price');
  const { comparison, cover } = usePrice();
  const priced = comparison?.covers.find((each) => each.cover === cover);
  if (!priced || priced.spread.length === 0) return null;
  const amounts = { premium: money(priced.explanation.premium), most: money(priced.most) };
  return (
    <ScrollingTable
      isRegion
      label={t('spread.title')}
      columns={[
        { title: t('spread.question') },
        { title: t('spread.typical') },
        { title: t('spread.cautious') },
        { title: t('spread.effect'), className: table.number },
      ]}
      caption={
        <caption className={classes.caption}>
          <span className={classes.title}>{t('spread.title')}</span>
          <span className={classes.lead}>{t('spread.lead', amounts)}</span>
        </caption>
      }
    >
      {priced.spread.map(({ path, title, typical, cautious, effect }) => (
        <tr key={`${path} ${title}`}>
          <th scope="row">{bookWords(title)}</th>
          <td>{bookWords(typical)}</td>
          <td>{bookWords(cautious)}</td>
          <td className={table.number}>{change(effect)}</td>
        </tr>
      ))}
    </ScrollingTable>
  );
}

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
function CoverCard(props: CoverCardProps) {
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

/** All three covers side by side, one of them chosen. */
export function CoverCards() {
  const { comparison, changes, cover: chosen, pending, choose } = usePrice();
  const { t } = useTranslation(['price', 'common']);
  const label = useId();
  return (
    <div>
      <div id={label} className={classes.legend}>
        {t('cover')}
      </div>
      <div role="radiogroup" aria-labelledby={label} className={classes.cards}>
        {COVERS.map((cover) => {
          const priced = comparison?.covers.find((each) => each.cover === cover);
          return (
            <CoverCard
              key={cover}
              cover={cover}
              title={t(`common:cover.${cover}`)}
              note={t(`common:coverNote.${cover}`)}
              chosen={cover === chosen}
              premium={priced?.explanation.premium}
              most={priced && priced.most > priced.explanation.premium ? priced.most : undefined}
              changed={changes[cover]}
              pending={pending}
              onChoose={() => choose(cover)}
            />
          );
        })}
      </div>
    </div>
  );
}
