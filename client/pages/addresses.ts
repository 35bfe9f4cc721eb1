/** Addresses that are pages; any other is the server's. With its query, where there is one. */
export const PAGES = /^\/($|\?|new$|device$|learn$|replay$|verify$|privacy$|r\/)/;
