import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { CommandId } from '../../commands/catalogue.ts';
import { keysOf, runCommand, useCommands } from '../../commands/commands.ts';
import keyClasses from '../../commands/keys-shown.module.css';
import { writtenKeys } from '../../commands/keys-shown.tsx';
import { Section } from '../../components/section.tsx';
import classes from './help-screen.module.css';
import { type PageName, pages } from './pages.ts';

interface HelpPageProps {
  readonly name: PageName;
  readonly title: string;
}

/** What a screen is for, how it is used, and its keys. */
export function HelpPage({ name, title }: HelpPageProps) {
  const { t } = useTranslation(['help', 'commands']);
  const { go, commands } = pages[name];
  const [lead, ...points] = Object.values(t(`pages.${name}`, { returnObjects: true }));
  return (
    <Section
      title={title}
      action={
        go && (
          <Button size="compact-sm" variant="default" onClick={() => runCommand(go)}>
            {t('open', { screen: title })}
          </Button>
        )
      }
    >
      <p className={classes.lead}>{lead}</p>
      <ul className={classes.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <Shortcuts commands={go ? [go, ...commands] : commands} />
    </Section>
  );
}

function Shortcuts({ commands }: { readonly commands: readonly CommandId[] }) {
  const { t } = useTranslation(['help', 'commands']);
  const state = useCommands();
  const lines = commands.flatMap((id) => {
    const keys = keysOf(state, id);
    return keys === undefined ? [] : [{ id, keys }];
  });
  if (lines.length === 0) return null;
  return (
    <>
      <h3 className={classes.keysTitle}>{t('keys')}</h3>
      <dl className={classes.keys}>
        {lines.map(({ id, keys }) => (
          <div key={id}>
            <dt>{t(`commands:title.${id}`)}</dt>
            <dd>
              <kbd className={keyClasses.keys}>{writtenKeys(keys)}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
