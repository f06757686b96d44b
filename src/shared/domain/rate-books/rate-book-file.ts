/**
 * The most bytes of a rate book on its way here, as JSON or as a workbook: the largest that comes with
 * Quotedesk has 70 KiB, and spreadsheets save a book with their own formats and sheets next to it.
 */
export const RATE_BOOK_BYTES = 4 * 1024 * 1024;
