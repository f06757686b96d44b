import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, Route, Switch } from 'wouter';
import type { Right } from '../../shared/domain/permission.ts';
import { RoleNeeded } from '../components/role-needed.tsx';
import { Screen } from '../components/screen.tsx';
import { useMay } from '../data/desk.ts';
import { places, type ScreenName } from './screens.ts';

interface RoleNeededScreenProps {
  readonly name: ScreenName;
  readonly right: Right;
}

/** Stands in the place of a screen that is of no use without a role. */
function RoleNeededScreen({ name, right }: RoleNeededScreenProps) {
  const { t } = useTranslation();
  return (
    <Screen title={t(`screens.${name}`)}>
      <RoleNeeded right={right} to="use" />
    </Screen>
  );
}

function NotFoundScreen() {
  const { t } = useTranslation();
  return (
    <Screen title={t('notFound.title')} lead={t('notFound.lead')}>
      <Anchor component={Link} href="/">
        {t('notFound.back')}
      </Anchor>
    </Screen>
  );
}

/** The screen at the present place, for whoever may use it. */
export function ShownScreen() {
  const may = useMay();
  return (
    <Switch>
      {places().map(({ name, path, component, right }) =>
        right === undefined || may(right) ? (
          <Route key={path} path={path} component={component} />
        ) : (
          <Route key={path} path={path}>
            <RoleNeededScreen name={name} right={right} />
          </Route>
        ),
      )}
      <Route component={NotFoundScreen} />
    </Switch>
  );
}
