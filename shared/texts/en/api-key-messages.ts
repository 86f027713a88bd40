/** What programs that call with a key are told, and the team that makes the keys. */

export const nameMissing = 'Enter what the key is for';
export const scopeMissing = 'Choose what the key may do';
export const dayMissing = 'Enter the last day of the key';
export const dayOutOfRange = 'The last day must be today or later, within 5 years';
export const callsOutOfRange = 'Calls a minute must be a whole number from 1 to 6,000';
/** @param entry what was entered. */
export const addressUnreadable = (entry: string) => `‘${entry}’ is not an IP address or a network such as 203.0.113.0/24`;
export const tooManyAddresses = 'At most 50 addresses';
export const nameTaken = 'Another key has this name. Choose another';
export const keyMade = 'Key made. Copy it now: it is not shown again';
export const keyRevoked = 'Key revoked. It opens nothing any more';
export const keyNotFound = 'Key not found';

export const keyNeeded = 'This call needs a key. Send it as Authorization: Bearer nirmaan_…';
export const keyUnknown = 'This key is not known here';
export const keyEnded = 'This key has ended or was revoked';
export const keyInAddress = 'A key in an address is written into logs. Send it as Authorization: Bearer, and have this one revoked';
export const notForKeys = 'A key does not open this call';
/** @param scope what it would have to open, as programs say it: 'businesses:read'. */
export const scopeNeeded = (scope: string) => `This key does not have ${scope}`;
/** @param address the caller's. */
export const addressNotAllowed = (address: string) => `This key may not be used from ${address}`;

/** @param most rows at once. */
export const rowsOutOfRange = (most: number) => `limit must be a whole number from 1 to ${most}`;
export const momentUnreadable = 'updated_since must be a moment such as 2026-11-29T10:00:00Z';
export const beginAnew =
  'What was removed since then is not known any more. Read everything again without cursor and updated_since, and take out what does not come';
export const changedMeanwhile = 'It was changed meanwhile. Read it again, and send its ETag in If-Match';
export const versionNeeded = 'Send the ETag of what you change in If-Match';
export const businessRemoved = 'Business removed';
