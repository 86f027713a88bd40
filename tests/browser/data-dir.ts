import path from 'node:path';

/** The data folder of the server without demo data (playwright.config.ts). */
export const bareDataDir = path.join(process.env.BROWSER_TESTS_HOME ?? '', 'bare');

/** The data folder of the server whose settings the tests change (playwright.config.ts). */
export const officeDataDir = path.join(process.env.BROWSER_TESTS_HOME ?? '', 'office');

/** The data folder of the server with demo data (playwright.config.ts). */
export const siteDataDir = path.join(process.env.BROWSER_TESTS_HOME ?? '', 'site');
