/** As many bytes as the API takes of a quote document. */
export const QUOTE_FILE_BYTES = 64 * 1024;
