import { Anchor } from '@mantine/core';
import { Link } from 'wouter';
import { Screen } from '../parts/screen.tsx';

export function NotFoundScreen() {
  return (
    <Screen title="No such screen" lead="Nothing stands at this address.">
      <Anchor component={Link} href="/">
        Go to the quick price
      </Anchor>
    </Screen>
  );
}
