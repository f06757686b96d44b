import { irishDay } from '../../../shared/date.ts';
import { CopyButton } from '../../parts/copy-button.tsx';
import { dayAfter } from '../../parts/day.ts';
import { Section } from '../../parts/section.tsx';
import { useService } from '../../stores/service.ts';
import classes from './api-access-screen.module.css';
import { priceCall, tokenCall } from './curl.ts';

interface CallProps {
  readonly name: string;
  readonly text: string;
}

function Call({ name, text }: CallProps) {
  return (
    <div className={classes.call}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it */}
      <section tabIndex={0} aria-label={name} className={classes.scroll}>
        <pre>{text}</pre>
      </section>
      <CopyButton text={text} what={name} />
    </div>
  );
}

/** A first call to copy: a token, then a price. */
export function FirstCall() {
  const status = useService((state) => state.status);
  if (status.state !== 'ready' || status.value.api.url === null) return null;
  const { api, scope } = status.value;
  const tomorrow = dayAfter(irishDay(Date.now()));
  return (
    <Section
      title="A first call"
      note="Put in a client’s ID and secret, and the token from the first answer into the second call."
    >
      <Call name="token call" text={tokenCall(api.url ?? '', scope)} />
      <Call name="price call" text={priceCall(api.url ?? '', tomorrow)} />
    </Section>
  );
}
