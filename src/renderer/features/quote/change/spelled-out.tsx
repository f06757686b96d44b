import { useTranslation } from 'react-i18next';
import type { Warning } from '../../../../shared/schemas/quotes/remark.ts';
import { Notice } from '../../../components/notice.tsx';
import { sayWarning } from '../../../i18n/say.ts';

function isSpelledOut(warning: Warning): boolean {
  return (
    typeof warning === 'object' && 'message' in warning && warning.message.code === 'unprintable'
  );
}

/** That the documents write something by its code points, where they do. */
export function SpelledOut({ warnings }: { readonly warnings: readonly Warning[] }) {
  const { t } = useTranslation('quote');
  const said = warnings.filter(isSpelledOut).map(sayWarning);
  if (said.length === 0) return null;
  return (
    <Notice tone="warning" title={t('accept.spelledOut')}>
      <ul>
        {said.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </Notice>
  );
}
