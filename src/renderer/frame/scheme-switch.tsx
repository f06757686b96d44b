import { isMantineColorScheme, SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const schemes = ['auto', 'light', 'dark'] as const;

/** Light, dark, or as the system has it. */
export function SchemeSwitch() {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <SegmentedControl
      aria-label={t('scheme.label')}
      size="xs"
      fullWidth
      data={schemes.map((value) => ({ value, label: t(`scheme.${value}`) }))}
      value={colorScheme}
      onChange={(value) => {
        if (isMantineColorScheme(value)) setColorScheme(value);
      }}
    />
  );
}
