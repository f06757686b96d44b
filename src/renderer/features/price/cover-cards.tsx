import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { COVERS } from '../../../shared/domain/quotes/cover.ts';
import { CoverCard } from './cover-card.tsx';
import classes from './cover-cards.module.css';
import { usePrice } from './price-store.ts';

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
