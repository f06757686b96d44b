import { Button } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { usualExcesses } from '../../../shared/domain/quotes/usual-excesses.ts';
import { Keys } from '../../commands/keys-shown.tsx';
import { FaultNotice, Notice } from '../../components/notice.tsx';
import { useDataVersion } from '../../data/data-version.ts';
import { inPageOrder } from '../../data/form-fields.ts';
import { bookWords } from '../../i18n/book-words.ts';
import { change, wholeMoney } from '../../i18n/money.ts';
import { nameOf, say } from '../../i18n/say.ts';
import { Chips } from './chips.tsx';
import { FINISH, idOf } from './focus.ts';
import classes from './panel.module.css';
import { useEdited, useShown, useTerms } from './use-shown.ts';

/** Why it was not made, after it was asked for: what is missing or wrong, or the fault. */
function Refusal() {
  const { t } = useTranslation('newQuote');
  const { session, preview } = useEdited();
  const { tried, submitting, fault, typing } = useStore(session);
  // Read out as soon as it is drawn: only the newest answer will do, and none while it is on its way.
  const { missing = [], faults = [] } = useStore(preview.state, ({ preview }) => preview) ?? {};
  const open = inPageOrder([...missing, ...faults]);
  const left = open.filter(({ path }) => path !== typing);
  const names = [...new Set(left.map(({ path }) => nameOf(path)))];
  if (fault) return <FaultNotice fault={fault} />;
  if (!tried || submitting || names.length === 0) return null;
  return (
    <p className={classes.still} role="alert">
      {t('still', { fields: names.join(', ') })}
    </p>
  );
}

interface FinishProps {
  readonly title: string;
  readonly onFinish: () => void;
  /** What stands below the button. */
  readonly children: ReactNode;
}

/** The button that makes what the form is for: it always does something, or says what keeps it. */
export function Finish({ title, onFinish, children }: FinishProps) {
  const { session, preview } = useEdited();
  const submitting = useStore(session, (state) => state.submitting);
  const loadFault = useStore(preview.state, (state) => state.fault);
  const reached = useDataVersion((state) => state.reached);
  // That the host did not answer is over once it does.
  useEffect(() => {
    const { fault } = session.getState();
    if (reached && fault?.kind === 'unavailable') session.setState({ fault: undefined });
  }, [reached, session]);
  return (
    <div className={classes.foot}>
      {loadFault && <FaultNotice fault={loadFault} onRetry={preview.retry} />}
      <Refusal />
      <Button
        id={FINISH}
        fullWidth
        size="md"
        px="sm"
        aria-busy={submitting}
        rightSection={<Keys command="finish" />}
        onClick={onFinish}
      >
        {title}
      </Button>
      {children}
    </div>
  );
}

/** What underwriting says, where it is more than yes. */
export function Verdict() {
  const { t } = useTranslation('newQuote');
  const decided = useShown(({ preview }) => preview?.decision);
  return (
    <div aria-live="polite">
      {decided && decided.decision !== 'quote' && (
        <Notice
          tone={decided.decision === 'decline' ? 'fault' : 'warning'}
          title={t(`verdict.${decided.decision}`)}
        >
          <ul>
            {decided.reasons.map(({ rule, message }) => (
              <li key={rule}>{bookWords(message)}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}

/** The excess, each with what it would change. */
export function ExcessChoice() {
  const { t } = useTranslation('newQuote');
  const { form, fixed } = useEdited();
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
  const choices =
    priced?.choices ??
    usualExcesses(limits ?? { least: chosen, most: chosen, standard: chosen }, chosen).map(
      (value) => ({ value, difference: 0 }),
    );
  return (
    <fieldset id={idOf('excess')} className={classes.choice}>
      <legend className={classes.legend}>{t('panel.excess')}</legend>
      <Chips
        even
        name="excess"
        chosen={String(chosen)}
        onChoose={(value) =>
          // That of a policy is its own; a quote follows the standard one of any scheme.
          form
            .getState()
            .chooseExcess(Number(value) === standard && !fixed ? undefined : Number(value))
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
