import type { DesktopMenu, MenuItem } from '../../shared/schemas/desktop.ts';
import {
  type CommandId,
  catalogue,
  commandIds,
  GROUPS,
  isBrowserOnly,
} from '../commands/catalogue.ts';
import { canRun, keysOf, type useCommands } from '../commands/commands.ts';
import { translate } from '../i18n/i18n.ts';

type State = ReturnType<typeof useCommands.getState>;
type Role = Extract<MenuItem, { kind: 'role' }>['role'];

const separator: MenuItem = { kind: 'separator' };

function role(name: Role): MenuItem {
  return { kind: 'role', role: name, label: translate(`commands:menu.${name}`) };
}

/** The system's entries around our own, by group. */
const system: Partial<Record<(typeof GROUPS)[number], () => readonly MenuItem[]>> = {
  go: () => [separator, role('quit')],
  view: () => [
    separator,
    role('reload'),
    role('resetZoom'),
    role('zoomIn'),
    role('zoomOut'),
    role('togglefullscreen'),
  ],
};

function item(state: State, command: CommandId): MenuItem {
  const keys = keysOf(state, command);
  return {
    kind: 'command',
    command,
    label: translate(`commands:title.${command}`),
    enabled: canRun(state, command),
    // A bare character would be no shortcut in a menu.
    ...(keys === undefined || keys.length === 1 ? {} : { keys }),
  };
}

const ids = commandIds.filter((id) => !isBrowserOnly(id));

/** The native menu from the catalogue, in the language shown. */
export function nativeMenu(state: State): DesktopMenu {
  const [go, ...others] = GROUPS.map((group) => ({
    label: translate(`commands:group.${group}`),
    items: [
      ...ids.filter((id) => catalogue[id].group === group).map((id) => item(state, id)),
      ...(system[group]?.() ?? []),
    ],
  }));
  const edit = {
    label: translate('commands:menu.edit'),
    items: (['cut', 'copy', 'paste', 'selectAll'] as const).map(role),
  };
  return [...(go ? [go] : []), edit, ...others];
}
