import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { count } from '../../../i18n/money.ts';

interface SizeSelectProps {
  readonly sizes: readonly number[];
  readonly size: number;
  readonly onSize: (size: number) => void;
  /** Whether the label is only said, next to fields without one. */
  readonly isLabelHidden?: boolean;
}

/** Chooses how many risks are invented. */
export function SizeSelect({ sizes, size, onSize, isLabelHidden = false }: SizeSelectProps) {
  const { t } = useTranslation('compareBooks');
  return (
    <NativeSelect
      {...{ [isLabelHidden ? 'aria-label' : 'label']: t('impact.size') }}
      data={sizes.map((each) => ({
        value: String(each),
        label: t('impact.risks', { count: each, written: count(each) }),
      }))}
      value={String(size)}
      onChange={({ currentTarget: { value } }) => onSize(Number(value))}
    />
  );
}
