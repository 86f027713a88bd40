/**
 * The oldest browsers that the site is made for (docs/decisions/190-browsers.md): the build lowers syntax to them. Samsung Internet 14 is
 * Chrome 87. React Router's own start needs Firefox 113: before it, pages are read and used as without script.
 */
export const FLOOR = { chrome: '87', safari: '14.1', firefox: '113' };
const STYLES = { ...FLOOR, firefox: '78' };

const asTarget = (floor: typeof FLOOR) => Object.entries(floor).map(([browser, version]) => browser + version);

export const scriptTarget = asTarget(FLOOR);
export const styleTarget = asTarget(STYLES);
