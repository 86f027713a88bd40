import Bowser from 'bowser';

/** A browser and what it runs on, by their plain names; null where either is none that is known. */
export interface BrowserName {
  browser: string | null;
  system: string | null;
}

/** No browser says more of itself; what is longer was made up. */
const LONGEST = 1_000;

/** Names alone: a browser may call itself whatever it likes, and what it is called is shown. */
const BROWSERS = new Set<string>(Object.values(Bowser.BROWSER_MAP));
const SYSTEMS = new Set<string>(Object.values(Bowser.OS_MAP));

/** What a browser says of itself (User-Agent), in the names that people know: 'Chrome' and 'Android'. It proves nothing. */
export function nameBrowser(userAgent: string | undefined): BrowserName {
  const known = userAgent?.slice(0, LONGEST);
  if (!known) return { browser: null, system: null };
  const parser = Bowser.getParser(known);
  const browser = parser.getBrowserName();
  const system = parser.getOSName();
  return {
    browser: BROWSERS.has(browser) ? browser.replace(/ for Android$/, '') : null,
    system: SYSTEMS.has(system) ? system : null,
  };
}
