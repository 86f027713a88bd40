/** The frame of every page: bar, menu, footer, and what stands in for a page that is not there. */

import { brand } from '#shared/brand/shown-brand.ts';

export const skipToContent = 'Skip to content';
export const main = 'Main';
export const menu = 'Menu';
export const categories = 'Categories';
export const blog = 'Blog';
export const contactUs = 'Contact Us';
export const getQuotes = 'Get quotes';
export const yourShortlist = 'Your shortlist';
export const listYourBusiness = 'List your business';
export const logoLeadsHome = () => `${brand.name}, home`;
export const breadcrumb = 'Breadcrumb';

export const pageNotFound = 'Page not found';
export const addressLeadsNowhere = 'Nothing is here: the page has moved, or the listing is no longer public.';
export const sorry = 'Sorry';
export const startOver = 'This is our fault. Try again in a moment, or go to the home page.';
export const nothingDone = 'Nothing was sent and nothing has changed.';
export const reload = 'Reload the page';
export const goHome = 'Go to the home page';
export const browseCategories = 'Browse categories';

/** @param enterprise as it is registered. */
export const ownedBy = (enterprise: string) =>
  `${brand.name} is owned and run by ${enterprise}, a sole-proprietor enterprise: an open directory of construction contractors and material suppliers across India.`;
export const followUs = 'Follow us';
export const site = 'Site';
export const topCities = 'Top cities';
export const popularServices = 'Popular services';
export const serviceInCity = (service: string, city: string) => `${service} in ${city}`;
export const legal = 'Legal';
export const plans = 'Plans';
export const howRankingWorks = 'How ranking works';
export const howReviewsWork = 'How reviews work';
export const privacyPolicy = 'Privacy Policy';
export const termsAndConditions = 'Terms and Conditions';
