/**
 * Node's server, and the methods and the phrases of statuses that Node knows. RFC 9110 9 and 15. An
 * `import` from `node:http` reads all that it exports, and so loads undici, too: 30 ms of a start.
 */
export const { METHODS, STATUS_CODES, createServer } = process.getBuiltinModule('node:http');

/** The same with TLS. */
export const { Server: HttpsServer } = process.getBuiltinModule('node:https');
