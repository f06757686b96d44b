import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Redirect, useParams } from 'wouter';
import { fold } from '../../../shared/domain/fold.ts';
import { canRun, useCommands } from '../../commands/commands.ts';
import { Icon } from '../../components/icon.tsx';
import { Screen } from '../../components/screen.tsx';
import '../../i18n/screen-words/help.ts';
import { About } from './about.tsx';
import { HelpPage } from './help-page.tsx';
import classes from './help-screen.module.css';
import { isPage, type PageName, pageNames, pages } from './pages.ts';

const ABOUT = 'about';
const OBJECT = { returnObjects: true } as const;

type Topic = PageName | typeof ABOUT;

/** The help: a page for each screen that there is, found by its words. */
export function HelpScreen() {
  const { t } = useTranslation(['help', 'common']);
  const { page } = useParams();
  const [query, setQuery] = useState('');
  const commands = useCommands();
  const title = (name: Topic) => {
    if (name === ABOUT) return t('about.title');
    return name === 'keyboard' ? t('keyboard') : t(`common:screens.${name}`);
  };

  const there = pageNames.filter((name) => {
    const { go } = pages[name];
    return go === undefined || canRun(commands, go);
  });
  const says = (name: Topic) => {
    const words = name === ABOUT ? [] : Object.values(t(`pages.${name}`, OBJECT));
    return fold([title(name), ...words].join('\n')).includes(fold(query.trim()));
  };
  const topics: readonly Topic[] = [...there, ABOUT];
  const found = topics.filter(says);
  const wanted = page === ABOUT || isPage(page) ? page : undefined;
  if (wanted === undefined) return <Redirect to="/help/keyboard" replace />;
  // What is searched for is shown at once; without a search, what the address names.
  const shown = query.trim() === '' || found.includes(wanted) ? wanted : found[0];

  return (
    <Screen title={t('common:screens.help')} lead={t('lead')}>
      <div className={classes.columns}>
        <div className={classes.index}>
          <TextInput
            type="search"
            aria-label={t('search')}
            placeholder={t('search')}
            leftSection={<Icon name="search" />}
            value={query}
            onChange={(event) => setQuery(event.currentTarget.value)}
          />
          <nav aria-label={t('pagesLabel')} className={classes.links}>
            {found.map((name) => (
              <Link
                key={name}
                href={`/help/${name}`}
                className={classes.link}
                {...(shown === name && { 'aria-current': 'page' })}
              >
                {title(name)}
              </Link>
            ))}
          </nav>
        </div>
        <div className={classes.page}>
          {shown === undefined && <p role="status">{t('nothing')}</p>}
          {shown === ABOUT && <About />}
          {isPage(shown) && <HelpPage name={shown} title={title(shown)} />}
        </div>
      </div>
    </Screen>
  );
}
