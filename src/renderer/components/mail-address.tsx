import { Private } from './private.tsx';

/** An e-mail address; where it must break, before its `@`. */
export function MailAddress({ address }: { readonly address: string }) {
  const [name, ...host] = address.split('@');
  return (
    <Private>
      {name}
      <wbr />
      {['', ...host].join('@')}
    </Private>
  );
}
