import type { Page } from '@playwright/test';
import { expectGoodAtBothWidths } from '#tests/browser/axe.ts';
import { expect, test } from '#tests/browser/fixtures.ts';
import { cards, searchForm } from '#tests/browser/listings.ts';
import { DESK, PHONE } from '#tests/browser/sizes.ts';

const ENGLISH = {
  prefix: '',
  field: 'Search businesses, services or cities',
  meanings: 'What you may mean',
  which: 'Which city or PIN code?',
  places: 'Places',
  all: 'All of India',
  change: 'Change the search',
  location: 'Location',
  services: 'Services',
  search: 'Search',
  cities: { pune: 'Pune', delhi: 'Delhi' },
};
const HINDI: typeof ENGLISH = {
  prefix: '/hi',
  field: 'कारोबार, काम या शहर खोजें',
  meanings: 'शायद आप यह खोज रहे हैं',
  which: 'कौन सा शहर या पिन कोड?',
  places: 'जगहें',
  all: 'पूरे भारत में',
  change: 'खोज बदलें',
  location: 'जगह',
  services: 'काम',
  search: 'खोजें',
  cities: { pune: 'पुणे', delhi: 'दिल्ली' },
};

/**
 * Some of what people say, with how the trade that they need is called in English and in Hindi: here it is seen that the field asks and shows;
 * server/features/search/words-and-place.test.ts has them all.
 */
const SENTENCES: [string, string, RegExp][] = [
  ['chhat tapak rahi h', 'Waterproofing', /वाटरप्रूफिंग/],
  ['नल से पानी नहीं आ रहा है', 'Plumbing Contractors', /प्लंबर/],
  ['painting karwana hai', 'Paint Contractors', /पेंट/],
];

const PUNE = {
  formattedAddress: 'Baner, Pune, Maharashtra, India',
  city: 'Pune',
  state: 'Maharashtra',
  lat: 18.559,
  lng: 73.787,
  placeNames: { language: 'hi', city: 'पुणे', state: 'महाराष्ट्र', written: 'Baner, पुणे, महाराष्ट्र, भारत' },
};
const remember = (page: Page) => page.addInitScript((place) => localStorage.setItem('place', place), JSON.stringify(PUNE));
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** City and point that the address of the page has. */
const placeOf = (page: Page) => {
  const query = new URL(page.url()).searchParams;
  return [query.get('q'), query.get('city'), query.get('lat')];
};

for (const text of [ENGLISH, HINDI]) {
  const isHindi = text === HINDI;
  const name = isHindi ? 'in Hindi' : 'in English';
  const field = (page: Page) => page.getByRole('combobox', { name: text.field });
  const meanings = (page: Page) => page.getByRole('group', { name: text.meanings }).getByRole('option');

  test.describe(name, () => {
    test.use({ locale: isHindi ? 'hi-IN' : 'en-IN', viewport: { width: 360, height: 740 } });

    for (const isRemembered of [false, true]) {
      test(`what people say leads to the right trade, and to no city that nobody named, ${isRemembered ? 'at' : 'without'} a remembered place`, async ({
        page,
        open,
      }) => {
        if (isRemembered) await remember(page);
        await open(`${text.prefix}/contact`);
        for (const [saying, service, inHindi] of SENTENCES) {
          await field(page).fill(saying);
          const first = meanings(page).first();
          await expect(first, saying).toContainText(isHindi ? inHindi : service);
          const wanted = isRemembered ? /city=Pune&.*lat=18\.559/ : /^(?!.*city=)/;
          await expect(first, saying).toHaveAttribute('href', wanted);
          const hrefs = await meanings(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
          const cities = hrefs.flatMap((href) => new URL(href, page.url()).searchParams.get('city') ?? []);
          expect(
            cities.filter((city) => city !== 'Pune' || !isRemembered),
            saying,
          ).toEqual([]);
          await field(page).fill('');
          await expect(meanings(page)).toHaveCount(0);
        }
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      });
    }

    test('words take the remembered place, with all of India one tap away', async ({ page, open }) => {
      await page.setViewportSize(isHindi ? PHONE : DESK);
      await remember(page);
      await open(`${text.prefix}/`);
      await field(page).fill('roof leaking');
      await field(page).press('Enter');
      await expect(heading(page)).toContainText(`Baner, ${text.cities.pune}`);
      expect(placeOf(page)).toEqual(['roof leaking', 'Pune', '18.559']);
      await expect(cards(page).first()).toContainText(isHindi ? 'किमी' : 'km');
      await expectGoodAtBothWidths(page);
      await page.getByRole('link', { name: text.all, exact: true }).click();
      await expect(page).toHaveURL(/\/searcher\?q=roof\+leaking$/);
      await expect(page.getByLabel(text.which)).toBeVisible();
      await expectGoodAtBothWidths(page);
      // And back, in one tap.
      await page
        .locator('main')
        .getByRole('link', { name: `Baner, ${text.cities.pune}` })
        .click();
      await expect(heading(page)).toContainText(`Baner, ${text.cities.pune}`);
    });

    test('without a place the first line asks for one: a city, a PIN code or where one is', async ({ page, context, open }) => {
      await page.setViewportSize(isHindi ? PHONE : DESK);
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation({ latitude: 18.5204, longitude: 73.8567 });
      const which = page.getByLabel(text.which);
      await open(`${text.prefix}/searcher?q=roof+leaking`);
      await which.fill('pune');
      await page.getByRole('listbox', { name: text.places }).getByRole('option').first().click();
      await expect(heading(page)).toContainText(text.cities.pune);
      expect(placeOf(page).slice(0, 2)).toEqual(['roof leaking', 'Pune']);

      await open(`${text.prefix}/searcher?q=roof+leaking`);
      await which.fill('411045');
      await page.getByRole('listbox', { name: text.places }).getByRole('option').first().click();
      await expect(heading(page)).toContainText(`Baner, ${text.cities.pune}`);
      await expect(cards(page).first()).toContainText('Baner');

      await open(`${text.prefix}/searcher?q=roof+leaking`);
      await page
        .locator('main form')
        .filter({ has: which })
        .getByRole('button', { name: isHindi ? 'मेरे पास' : 'Near me' })
        .click();
      await expect(page).toHaveURL(/city=Pune&.*lat=18\.52&lng=73\.857$/);
    });

    test('Change opens with the service that was understood, and keeps the words for another place', async ({ page, open }) => {
      await open(`${text.prefix}/searcher?q=roof+leaking`);
      await page.getByRole('button', { name: text.change }).click();
      const form = searchForm(page);
      await expect(form.getByRole('textbox', { name: text.services })).toHaveValue(isHindi ? /वाटरप्रूफिंग/ : 'Waterproofing');
      await form.getByRole('combobox', { name: text.location }).fill('delhi');
      await page.getByRole('listbox', { name: text.places }).getByRole('option').first().click();
      await form.getByRole('button', { name: text.search }).click();
      await expect(heading(page)).toContainText(text.cities.delhi);
      expect(placeOf(page).slice(0, 2)).toEqual(['roof leaking', 'Delhi']);
      // Words that mean no service stand in its field.
      await open(`${text.prefix}/searcher?q=sharma`);
      await page.getByRole('button', { name: text.change }).click();
      await expect(form.getByRole('textbox', { name: text.services })).toHaveValue(/^sharma$/i);
      await form.getByRole('combobox', { name: text.location }).fill('pune');
      await page.getByRole('listbox', { name: text.places }).getByRole('option').first().click();
      await form.getByRole('button', { name: text.search }).click();
      await expect(page).toHaveURL(/q=sharma&city=Pune/);
    });

    test('a place among the words wins, and the page says so', async ({ page, open }) => {
      await remember(page);
      await open(`${text.prefix}/`);
      await field(page).fill('plumber delhi');
      await field(page).press('Enter');
      await expect(
        page.getByText(isHindi ? /^आपने दिल्ली लिखा है/ : /^You typed Delhi: these are in Delhi, not near Baner, Pune\.$/),
      ).toBeVisible();
      await expect(cards(page).first()).toContainText(isHindi ? 'दिल्ली' : 'Delhi');
    });

    test('a PIN code among the words is its locality, the nearest first', async ({ page, open }) => {
      await open(`${text.prefix}/searcher?q=roof+leaking+411045`);
      await expect(heading(page)).toContainText(`Baner, ${text.cities.pune}`);
      await expect(cards(page).first()).toContainText('Baner');
      await expect(cards(page).first()).toContainText(isHindi ? 'किमी' : 'km');
    });

    test('words in the picker of services are read with the place beside them', async ({ page, open }) => {
      await remember(page);
      await open(`${text.prefix}/`);
      const form = searchForm(page);
      await form.getByRole('textbox', { name: text.services }).click();
      const drawer = page.getByRole('dialog');
      await drawer.getByRole('textbox').fill('roof leaking');
      await drawer.getByRole('textbox').press('Enter');
      await form.getByRole('button', { name: text.search }).click();
      await expect(heading(page)).toContainText(`Baner, ${text.cities.pune}`);
      await expect(heading(page)).toContainText(isHindi ? 'वाटरप्रूफिंग' : 'Waterproofing');
    });
  });
}

test('a tab keeps its place while another one chooses one: what its form shows is searched', async ({ page, context, open }) => {
  const other = await context.newPage();
  await other.goto('/');
  const field = page.getByRole('combobox', { name: ENGLISH.field });
  const choose = () => other.evaluate((place) => localStorage.setItem('place', place), JSON.stringify(PUNE));
  await open('/searcher?q=roof+leaking&city=Jaipur&state=Rajasthan');
  await choose();
  await field.fill('plumber');
  await field.press('Enter');
  await expect(page).toHaveURL(/q=plumber&city=Jaipur&state=Rajasthan/);

  await open('/');
  const location = searchForm(page).getByRole('combobox', { name: ENGLISH.location });
  await expect(location).toHaveValue('Baner, Pune, Maharashtra, India');
  await location.fill('jaipur');
  await page.getByRole('listbox', { name: ENGLISH.places }).getByRole('option').first().click();
  await choose();
  await field.fill('plumber');
  await expect(page.getByRole('group', { name: ENGLISH.meanings })).toContainText('Jaipur');
  await field.press('Enter');
  await expect(page).toHaveURL(/q=plumber&city=Jaipur&state=Rajasthan/);
});

const LONG = { ...PUNE, formattedAddress: 'x'.repeat(300) };
const NO_POINT = { ...PUNE, placeNames: undefined, lat: 999, lng: 'x' };

test('a remembered place is taken as far as it is one', async ({ page, open }) => {
  await open('/contact');
  for (const [kept, address] of [
    ...['{', '{"city":"Pune"}', '[]', 'null', '{"city":1,"state":2,"formattedAddress":3}', 'x'.repeat(5000), JSON.stringify(LONG)].map(
      (none) => [none, /\/searcher\?q=roof\+leaking$/] as const,
    ),
    [JSON.stringify(NO_POINT), /city=Pune&state=Maharashtra&address=[^&]+$/] as const,
  ]) {
    await test.step(kept.slice(0, 60), async () => {
      await page.evaluate((place) => localStorage.setItem('place', place), kept);
      await open('/');
      const field = page.getByRole('combobox', { name: ENGLISH.field });
      await field.fill('roof leaking');
      await field.press('Enter');
      await expect(page).toHaveURL(address);
      await expect(cards(page)).not.toHaveCount(0);
    });
  }
});

for (const [what, spoil] of [
  [
    'forbids storage',
    () =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Forbidden', 'SecurityError');
        },
      }),
  ],
  [
    'has no room left',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  test(`a browser that ${what} searches at the place that was chosen`, async ({ page, open }) => {
    await page.addInitScript(spoil);
    await open('/');
    await searchForm(page).getByRole('combobox', { name: ENGLISH.location }).fill('jaipur');
    await page.getByRole('listbox', { name: ENGLISH.places }).getByRole('option').first().click();
    const field = page.getByRole('combobox', { name: ENGLISH.field });
    await field.fill('roof leaking');
    await field.press('Enter');
    await expect(page).toHaveURL(/q=roof\+leaking&city=Jaipur/);
    await expect(heading(page)).toContainText('Jaipur');
  });
}

test('letters that are no word find nobody, and no city is asked for; the beginning of a name leads to whoever is called so', async ({
  page,
  open,
}) => {
  await open('/searcher?q=zzqx');
  await expect(page.getByText('No results found.', { exact: true })).toBeVisible();
  await expect(page.getByLabel(ENGLISH.which)).toHaveCount(0);
  const field = page.getByRole('combobox', { name: ENGLISH.field });
  await field.fill('Jai Bhavani');
  await expect(page.getByRole('listbox').getByRole('option').first()).toContainText('Jai Bhavani');
  await field.press('Enter');
  await expect(heading(page)).toHaveText('Results for “Jai Bhavani”');
  await expect(page.getByText(/Nothing in/)).toHaveCount(0);
  await expect(cards(page).first()).toContainText('Jai Bhavani');
  await expect(searchForm(page).getByRole('textbox', { name: ENGLISH.services })).toHaveValue(/^jai bhavani$/i);
});

test('a remembered place that exists no more is searched around, and the page says so', async ({ page, open }) => {
  const gone = { ...PUNE, city: 'Xyzzyville', state: 'Nowhere', formattedAddress: 'Xyzzyville, Nowhere' };
  await page.addInitScript((place) => localStorage.setItem('place', place), JSON.stringify({ ...gone, lat: undefined, lng: undefined }));
  await open('/');
  const field = page.getByRole('combobox', { name: ENGLISH.field });
  await field.fill('roof leaking');
  await field.press('Enter');
  await expect(page.getByText(/^Nothing in Xyzzyville yet: showing Waterproofing in India$/)).toBeVisible();
  await expect(cards(page)).not.toHaveCount(0);
});

test('500 letters in each field break nothing', async ({ page, open }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const fits = () => expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await open('/searcher?q=roof+leaking');
  await page.getByRole('combobox', { name: ENGLISH.field }).fill('x'.repeat(500));
  await page.getByLabel(ENGLISH.which).fill('y'.repeat(500));
  await page.getByLabel(ENGLISH.which).press('Enter');
  await expect(heading(page)).toBeVisible();
  await fits();
  for (const address of ['/', '/get-quotes', '/supplier/register', '/contact', '/searcher?q=zzqx']) {
    await open(address);
    for (const field of await page.locator('main').locator('input:is([type=text], [type=email], :not([type])), textarea').all()) {
      if ((await field.isVisible()) && (await field.isEditable())) await field.fill('w'.repeat(500));
    }
    await fits();
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the question for a place is a form, and all of India a link', async ({ page }) => {
    await page.goto('/searcher?q=roof+leaking');
    await page.getByLabel(ENGLISH.which).fill('411045');
    await page.getByLabel(ENGLISH.which).press('Enter');
    await expect(heading(page)).toContainText('Baner, Pune');
    await page.getByRole('link', { name: 'All of India' }).click();
    await expect(page).toHaveURL(/\/searcher\?q=roof\+leaking$/);
  });
});
