import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useStore } from 'zustand';
import type { Warning } from '../../../shared/schemas/common/remark.ts';
import { inPageOrder } from '../../data/form-fields.ts';
import { quotePlace } from '../../data/places.ts';
import { duplicatesIn, withoutAssumed } from '../../data/warnings.ts';
import { about, nameOf, say, sayWarning } from '../../i18n/say.ts';
import { focusOn } from './focus.ts';
import classes from './panel.module.css';
import { useEdited, useShown } from './use-shown.ts';

interface MissingProps {
  readonly title: string;
  readonly paths: readonly { readonly path: string }[];
}

function MissingFields({ title, paths }: MissingProps) {
  if (paths.length === 0) return null;
  return (
    <section className={classes.choice} aria-label={title}>
      <h2 className={classes.legend}>{title}</h2>
      <ul className={classes.missing}>
        {inPageOrder(paths).map(({ path }) => (
          <li key={path}>
            <button type="button" className={classes.go} onClick={() => focusOn(path)}>
              {nameOf(path)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Everything that is still missing, first what the price waits for: each goes to its field. */
export function Missing() {
  const { t } = useTranslation('newQuote');
  const missing = useShown(({ preview }) => preview?.missing) ?? [];
  return (
    <>
      <MissingFields
        title={t('panel.forPrice')}
        paths={missing.filter(({ forPrice }) => forPrice)}
      />
      <MissingFields
        title={t('panel.missing')}
        paths={missing.filter(({ forPrice }) => !forPrice)}
      />
    </>
  );
}

/** The answers that were taken as usual, and that the customer has to confirm before cover. */
export function ToConfirm() {
  const { t } = useTranslation('newQuote');
  const paths = useShown(({ preview }) => preview?.toConfirm) ?? [];
  return <MissingFields title={t('toConfirm.title')} paths={paths.map((path) => ({ path }))} />;
}

/** A warning; one of another quote of the same car leads there. */
function Warned({ warning }: { readonly warning: Warning }) {
  const [duplicate] = duplicatesIn([warning]);
  const text = sayWarning(warning);
  if (!duplicate) return text;
  return (
    <Anchor component={Link} href={quotePlace(duplicate.quote)} size="sm">
      {text}
    </Anchor>
  );
}

/** What is wrong, unusual or not used: each goes to its field. */
export function Remarks() {
  const { t } = useTranslation(['newQuote', 'common']);
  const faults = useShown(({ preview }) => preview?.faults) ?? [];
  const unusual = useShown(({ preview }) => preview?.unusual) ?? [];
  const warned = useShown(({ preview }) => preview?.warnings) ?? [];
  const typing = useStore(useEdited().session, (state) => state.typing);
  const remarks = [
    ...faults.map((remark) => ({ ...remark, tone: 'fault' })),
    ...unusual.map((remark) => ({ ...remark, tone: 'warning' })),
  ].filter(({ path }) => path !== typing);
  const warnings = withoutAssumed(warned);
  if (remarks.length + warnings.length === 0) return null;
  return (
    <section className={classes.choice} aria-label={t('panel.look')}>
      <h2 className={classes.legend}>{t('panel.look')}</h2>
      <ul className={classes.remarks}>
        {inPageOrder(remarks).map(({ path, message, tone }) => (
          <li key={path + message.code} data-tone={tone}>
            <button type="button" className={classes.goRemark} onClick={() => focusOn(path)}>
              <strong>{about(nameOf(path), message)}</strong> {say(message)}
            </button>
          </li>
        ))}
        {warnings.map((warning) => (
          <li key={sayWarning(warning)}>
            <Warned warning={warning} />
          </li>
        ))}
      </ul>
    </section>
  );
}
