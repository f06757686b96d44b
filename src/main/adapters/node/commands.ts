const IN_CHECKOUT = { quotedesk: 'npm run quotedesk --', serve: 'npm run serve --' } as const;
const INSTALLED = { quotedesk: 'quotedesk', serve: 'quotedesk-server' } as const;

/**
 * How a person starts the programs of this installation: by npm's scripts in a checkout, by their own
 * names where a package started them, which says so in the environment.
 */
export const COMMANDS: Readonly<Record<keyof typeof IN_CHECKOUT, string>> =
  process.env.QUOTEDESK_INSTALLED === '1' ? INSTALLED : IN_CHECKOUT;
