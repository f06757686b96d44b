import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Right } from '../../shared/domain/permission.ts';
import { type RoleUse, roleNeeded } from '../i18n/role-needed.ts';

interface RoleNeededProps {
  readonly right: Right;
  readonly to?: RoleUse;
}

/** Says to somebody who may not do something which role it takes. */
export function RoleNeeded({ right, to }: RoleNeededProps) {
  // Draws the sentence again in another language.
  useTranslation();
  return <Text size="sm">{roleNeeded(right, to)}</Text>;
}
