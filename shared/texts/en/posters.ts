/** The posters of Home in the back office. */

export const posters = 'Posters';
export const addPoster = 'Add Poster';
export const editPoster = 'Edit Poster';
export const deletePoster = 'Delete poster';
export const reallyDelete = (name: string) =>
  `Are you sure you want to delete the poster “${name}”? It leaves the home page at once. You can bring it back for 30 days, under Removed.`;
export const title = 'Title';

// The form.
export const bestSize = 'Shown 8 wide to 3 high on the home page; 1600 × 600 pixels are best.';
export const showsIn = 'Shows in';
export const bannerAtTop = 'Banner, at the top of Home';
export const carouselOfAdvertisements = 'Carousel of advertisements';
export const link = 'Link';
export const whereItLeads = 'Where a press on it leads: /category, or https://… Empty for nowhere.';
export const order = 'Order';
export const lowerComesFirst = 'Lower comes first.';
export const from = 'From';
export const emptyAtOnce = 'Empty: at once.';
export const to = 'To';
export const emptyForGood = 'Empty: for good.';

// Where and when a poster shows; days come as they are shown.
export const banner = 'Banner';
export const carousel = 'Carousel';
export const atOrder = (order: number) => `order ${order}`;
export const fromDay = (day: string) => `from ${day}`;
export const toDay = (day: string) => `to ${day}`;
export const fromTo = (first: string, last: string) => `from ${first} to ${last}`;
export const leadsTo = (link: string) => `leads to ${link}`;
