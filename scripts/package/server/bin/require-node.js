// The native library of the database crashes below this version, without a word.
const LEAST = 22;

if (Number.parseInt(process.versions.node, 10) < LEAST) {
  console.error(`Quotedesk needs Node.js ${LEAST} or later; this is ${process.versions.node}`);
  process.exit(1);
}
process.env.QUOTEDESK_INSTALLED = '1';
