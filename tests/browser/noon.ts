const HOUR = 3_600_000;

const hourInIndia = Math.floor((Date.now() / HOUR + 5.5) % 24);

// Found once for a whole run: a run that begins before nine in the morning ends after it.
process.env.BROWSER_TESTS_AHEAD ??= String(hourInIndia >= 9 && hourInIndia < 20 ? 0 : ((36 - hourInIndia) % 24) * HOUR);

/** How far the clock of a server is put ahead that tells people something, who are told nothing at night. Milliseconds. */
export const NOON_AHEAD = Number(process.env.BROWSER_TESTS_AHEAD);
