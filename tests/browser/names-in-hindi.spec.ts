import { inDatabase } from '#tests/browser/back-office.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { makeBusiness } from '#tests/factories/business.ts';

test('pages in Hindi say services and places in Hindi and search by the names they are known by', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/hi/category');
  const form = page.locator('main search');
  // The picker needs script.
  const service = form.locator('input[readonly]');
  await service.click();
  const plumbing = page.getByRole('radio', { name: 'प्लंबर/नल का काम' });
  await plumbing.check();
  await plumbing.press('Enter');
  await expect(service).toHaveValue('प्लंबर/नल का काम');
  await form.getByRole('combobox').fill('pune');
  const option = page.getByRole('option').filter({ hasText: 'पुणे' }).first();
  await expect(option).toContainText('महाराष्ट्र');
  await option.click();
  await form.locator('button[type=submit]').click();
  await expect(page).toHaveURL(/\/hi\/searcher\?/);
  const asked = new URL(page.url()).searchParams;
  expect([asked.get('service'), asked.get('city')]).toEqual(['Plumbing Contractors', 'Pune']);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toContainText('पुणे');
  await expect(title).toContainText('प्लंबर/नल का काम');
  const first = page.getByRole('main').getByRole('article').first();
  await expect(first).toContainText('पुणे');
  // Nobody has said it in Hindi.
  await expect(first.getByRole('heading').getByRole('link')).toHaveAttribute('lang', 'en-IN');
});

test('what leads on from a search that finds nobody names services and places in Hindi, and so does what this browser keeps of searches', async ({
  page,
  open,
}) => {
  const english = /\b(?:Pune|Maharashtra|Satara|Plumbing|Cement|India)\b/;
  const main = page.getByRole('main');
  await open('/hi/pune/plumbing-contractors');
  await expect(main.getByRole('combobox').first()).toHaveValue('पुणे, महाराष्ट्र');
  await open('/hi/searcher?q=plumber%20in%20satara');
  await expect(main).toContainText('सातारा में अभी कुछ नहीं मिला');
  await open('/hi/searcher?q=plumber%20in%20lonavala');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('लोनावला के आसपास प्लंबर/नल का काम');
  await expect(main).toContainText('लोनावला में अभी कुछ नहीं मिला। ये देखें: लोनावला के आसपास प्लंबर/नल का काम');
  // One has the words themselves, and then come those that are meant.
  const [city, state] = ['Pune', 'Maharashtra'];
  await inDatabase((db) => makeBusiness(db, { name: 'Wexfordwala Leakage Works', service: 'Paints', city, state }));
  await open('/hi/searcher?q=wexfordwala%20leakage%20pune');
  await expect(main.getByRole('heading', { name: 'आपके शब्दों का मतलब यह हो सकता है: पुणे में वाटरप्रूफिंग' })).toBeVisible();
  await open('/hi/searcher?service=Plumbing%20Contractors&city=Satara&state=Maharashtra&address=Satara%2C%20Maharashtra%2C%20India');
  await expect(main.getByRole('combobox').first()).toHaveValue('सातारा, महाराष्ट्र, भारत');
  await expect(main).toContainText('सातारा, महाराष्ट्र में प्लंबर/नल का काम: अभी कोई नहीं है।');
  await expect(main.getByRole('link', { name: 'सातारा, महाराष्ट्र में सारे कारोबार' })).toHaveAttribute('href', /city=Satara/);
  for (const link of await main.locator('a[href*="/searcher?"]').allInnerTexts()) expect(link).not.toMatch(english);
  await main.locator('button[aria-haspopup=dialog]').first().click();
  await expect(page.getByRole('dialog')).toContainText('सातारा, महाराष्ट्र में प्लंबर/नल का काम');
  await open('/hi');
  const lately = page.locator('section[aria-labelledby=recent-title]');
  await expect(lately.getByRole('link', { name: 'पुणे, महाराष्ट्र में प्लंबर/नल का काम' })).toBeVisible();
  // In English the same list has its English name.
  await open('/');
  await expect(lately.getByRole('link', { name: 'Plumbing Contractors in Pune, Maharashtra' })).toBeVisible();
  await open('/hi/get-quotes?service=Plumbing%20Contractors&place=Baner%2C%20Pune%2C%20Maharashtra');
  await expect(main.getByRole('combobox').first()).toHaveValue('Baner, पुणे, महाराष्ट्र');
  await expect(main.getByRole('listitem').first()).toContainText('पुणे');
});

test('what this browser keeps of English pages is said in Hindi on pages in Hindi', async ({ page, open }) => {
  const main = page.getByRole('main');
  const lists = ['/searcher?state=Maharashtra', '/searcher?q=chhat+tapak+rahi+hai+pune', '/pune/waterproofing'];
  for (const list of lists) {
    await open(list);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('recent'))).toContain(list);
  }
  await main.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/viewdetails\//);
  await main.getByRole('button', { name: 'How far is it from you?' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill('nashik');
  await dialog.getByRole('option').first().click();
  await expect(main.getByText(/km from Nashik, Maharashtra$/)).toBeVisible();

  await page.goto(`/hi${new URL(page.url()).pathname}`);
  await expect(main.getByText(/^नासिक, महाराष्ट्र से .* दूर$/)).toBeVisible();
  await open('/hi');
  await expect(main.getByText('नासिक, महाराष्ट्र के पास', { exact: true }).first()).toBeVisible();
  const lately = page.locator('section[aria-labelledby=recent-title]').getByRole('list');
  await expect(lately.first().getByRole('link')).toContainText(['पुणे', 'पुणे', 'महाराष्ट्र']);
  await expect(lately.first()).not.toContainText(/Pune|Maharashtra/);
  await expect(lately.last()).toContainText('पुणे');
});

test('a profile says in Hindi how far it is from the place of the list that led to it', async ({ page, open }) => {
  await open('/hi/searcher?city=Pune&state=Maharashtra&service=Cement&address=Baner%2C+Pune%2C+Maharashtra%2C+India&lat=18.559&lng=73.787');
  const main = page.getByRole('main');
  await main.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await expect(main.getByText(/^Baner, पुणे से .* दूर$/)).toBeVisible();
});

test('prices of materials have their units in Hindi', async ({ page }) => {
  await page.goto('/hi');
  const prices = page.getByRole('region', { name: 'सामान के रेट' });
  await expect(prices).toContainText(/प्रति \d+ किलो बोरी/);
  await expect(prices).not.toContainText(/(?:प्रति|per) (?:\d+ )?[a-z]/);
});
