import { Anchor, Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { internationalPhone, phoneDigits } from '../../shared/domain/phone.ts';
import { Private } from './private.tsx';
import { settingsPage } from './screen.tsx';

interface ScreenLinkProps {
  readonly to: string;
  /** What is there. */
  readonly children: ReactNode;
}

/** A way to another screen, next to the heading of one. */
export function ScreenLink({ to, children }: ScreenLinkProps) {
  return (
    <Anchor size="sm" component={Link} href={to}>
      {children}
    </Anchor>
  );
}

interface SettingsButtonProps {
  /** The section of the settings. */
  readonly section: string;
  readonly onClick?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Leads from a notice to the section of the settings where something can be done about it. */
export function SettingsButton({ section, onClick, children }: SettingsButtonProps) {
  return (
    <Button
      component={Link}
      href={settingsPage(section)}
      size="xs"
      variant="default"
      onClick={onClick}
    >
      {children}
    </Button>
  );
}

/** An e-mail address, to write to; where it must break, before its `@`. */
export function MailAddress({ address }: { readonly address: string }) {
  const [name, ...host] = address.split('@');
  return (
    <Private>
      <Anchor href={`mailto:${address.split('@').map(encodeURIComponent).join('@')}`} inherit>
        {name}
        <wbr />
        {['', ...host].join('@')}
      </Anchor>
    </Private>
  );
}

/** A phone number, to call. */
export function PhoneNumber({ number }: { readonly number: string }) {
  return (
    <Private>
      <Anchor href={`tel:${internationalPhone(number) ?? phoneDigits(number)}`} inherit>
        {number}
      </Anchor>
    </Private>
  );
}
