import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { change, wholeMoney } from '../../i18n/money.ts';
import { say } from '../../i18n/say.ts';
import { Chips } from './chips.tsx';
import { idOf } from './focus.ts';
import classes from './panel.module.css';
import { newQuote } from './store/store.ts';
import { useShown } from './use-shown.ts';
import { useTerms } from './use-terms.ts';

const { form } = newQuote;

/** The excess, each with what it would change. */
export function ExcessChoice() {
  const { t } = useTranslation('newQuote');
  const priced = useShown((state) => state.excess);
  const hasPrice = useShown(({ preview }) => (preview?.covers.length ?? 0) > 0);
  const limits = useTerms()?.excess;
  const own = useStore(form, ({ content }) => content.excess);
  const fault = useShown(
    ({ preview }) => preview?.faults.find(({ path }) => path === 'excess')?.message,
  );
  const standard = priced?.standard ?? limits?.standard;
  const chosen = own ?? standard;
  if (standard === undefined || chosen === undefined) return null;
  const choices = priced?.choices ?? [{ value: chosen, difference: 0 }];
  return (
    <fieldset id={idOf('excess')} className={classes.choice}>
      <legend className={classes.legend}>{t('panel.excess')}</legend>
      <Chips
        even
        name="excess"
        chosen={String(chosen)}
        onChoose={(value) =>
          form.getState().chooseExcess(Number(value) === standard ? undefined : Number(value))
        }
        chips={choices.map(({ value, difference }) => ({
          value: String(value),
          title: wholeMoney(value),
          // Of a price that is gone, no difference is left.
          difference: hasPrice && difference !== 0 ? change(difference) : undefined,
        }))}
      />
      {fault && <p className={classes.fault}>{t('panel.excessFault', { fault: say(fault) })}</p>}
    </fieldset>
  );
}
