// The program names its commands as they are installed.
process.env.QUOTEDESK_INSTALLED = '1';
