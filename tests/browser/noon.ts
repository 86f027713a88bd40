const HOUR = 3_600_000;

const hourInIndia = Math.floor((Date.now() / HOUR + 5.5) % 24);

/** How far the clock of a server is put ahead that tells people something, who are told nothing at night. Milliseconds. */
export const NOON_AHEAD = hourInIndia >= 9 && hourInIndia < 20 ? 0 : ((36 - hourInIndia) % 24) * HOUR;
