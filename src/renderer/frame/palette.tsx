import { Spotlight, spotlight } from '@mantine/spotlight';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CommandId, commandIds } from '../commands/catalogue.ts';
import { canRun, runCommand, useCommand, useCommands } from '../commands/commands.ts';
import { folded } from '../parts/folded.ts';
import { Icon } from '../parts/icon.tsx';
import { Keys } from '../parts/keys.tsx';

/** What opens the palette and closes it again isn't found in it. */
const hidden: readonly CommandId[] = ['openPalette'];

/** Every command that can be given now, found by any part of its name. */
export function Palette() {
  const { t } = useTranslation('commands');
  const [query, setQuery] = useState('');
  const state = useCommands();
  useCommand('openPalette', spotlight.toggle);

  const commands = commandIds
    .filter((id) => canRun(state, id) && !hidden.includes(id))
    .filter((id) => folded(t(`title.${id}`)).includes(folded(query)));

  return (
    <Spotlight.Root
      query={query}
      onQueryChange={setQuery}
      shortcut={null}
      scrollable
      maxHeight={420}
      overlayProps={{ backgroundOpacity: 0.35, blur: 2 }}
    >
      <Spotlight.Search
        aria-label={t('palette.label')}
        placeholder={t('palette.placeholder')}
        leftSection={<Icon name="search" />}
      />
      <Spotlight.ActionsList>
        {commands.length > 0 && (
          <Spotlight.ActionsGroup label={t('palette.commands')}>
            {commands.map((id) => (
              <Spotlight.Action
                key={id}
                label={t(`title.${id}`)}
                rightSection={<Keys command={id} />}
                onClick={() => runCommand(id)}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {commands.length === 0 && <Spotlight.Empty>{t('palette.nothing')}</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}
