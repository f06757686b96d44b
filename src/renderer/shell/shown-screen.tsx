import { Route, Switch } from 'wouter';
import { useMay } from '../data/desk.ts';
import { NotFoundScreen } from './not-found-screen.tsx';
import { RoleNeededScreen } from './role-needed-screen.tsx';
import { places } from './screens.ts';

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
