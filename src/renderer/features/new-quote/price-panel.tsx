import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Notice } from '../../components/notice.tsx';
import { bookWords } from '../../i18n/book-words.ts';
import { change, wholeMoney } from '../../i18n/money.ts';
import { say } from '../../i18n/say.ts';
import { AddOnChoice } from './add-on-choice.tsx';
import { Chips } from './chips.tsx';
import { CoverChoice } from './cover-choice.tsx';
import { Finish } from './finish.tsx';
import { idOf } from './focus.ts';
import classes from './panel.module.css';
import { SchemeChoice } from './schemes/scheme-choice.tsx';
import { SpokenPrice } from './spoken-price.tsx';
import { newQuote } from './store/store.ts';
import { Missing, Remarks, ToConfirm } from './to-do.tsx';
import { useShown } from './use-shown.ts';
import { useTerms } from './use-terms.ts';

const { form } = newQuote;

/** The excess, each with what it would change. */
function ExcessChoice() {
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

/** What underwriting says, where it is more than yes. */
function Verdict() {
  const { t } = useTranslation('newQuote');
  const said = useShown(({ preview }) => preview?.decision);
  return (
    <div aria-live="polite">
      {said && said.decision !== 'quote' && (
        <Notice
          tone={said.decision === 'decline' ? 'fault' : 'warning'}
          title={t(`verdict.${said.decision}`)}
        >
          <ul>
            {said.reasons.map(({ rule, message }) => (
              <li key={rule}>{bookWords(message)}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}

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
