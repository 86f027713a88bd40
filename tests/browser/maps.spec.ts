import type { Page } from '@playwright/test';
import { expect, test } from '#tests/browser/fixtures.ts';
import { searchForm, toast } from '#tests/browser/listings.ts';

interface Answers {
  /** Address components of the chosen place. */
  details: { formatted_address?: string; address_components: { long_name: string; types: string[] }[] };
  /** Results of reverse geocoding. */
  geocode: { formatted_address: string; address_components: { long_name: string; types: string[] }[] }[];
}

const typed = (city: string, state: string) => [
  { long_name: 'Baner', types: ['sublocality', 'political'] },
  { long_name: city, types: ['locality', 'political'] },
  { long_name: state, types: ['administrative_area_level_1', 'political'] },
  { long_name: 'India', types: ['country', 'political'] },
];

/** Components without a type that helps: the city is the fifth from the end. */
const positions = ['12', 'Baner', 'Pune', 'Haveli', 'Pune Division', 'Maharashtra', 'India'].map((long_name) => ({ long_name, types: [] }));

const location = (page: Page) => searchForm(page).getByRole('combobox', { name: 'Location' });
const requests = (page: Page) => page.evaluate(() => (window as unknown as { asked: Record<string, unknown>[] }).asked);

/** Stands in for the maps script: the same objects as the service's, with the answers of the test. */
async function serveMaps(page: Page, answers: Answers) {
  const script = `
    const answers = ${JSON.stringify(answers)};
    const asked = (window.asked = []);
    const geometry = { location: { lat: () => 18.559, lng: () => 73.787 } };
    window.google = { maps: {
      Geocoder: class { async geocode(request) { asked.push({ geocode: request }); return { results: answers.geocode }; } },
      places: {
        AutocompleteSessionToken: class {},
        AutocompleteService: class {
          async getPlacePredictions({ sessionToken, ...request }) {
            asked.push(request);
            return { predictions: [{ place_id: 'p1', description: 'Baner, Pune', structured_formatting: { main_text: 'Baner', secondary_text: 'Pune, Maharashtra' } }] };
          }
        },
        PlacesService: class {
          getDetails({ placeId, fields }, done) { asked.push({ placeId, fields }); done({ ...answers.details, geometry }, 'OK'); }
        },
      },
    } };
    window[new URL(document.currentScript.src).searchParams.get('callback')]?.();`;
  await page.route('https://maps.googleapis.com/**', (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
}

async function search(page: Page) {
  await location(page).fill('baner');
  await page.getByRole('option', { name: 'Baner' }).click();
  await searchForm(page).getByRole('button', { name: 'Search' }).click();
}

test.beforeEach(async ({ page, allowNoise }) => {
  allowNoise(/^request to https:\/\/maps\.googleapis\.com\/maps\/api\/js\?/);
  await page.addInitScript(() => sessionStorage.setItem('selectedServiceName', 'Cement'));
});

test('the script is loaded when a place is typed, asks for India alone, and names city and state by type', async ({ page, open }) => {
  await serveMaps(page, {
    details: { formatted_address: 'Baner, Pune, Maharashtra', address_components: typed('Pune', 'Maharashtra') },
    geocode: [],
  });
  const loaded = page.waitForRequest('https://maps.googleapis.com/**');
  await open('/');
  expect(await page.evaluate(() => 'google' in window)).toBe(false);
  await search(page);
  const { searchParams } = new URL((await loaded).url());
  expect(Object.fromEntries(searchParams)).toMatchObject({ key: 'test-key', libraries: 'places' });
  await expect(page).toHaveURL(
    '/searcher?city=Pune&state=Maharashtra&service=Cement&address=Baner%2C+Pune%2C+Maharashtra&lat=18.559&lng=73.787',
  );
  expect(await requests(page)).toEqual([
    { input: 'baner', componentRestrictions: { country: 'in' }, locationBias: { lat: 28.7041, lng: 77.1025 } },
    { placeId: 'p1', fields: ['formatted_address', 'geometry', 'address_components'] },
  ]);
  await expect(page.getByText('No results found.', { exact: true })).toBeVisible();
});

test('where the types are missing, positions name city and state', async ({ page, open }) => {
  const around = [positions, positions.slice(2), positions.slice(5), positions.slice(6)];
  await serveMaps(page, {
    details: { formatted_address: 'Baner', address_components: positions },
    geocode: around.map((address_components) => ({ formatted_address: 'Baner', address_components })),
  });
  await open('/category');
  await search(page);
  await expect(page).toHaveURL(/\?city=Pune&state=Maharashtra&service=Cement&address=Baner&/);
});

test('a place without a formatted address is none', async ({ page, open }) => {
  await serveMaps(page, { details: { address_components: typed('Pune', 'Maharashtra') }, geocode: [] });
  await open('/');
  await search(page);
  await expect(toast(page, 'Select a valid address')).toBeVisible();
});

test('near me asks the service what is around', async ({ page, open, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 18.559, longitude: 73.787 });
  await serveMaps(page, {
    details: { address_components: [] },
    geocode: [{ formatted_address: 'Baner Road, Pune', address_components: typed('Pune', 'Maharashtra') }],
  });
  await open('/');
  await searchForm(page).getByRole('button', { name: 'Near me' }).click();
  await expect(location(page)).toHaveValue('Baner Road, Pune');
  expect(await requests(page)).toEqual([{ geocode: { location: { lat: 18.559, lng: 73.787 } } }]);
});

test('the gazetteer stands in where the script cannot be loaded', async ({ page, open, allowNoise }) => {
  allowNoise(/The script of maps.googleapis.com could not be loaded|ERR_FAILED/);
  await page.route('https://maps.googleapis.com/**', (route) => route.abort());
  await open('/');
  await location(page).fill('pune');
  await expect(page.getByRole('option').first()).toHaveText('PuneMaharashtra');
});
