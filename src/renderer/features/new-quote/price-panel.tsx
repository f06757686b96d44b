import { useTranslation } from 'react-i18next';
import { AddOnChoice } from './add-on-choice.tsx';
import { CoverChoice } from './cover-choice.tsx';
import { ExcessChoice } from './excess-choice.tsx';
import { Finish } from './finish.tsx';
import classes from './panel.module.css';
import { SchemeChoice } from './schemes/scheme-choice.tsx';
import { SpokenPrice } from './spoken-price.tsx';
import { Missing, Remarks, ToConfirm } from './to-do.tsx';
import { Verdict } from './verdict.tsx';

/** The price and all that is chosen next to the risk, always in sight. */
export function PricePanel({ onFinish }: { readonly onFinish: () => void }) {
  const { t } = useTranslation('newQuote');
  return (
    <aside className={classes.panel} aria-label={t('panel.price')}>
      <CoverChoice />
      <SpokenPrice />
      <div className={classes.middle}>
        <Verdict />
        <Missing />
        <Remarks />
        <ToConfirm />
        <SchemeChoice />
        <ExcessChoice />
        <AddOnChoice />
      </div>
      <Finish onFinish={onFinish} />
    </aside>
  );
}
