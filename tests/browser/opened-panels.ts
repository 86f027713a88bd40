import { expect, type Page } from '@playwright/test';
import { closedPanelsAreLeft } from '#tests/browser/fixtures.ts';
import type { Walk, Walker } from '#tests/browser/walked-pages.ts';
import { MARKS } from '../../scripts/pseudo-texts.ts';

/** A button that is pressed, by the beginning of its English name; or a field with what is typed into it. */
type Step = string | { field: string; text: string };

/** What opens something, and words of what then has to be there. */
interface Opening {
  steps: Step[];
  shows: string;
}

interface OpenedPage {
  at: string;
  openings: Opening[];
}

const onPage = (at: string, ...openings: [steps: Step | Step[], shows: string][]): OpenedPage => ({
  at,
  openings: openings.map(([steps, shows]) => ({ steps: [steps].flat(), shows })),
});

/** The whole of a button's name. */
const whole = (name: string) => `${name}${MARKS[1]}`;

/** Every dialog, drawer, list and message that pages open: errors of forms that are sent empty are some of them. */
export function openingsOf(walker: Walker, { business, addresses }: Walk): OpenedPage[] {
  const profile = `/viewdetails/${business}`;
  const pageOf = (start: string) => addresses.findLast((address) => address.startsWith(start)) ?? start;
  switch (walker) {
    case 'visitor':
      return [
        onPage(
          '/',
          ['Menu', 'List your business'],
          ['Services', 'Construction Contractors'],
          [{ field: 'Search businesses, services or cities', text: 'waterproof' }, 'Waterproofing'],
          ['Subscribe', 'Invalid Email'],
          // Leaving the field takes Pune for the place, which a line says that moves what is below: nothing is pressed after it.
          [{ field: 'Location', text: 'Pune' }, 'Maharashtra'],
        ),
        onPage(
          '/searcher?city=Pune&state=Maharashtra&service=Waterproofing',
          ['Alert me about new businesses', 'How often'],
          [['Alert me about new businesses', whole('Alert me')], 'Invalid Email'],
        ),
        onPage(
          profile,
          ['Send Enquiry', 'No account is needed'],
          [['Send Enquiry', 'Send Enquiry'], 'All fields are required'],
          ['View Phone Number', 'Register'],
          ['Report this business', 'What is wrong?'],
          [['Report this business', 'Send Report'], 'Please choose a reason'],
          ['Report the review', 'What is wrong?'],
          [whole('Review'), 'Login'],
          ['Helpful', 'Please login'],
          ['Like', 'Saved in this browser'],
        ),
        onPage('/get-quotes?service=Waterproofing&place=411038', ['Send request', 'All fields are required']),
        onPage('/contact', ['Send message', 'All fields are required']),
        onPage('/user/login', ['Log in', 'All fields are required']),
        onPage('/supplier/register', [whole('Register'), 'All fields are required']),
        onPage('/user/forgot-password/verify-email', ['Send code', 'Email is required']),
      ];
    case 'user':
      return [
        onPage(
          profile,
          ['Your profile', 'Your data'],
          [['Your profile', 'Edit Profile', { field: 'User name', text: '' }, 'Save'], 'All fields are required'],
          [['Your profile', 'Delete Account'], 'cannot be undone'],
          [whole('Review'), 'Rating'],
          [[whole('Review'), 'Submit Review'], 'Please fill in all fields'],
        ),
        onPage(pageOf('/user/enquiries/'), ['Send message', 'Please write a message']),
        onPage(pageOf('/user/requirements/'), ['Ask this business instead', 'Please choose']),
        onPage('/user/searches', ['Unsubscribe', 'you will get no more emails for this search']),
      ];
    case 'owner':
      return [
        onPage(
          '/profilesupplier',
          [[whole('Edit'), 'More, if you like'], 'Opening hours'],
          [[whole('Edit'), { field: 'Phone no', text: '1' }, 'Save'], 'valid phone number'],
          ['Not a real customer?', 'What is wrong with it?'],
          ['Reply to the review', 'Your reply'],
          ['Replied', 'Enquiry updated'],
        ),
        onPage(profile, ['Delete Account', 'cannot be undone'], ['Change password', 'Confirm Password']),
        onPage(pageOf('/profilesupplier/enquiries/'), ['Send answer', 'Please write a message']),
      ];
    case 'admin':
      return [
        onPage('/admin/blogs', [whole('Add Blog'), 'Add Blog'], ['Edit', 'Edit Blog'], ['Delete', 'Delete blog']),
        onPage('/admin/posters', [whole('Add Poster'), 'Add Poster'], ['Edit', 'Edit Poster'], ['Delete', 'Delete poster']),
        onPage('/admin/services', ['Edit', 'Edit Service'], ['Delete', 'Delete service']),
        onPage('/price-ticker', [whole('Add Price Ticker'), 'Add Price Ticker'], ['History', 'per'], ['Delete', 'Delete price ticker']),
        onPage('/admin/sayings?from=team', [whole('Add Saying'), 'Add Saying'], ['Delete', 'Delete saying']),
        onPage('/admin/reports', ['Uphold', 'Uphold report'], [['Dismiss', 'Dismiss report'], 'Please write down']),
        onPage('/admin/business?tab=business', [['Edit', 'More, if you like'], 'Opening hours']),
        onPage('/admin/orders', ['Note refund', 'Note refund']),
      ];
  }
}

/** A name that begins so, between its marks or not. */
const named = (words: string) => new RegExp(`^${MARKS[0]}?${words.replaceAll('?', '\\?')}`);

/** Does what opens something, and waits for it. */
export async function openIt(page: Page, { steps, shows }: Opening): Promise<void> {
  // Once script has taken the page over: the back office has no footer, and its menu waits for script.
  const isOffice = /\/(?:admin|price-ticker)/.test(new URL(page.url()).pathname);
  const waiting = isOffice ? page.getByRole('button', { name: named('Menu') }) : page.getByRole('contentinfo').getByRole('button');
  await expect(waiting.first()).toBeEnabled();
  for (const step of steps) {
    if (typeof step !== 'string') await page.getByLabel(step.field).filter({ visible: true }).first().fill(step.text);
    else
      await page
        .getByRole('button', { name: named(step) })
        .or(page.getByRole('textbox', { name: named(step) }))
        .or(page.locator('summary').filter({ hasText: named(step) }))
        .filter({ visible: true })
        .last()
        .click();
  }
  await expect(page.locator('[role=dialog], [role=alert], [role=status], [role=listbox]').filter({ hasText: shows }).first()).toBeVisible();
}

/** Closes whatever is open, what lies over something else first. */
export async function closeAll(page: Page): Promise<void> {
  const open = page.locator('[role=dialog]');
  for (let left = await open.count(); left > 0; left = await open.count()) {
    await page.keyboard.press('Escape');
    await expect.poll(() => open.count()).toBeLessThan(left);
  }
  await closedPanelsAreLeft(page);
}
