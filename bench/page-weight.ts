import { chromium } from '@playwright/test';
import { weighPage } from '#tests/browser/weigh-page.ts';
import { findChromium } from '../scripts/find-chromium.ts';

/** KiB (brotli) of script and style that a new browser loads for a page. */
export async function weighInBrowser(url: string): Promise<{ script: number; style: number }> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
  try {
    return await weighPage(await browser.newPage(), url);
  } finally {
    await browser.close();
  }
}
