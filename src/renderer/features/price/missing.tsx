import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/notice.tsx';
import type { DateReading } from '../../i18n/read-date.ts';

interface MissingProps {
  readonly start: DateReading;
  readonly birth: DateReading;
}

/** Everything that a price still waits for, at once. */
export function Missing(readings: MissingProps) {
  const { t } = useTranslation('price');
  const missing = (['start', 'birth'] as const).flatMap((field) => {
    const { kind } = readings[field];
    return kind === 'day' ? [] : [t(`missing.${kind}`, { field: t(field) })];
  });
  if (missing.length === 0) return null;
  return (
    <Notice tone="plain" title={t('missing.title')}>
      <ul>
        {missing.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  );
}
