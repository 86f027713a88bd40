import type { Page } from '@playwright/test';
import { expect, test } from '#tests/browser/fixtures.ts';
import { addressOf, cardAddresses, findBusinesses, searchForm, toast } from '#tests/browser/listings.ts';

const location = (page: Page) => searchForm(page).getByRole('combobox', { name: 'Location' });
const services = (page: Page) => searchForm(page).getByRole('textbox', { name: 'Services' });
const places = (page: Page) => page.getByRole('listbox', { name: 'Places' }).getByRole('option');
const search = (page: Page) => searchForm(page).getByRole('button', { name: 'Search' }).click();

async function choosePlace(page: Page, typed: string) {
  await location(page).fill(typed);
  // Until the answer is there the list may be that of the text before.
  await places(page)
    .filter({ hasText: new RegExp(typed, 'i') })
    .first()
    .click();
}

async function chooseService(page: Page, name: string) {
  await services(page).click();
  await page.getByRole('radio', { name }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(services(page)).toHaveValue(name);
}

for (const home of ['/', '/category']) {
  test(`the checks of the search on ${home} come in their order`, async ({ page, open }) => {
    await open(home);
    await search(page);
    await expect(toast(page, 'Enter location and service')).toBeVisible();

    await choosePlace(page, 'pune');
    await search(page);
    await expect(toast(page, 'Select service')).toBeVisible();

    await chooseService(page, 'Waterproofing');
    // Text typed after the choice is no place of the list.
    await location(page).fill('somewhere else');
    await search(page);
    await expect(toast(page, 'Enter location')).toBeVisible();

    await page.route('**/api/v1/places/autocomplete?*', async (route) => {
      const answer = await (await route.fetch()).json();
      const data = answer.data.map((place: object) => ({ ...place, formatted_address: '' }));
      await route.fulfill({ json: { ...answer, data } });
    });
    await choosePlace(page, 'nagpur');
    await search(page);
    await expect(toast(page, 'Select a valid address')).toBeVisible();
    await expect(page).toHaveURL(home);
  });
}

test('a place and a service lead to the results of both, nearest first', async ({ page, open }) => {
  await open('/');
  await location(page).fill('p');
  await location(page).pressSequentially('u');
  await expect(places(page).first()).toHaveText('PuneMaharashtra');
  await location(page).press('ArrowDown');
  await expect(places(page).first()).toHaveAttribute('aria-selected', 'true');
  await location(page).press('Enter');
  await expect(location(page)).toHaveValue('Pune, Maharashtra, India');
  await expect(places(page)).toHaveCount(0);

  await chooseService(page, 'Waterproofing');
  await search(page);
  await expect(page).toHaveURL(/\/searcher\?city=Pune&state=Maharashtra&service=Waterproofing&address=Pune%2C\+Maharashtra%2C\+India&/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waterproofing in Pune, Maharashtra');
  await expect(page.getByText(/^\d+ businesses · Nearest first/)).toBeVisible();

  const { address = '', ...query } = Object.fromEntries(new URL(page.url()).searchParams);
  const found = await findBusinesses(page.request, { ...query, completeAddress: address });
  await expect.poll(async () => (await cardAddresses(page)).slice(0, found.length)).toEqual(found.map(addressOf));
  await expect(location(page)).toHaveValue('Pune, Maharashtra, India');
  await expect(services(page)).toHaveValue('Waterproofing');
});

test('another search from the results is announced, and its heading has the focus that the button had', async ({ page, open }) => {
  await open('/searcher?service=Cement&city=Pune&state=Maharashtra');
  await chooseService(page, 'Waterproofing');
  await search(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waterproofing in Pune, Maharashtra');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Waterproofing in Pune, Maharashtra · Nirmaan' })).toHaveCount(1);
});

test('places answer from the second letter, close on Escape, and take a name that is typed in full', async ({ page, open }) => {
  await open('/category');
  const asked: string[] = [];
  page.on('request', (request) => void (request.url().includes('/places/') && asked.push(new URL(request.url()).search)));
  await location(page).pressSequentially('p');
  await location(page).pressSequentially('une', { delay: 10 });
  await expect(places(page).first()).toContainText('Pune');
  expect(asked.filter((query) => query.includes('q=p&'))).toEqual([]);
  await location(page).press('Escape');
  await expect(places(page)).toHaveCount(0);
  await expect(location(page)).toHaveValue('pune');

  await location(page).fill('bombay');
  await expect(places(page).first()).toContainText('Mumbai');
  await location(page).fill('Nagpur');
  await expect(places(page).first()).toContainText('Nagpur');
  await services(page).focus();
  await expect(location(page)).toHaveValue('Nagpur, Maharashtra, India');
});

test('an address that the page was searched at serves another service, until it is changed', async ({ page, open }) => {
  for (const results of ['/searcher', '/category']) {
    await open(`${results}?${new URLSearchParams({ address: 'Pune', service: 'Cement' })}`);
    await chooseService(page, 'Waterproofing');
    await search(page);
    await expect(page).toHaveURL('/searcher?address=Pune&service=Waterproofing');
    // The form is built anew for the new results: what is typed into the old one is lost.
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Waterproofing');
    await expect(location(page)).toHaveValue('Pune');
  }
  await location(page).fill('somewhere else');
  await search(page);
  await expect(toast(page, 'Enter location')).toBeVisible();
});

test.describe('near me', () => {
  test('takes the city around the visitor', async ({ page, context, open }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 18.5204, longitude: 73.8567 });
    await open('/');
    await searchForm(page).getByRole('button', { name: 'Near me' }).click();
    await expect(location(page)).toHaveValue(/Pune, Maharashtra/);
    await chooseService(page, 'Waterproofing');
    await search(page);
    await expect(page).toHaveURL(/city=Pune&state=Maharashtra&.*lat=18\.52&lng=73\.857$/);
    await expect(page.getByRole('article').first()).toContainText('Pune');
  });

  test('says why the position is not to be had: refused, abroad, not known', async ({ page, context, open, allowNoise }) => {
    allowNoise(/status of 404 .*places\/reverse/);
    const nearMe = searchForm(page).getByRole('button', { name: 'Near me' });
    await open('/');
    await nearMe.click();
    await expect(toast(page, 'Your location is blocked for this site. Allow it in your browser, or enter your city instead')).toBeVisible();

    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 51.5, longitude: -0.12 });
    await open('/contact');
    await open('/');
    await nearMe.click();
    await expect(toast(page, 'You seem to be outside India. Enter a city in India instead')).toBeVisible();

    await page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (_, fail) => fail?.(Object.assign(new Error('Unknown'), { code: 2 }) as never);
    });
    await open('/category');
    await nearMe.click();
    await expect(toast(page, 'We could not find where you are. Enter your city instead')).toBeVisible();
  });

  test('names the locality that one is in', async ({ page, context, open }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 18.507, longitude: 73.807 });
    await open('/');
    await searchForm(page).getByRole('button', { name: 'Near me' }).click();
    await expect(location(page)).toHaveValue('Kothrud, Pune, Maharashtra, India');
  });
});
