import path from 'node:path';

/** The data folder of the server with demo data (playwright.config.ts). */
export const siteDataDir = path.join(process.env.BROWSER_TESTS_HOME ?? '', 'site');
