import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/notice.tsx';
import { bookWords } from '../../i18n/book-words.ts';
import { useShown } from './use-shown.ts';

/** What underwriting says, where it is more than yes. */
export function Verdict() {
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
