import { useTranslation } from 'react-i18next';
import type { Right } from '../../shared/domain/permission.ts';
import { RoleNeeded } from '../components/role-needed.tsx';
import { Screen } from '../components/screen.tsx';
import type { ScreenName } from './screens.ts';

interface RoleNeededScreenProps {
  readonly name: ScreenName;
  readonly right: Right;
}

/** Stands in the place of a screen that is of no use without a role. */
export function RoleNeededScreen({ name, right }: RoleNeededScreenProps) {
  const { t } = useTranslation();
  return (
    <Screen title={t(`screens.${name}`)}>
      <RoleNeeded right={right} to="use" />
    </Screen>
  );
}
