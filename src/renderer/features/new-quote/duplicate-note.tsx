import { Anchor } from '@mantine/core';
import { Link } from 'wouter';
import { duplicatesIn } from '../../data/duplicates.ts';
import { quotePlace } from '../../data/quote-place.ts';
import { say } from '../../i18n/say.ts';
import classes from './field.module.css';
import { useShown } from './use-shown.ts';

/** The other quotes and policies of the car, each a link, below its registration; the keyboard has them in the panel. */
export function DuplicateNote() {
  const warnings = useShown(({ preview }) => preview?.warnings);
  const found = duplicatesIn(warnings ?? []);
  if (found.length === 0) return null;
  return (
    <div role="status">
      {found.map(({ quote, message }) => (
        <div key={quote} className={classes.note} data-tone="warning">
          {/* A stop here would come between the registration and the make, while somebody types. */}
          <Anchor component={Link} href={quotePlace(quote)} size="xs" tabIndex={-1}>
            {say(message)}
          </Anchor>
        </div>
      ))}
    </div>
  );
}
