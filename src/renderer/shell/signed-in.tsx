import { ActionIcon, Box, type BoxProps, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { runCommand } from '../commands/commands.ts';
import { Icon } from '../components/icon.tsx';
import { useDesk } from '../data/desk.ts';
import classes from './signed-in.module.css';

/** The first letters of the first and the last of somebody's names. */
function initials(name: string): string {
  const [first, ...others] = name.trim().split(/\s+/);
  const letter = (word = '') => [...word].slice(0, 1).join('');
  return (letter(first) + letter(others.at(-1))).toUpperCase();
}

/** Who is signed in at the desk, next to the way to lock it; nothing where no one signs in. */
export function SignedIn(shown: Pick<BoxProps, 'visibleFrom'>) {
  const { t } = useTranslation(['shell', 'commands']);
  // Also while the desk is locked, so that the focus comes back to the button.
  const user = useDesk()?.user;
  if (!user) return null;
  const { name } = user;
  const lock = t('commands:title.lockDesk');
  return (
    <Box {...shown} className={classes.person} title={name}>
      <span className={classes.initials} aria-hidden="true">
        {initials(name)}
      </span>
      <VisuallyHidden>{t('signIn.as')} </VisuallyHidden>
      <bdi className={classes.name}>{name}</bdi>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={lock}
        title={lock}
        onClick={() => runCommand('lockDesk')}
      >
        <Icon name="lock" />
      </ActionIcon>
    </Box>
  );
}
