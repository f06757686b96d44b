import { type Static, Type } from 'typebox';
import { Settings } from './settings.ts';

const { port } = Settings.properties;
const { idleLockMinutes } = Settings.properties.privacy.properties;

/** The channels of updates by electron-updater, the steadiest first. */
export const UPDATE_CHANNELS = ['latest', 'beta', 'alpha'] as const;
export type UpdateChannel = (typeof UPDATE_CHANNELS)[number];

/**
 * Everything that an administrator may set for all who use a computer: the one table from which the
 * templates for Windows, the JSON Schema and the guide are made (`node scripts/policies.ts`). What is
 * absent is not set.
 */
export const Policies = Type.Partial(
  Type.Object({
    updates: Type.Boolean({
      title: 'Allow updates',
      description: 'Whether the desk looks for updates at all. Without a feed it never does.',
    }),
    updateFeed: Type.String({
      title: 'Where updates are',
      description:
        'A folder, also one on a file server, by its whole path, or an address that begins with https://. It holds the packages of a release with their latest.yml, latest-mac.yml or latest-linux.yml.',
      minLength: 1,
      maxLength: 1000,
      pattern: '^(?:/|[A-Za-z]:[\\\\/]|\\\\\\\\[^\\\\]|https://[^/@?#]+)[^\\u0000-\\u001f]*$',
    }),
    updateChannel: Type.Enum([...UPDATE_CHANNELS], {
      title: 'Which updates',
      description: 'latest, or versions that come before: beta or alpha. Not set, it is latest.',
    }),
    dataFolder: Type.String({
      title: 'Data folder',
      description:
        'Where the data are, in place of the usual folder and of --data: a whole path, in which a ~ at the beginning stands for the person’s own folder. Two people cannot use one folder at the same time.',
      minLength: 1,
      maxLength: 1000,
      pattern: '^(?:~|/|[A-Za-z]:[\\\\/])[^\\u0000-\\u001f]*$',
    }),
    apiEnabled: Type.Boolean({
      title: 'Allow the API',
      description:
        'Whether the desk listens for other programs on this computer. The host without a window always listens, because its screens come the same way.',
    }),
    apiPort: {
      ...port.anyOf[0],
      title: 'Port of the API',
      description: 'On 127.0.0.1, in place of the setting and of --port. 0 is any free one.',
    },
    dictionaries: Type.String({
      title: 'Folder of dictionaries',
      description:
        'Where the desk finds more dictionaries of Hunspell for spelling, such as ga_IE.aff and ga_IE.dic: a whole path, also one on a file server. macOS checks spelling by itself.',
      minLength: 1,
      maxLength: 1000,
      pattern: '^(?:/|[A-Za-z]:[\\\\/]|\\\\\\\\[^\\\\])[^\\u0000-\\u001f]*$',
    }),
    encryptionRequired: Type.Boolean({
      title: 'Require encrypted data',
      description:
        'Data that are not encrypted are not opened. The desk then offers to encrypt them with the keystore of the system; the host without a window names the command.',
    }),
    idleLockMinutes: {
      ...idleLockMinutes,
      title: 'Lock after, minutes',
      description:
        'Without a key or a click; 0 is never. Where no one signs in, the screen is hidden, not locked.',
    },
  }),
);
export type Policies = Static<typeof Policies>;

/** The name of each policy, in the order of the table. */
export const POLICY_NAMES = Object.keys(Policies.properties) as (keyof Policies)[];
