/** The frame of the back office, and what its lists, forms and dialogs say alike. */

export const backOffice = 'Back office';
/** @param page its name, such as Reviews. */
export const titleOf = (page: string) => `${page} · Back office`;
export const forTheTeam = 'For the team that looks after the directory.';
export const backToSite = 'Back to the site';

// Its pages.
export const business = 'Business';
export const posters = 'Posters';
export const blogs = 'Blogs';
export const services = 'Services';
export const brand = 'Brand and contact';
export const phoneViewLimit = 'Phone view limit';
export const priceTicker = 'Price ticker';
export const queue = 'Queue';
export const inbox = 'Inbox';
export const reports = 'Reports';
export const quarantine = 'Quarantine';
export const reviews = 'Reviews';
export const users = 'Users';
export const orders = 'Orders';
export const newsletter = 'Newsletter';
export const shortMessages = 'Short messages';
export const fileImport = 'Import';
export const numbers = 'Numbers';
export const health = 'Health';
export const sayings = 'Sayings';
export const keys = 'Keys for programs';
export const webhooks = 'Webhooks';
export const admins = 'Team';
export const removed = 'Removed';
export const audit = 'Audit';

// What they are grouped by.
export const fromPeople = 'From visitors';
export const peopleAndMoney = 'Accounts and lists';
export const theSite = 'The site';
/** @param count as it is written: '1,200'. */
export const waiting = (count: string) => `${count}<hidden> waiting</hidden>`;

// Lists.
/** @param count as it is written, with a plus where there are more: '10,000+'. */
export const found = (count: string) => `${count} found`;
export const matchingOf = (matching: number, all: number) => `${matching} of ${all}`;
export const inAll = (count: number) => `${count} in all`;
export const showAll = 'Show all';
export const all = 'All';
export const justAdded = 'Just added';

// Doing something, and taking it back.
export const yes = 'Yes';
export const no = 'No';
/** @param what the name of the row. */
export const deleteThis = (what: string) => `Delete<hidden> ${what}</hidden>`;
export const deletingThis = (what: string) => `Deleting...<hidden> ${what}</hidden>`;
export const reload = 'Reload';
export const undo = 'Undo';
export const secondsLeft = (seconds: number) => `${seconds} s`;

// Several at once.
export const deleteChosen = 'Delete chosen';
export const reallyDeleteMany = (things: number) =>
  `Are you sure you want to delete the ${things} that you chose? You can bring them back for 30 days, under Removed.`;
export const doneWithAll = (things: number) => `${things} done`;
/** @param things of which nothing is stored yet. */
export const doneSoon = (things: number) => `${things} will be done in a moment`;
export const doneWithSome = (done: number, all: number) => `${done} of ${all} done. What was left stands above the list`;
/** Said on another page than the list's. */
export const othersWait = (done: number, all: number) => `${done} of ${all} done. The others still wait`;
export const notDone = 'Not done';
export const notDoneWhy = (name: string, why: string) => `${name}: ${why}`;
export const checks = 'Checks';
export const changes = 'Changes';
export const duplicates = 'Duplicates';
