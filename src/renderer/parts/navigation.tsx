import { Link, useLocation } from 'wouter';
import classes from '../app.module.css';
import { Icon } from './icon.tsx';
import { RateBookNote } from './rate-book-note.tsx';
import { SchemeSwitch } from './scheme-switch.tsx';

const links = [
  { href: '/', label: 'Price', icon: 'price' },
  { href: '/api-access', label: 'API access', icon: 'access' },
] as const;

/** The screens, the rate book in use and the colour scheme. */
export function Navigation({ onNavigate }: { readonly onNavigate: () => void }) {
  const [location] = useLocation();
  return (
    <>
      <div className={classes.brand}>Quotedesk</div>
      <div className={classes.links}>
        {links.map(({ href, label, icon }) => (
          <Link
            key={href}
            href={href}
            className={classes.link}
            onClick={onNavigate}
            {...(location === href && { 'aria-current': 'page' })}
          >
            <Icon name={icon} />
            {label}
          </Link>
        ))}
      </div>
      <div className={classes.foot}>
        <RateBookNote />
        <SchemeSwitch />
      </div>
    </>
  );
}
