import { useTranslation } from 'react-i18next';
import type { Message } from '../../../../shared/domain/messages/message.ts';
import { Notice } from '../../../components/notice.tsx';
import { RoleNeeded } from '../../../components/role-needed.tsx';
import { SettingsButton } from '../../../components/settings-button.tsx';
import { useMay } from '../../../data/desk.ts';
import { say } from '../../../i18n/say.ts';
import classes from './change.module.css';

interface NotStatedProps {
  /** What the settings of the firm lack; nothing is shown where they lack nothing. */
  readonly messages: readonly Message[];
  /** Closes the dialog: what is missing is stated elsewhere. */
  readonly onLeave: () => void;
}

/** What the settings of the firm must state before a statement of suitability can be confirmed. */
export function NotStated({ messages, onLeave }: NotStatedProps) {
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

/** What the statement says besides what is given in the dialog, as it is printed. */
export function AlsoSaid({ sentences }: { readonly sentences: readonly string[] }) {
  const { t } = useTranslation('quote');
  if (sentences.length === 0) return null;
  return (
    <div>
      <div className={classes.caption}>{t('suitability.printed')}</div>
      {/* Documents are in English whatever the screens speak. */}
      <p className={classes.said} lang="en">
        {sentences.join(' ')}
      </p>
    </div>
  );
}
