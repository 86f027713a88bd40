/** By this header a browser asks for a copy of a page that it keeps for times without a connection. */
export const COPY_HEADER = 'nirmaan-copy';
