import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '../../../../shared/domain/messages/message.ts';
import {
  SUITABILITY_REASONS,
  type SuitabilityReason,
} from '../../../../shared/domain/quotes/suitability.ts';
import type { QuotePage } from '../../../../shared/schemas/quotes/quote-page.ts';
import { ChoiceList, TypedText } from '../../../components/fields.tsx';
import { SettingsButton } from '../../../components/links.tsx';
import { Notice, RoleNeeded } from '../../../components/notice.tsx';
import { useDesk, useMay } from '../../../data/desk.ts';
import { useOperation } from '../../../data/operation-query.ts';
import { say, sayAlone } from '../../../i18n/say.ts';
import classes from './change.module.css';
import { Dialog } from './change-dialog.tsx';
import { changeQuote } from './change-quote.ts';

interface NotStatedProps {
  /** What the settings of the firm lack; nothing is shown where they lack nothing. */
  readonly messages: readonly Message[];
  /** Closes the dialog: what is missing is stated elsewhere. */
  readonly onLeave: () => void;
}

/** What the settings of the firm must state before a statement of suitability can be confirmed. */
function NotStated({ messages, onLeave }: NotStatedProps) {
  const { t } = useTranslation('quote');
  const may = useMay();
  if (messages.length === 0) return null;
  return (
    <Notice
      tone="warning"
      urgent
      title={t('suitability.notStated')}
      action={
        may('administer') && (
          <SettingsButton section="selling" onClick={onLeave}>
            {t('suitability.state')}
          </SettingsButton>
        )
      }
    >
      <ul>
        {messages.map((each) => (
          <li key={each.code}>{say(each)}</li>
        ))}
      </ul>
      {!may('administer') && <RoleNeeded right="administer" />}
    </Notice>
  );
}

/** What the statement says in addition to what is given in the dialog, as it is printed. */
function FurtherSentences({ sentences }: { readonly sentences: readonly string[] }) {
  const { t } = useTranslation('quote');
  if (sentences.length === 0) return null;
  return (
    <div>
      <div className={classes.caption}>{t('suitability.printed')}</div>
      {/* Documents are in English in every language of the screens. */}
      <p className={classes.note} lang="en">
        {sentences.join(' ')}
      </p>
    </div>
  );
}

interface SuitabilityDialogProps {
  readonly page: QuotePage;
  readonly onClose: () => void;
}

/** Confirms why the quote suits its customer, with reasons that are picked or written. */
export function SuitabilityDialog({ page, onClose }: SuitabilityDialogProps) {
  const { t } = useTranslation('quote');
  const { quote } = page;
  const [demands, setDemands] = useState('');
  const [reasons, setReasons] = useState<SuitabilityReason[]>([]);
  const [explanation, setExplanation] = useState('');
  const [confirmedBy, setConfirmedBy] = useState(useDesk()?.user?.name ?? '');
  const { value: preview } = useOperation('previewSuitability', { quoteId: quote.quoteId });
  const [lacking] = preview?.notStated ?? [];
  const untrue = new Map(preview?.untrue.map(({ reason, message }) => [reason, message]));
  const missing = () => {
    if (lacking) return say(lacking);
    if (reasons.length === 0 && explanation.trim() === '') return t('suitability.noReason');
    return confirmedBy.trim() === '' ? t('suitability.noName') : undefined;
  };
  const confirm = () =>
    changeQuote('confirmSuitability', quote, {
      quoteId: quote.quoteId,
      reasons,
      confirmedBy: confirmedBy.trim(),
      ...(demands.trim() === '' ? {} : { demands: demands.trim() }),
      ...(explanation.trim() === '' ? {} : { explanation: explanation.trim() }),
    });

  return (
    <Dialog
      page={page}
      title={t('suitability.title')}
      action={t('suitability.confirm')}
      missing={missing()}
      run={confirm}
      onClose={onClose}
    >
      <NotStated messages={preview?.notStated ?? []} onLeave={onClose} />
      <TypedText
        label={t('suitability.demands')}
        note={t('suitability.demandsNote')}
        value={demands}
        most={1000}
        isLong
        isFirst
        onChange={setDemands}
      />
      <ChoiceList
        label={t('suitability.reasons')}
        choices={SUITABILITY_REASONS}
        chosen={reasons}
        words={(reason) => {
          const why = untrue.get(reason);
          const label = t(`suitability.reason.${reason}`);
          return why ? { label, description: sayAlone(why), disabled: true } : { label };
        }}
        columns={1}
        onChange={setReasons}
      />
      <TypedText
        label={t('suitability.explanation')}
        note={t('suitability.explanationNote')}
        value={explanation}
        most={1000}
        isLong
        onChange={setExplanation}
      />
      <FurtherSentences sentences={preview?.selling ?? []} />
      <TypedText
        label={t('suitability.confirmedBy')}
        note={t('suitability.confirmedByNote')}
        value={confirmedBy}
        most={100}
        autoComplete="name"
        required
        onChange={setConfirmedBy}
      />
    </Dialog>
  );
}
