/** What people type when they mean a trade or a place, in the back office. */

import { number } from '#shared/texts/en/grammar.ts';

export const sayings = 'Sayings';
export const tabTitle = 'Sayings · Back office';
export const addSaying = 'Add Saying';

// Its views, and what each of them is.
export const views = 'Views';
export const whatPeopleSay = 'What people say';
export const foundNothing = 'Found nothing';
export const notFollowed = 'Not followed';
export const proposals = 'Proposals';
export const tryQuery = 'Try a query';
export const aboutList = 'What people type when they want a trade or a place: what came with the program, and what the team has added.';
export const aboutFoundNothing = 'Searches of the last 90 days that found nothing; first those with words that mean nothing yet.';
/** @param searches how many there are at least. */
export const aboutNotFollowed = (searches: number) =>
  `What at least ${searches} searches of the last 90 days were about, after which nobody opened a profile.`;
/** @param visits how many there are at least. */
export const aboutProposals = (visits: number) =>
  `Words from whose results at least ${visits} visits went on to one trade. They mean it only when you take them.`;
export const aboutQuery = 'See how the search reads a query and what it finds first.';

// The list.
export const words = 'Words';
export const trade = 'Trade';
export const allTrades = 'All trades';
export const which = 'Which';
export const all = 'All';
export const teamsOwn = 'The team’s own';
export const switchedOff = 'Switched off';
export const ofPlaces = 'Of places';
export const show = 'Show';
export const showAll = 'Show all';
export const noSuchSaying = 'No such saying.';
export const peopleSay = 'People say';
export const means = 'Means';
export const weight = 'Weight';
export const from = 'From';
export const action = 'Action';
export const byTeam = 'The team';
export const byTeamOff = 'The team, switched off';
export const byProgram = 'The program';
export const byProgramOff = 'The program, switched off';
export const switchOff = (saying: string, meaning: string) => `Switch off<hidden> ${saying} for ${meaning}</hidden>`;
export const switchOn = (saying: string, meaning: string) => `Switch on<hidden> ${saying} for ${meaning}</hidden>`;
export const switchOnChosen = 'Switch chosen on';
export const switchOffChosen = 'Switch chosen off';
export const editThis = (saying: string) => `Edit<hidden> ${saying}</hidden>`;
export const sayingMeans = (saying: string, trade: string) => `“${saying}” means ${trade}`;
export const deleteSaying = 'Delete saying';
export const askDelete = (saying: string, meaning: string) => `Are you sure that “${saying}” is no longer to mean ${meaning}?`;
/** @param sayings those of the team's own. */
export const askDeleteMany = (sayings: number) =>
  `Are you sure that ${sayings} of the team's own that you chose are no longer to mean anything? Those of the program can only be switched off.`;

// Adding one.
export const eitherScript = 'In Hindi too, in either script: one word or a few.';
export const itMeans = 'It means';
export const aTrade = 'A trade';
export const aPlace = 'A place';
export const chooseTrade = 'Choose a trade';
export const whoSaysItWants = 'Who says it wants';
export const thisTrade = 'This trade';
export const thisTradeOrAnother = 'This trade, or another rather';
export const perhapsThisTrade = 'Perhaps this trade';
export const asItIs = (weight: number) => `As it is (${weight})`;
/** @param warning that a business is called so. */
export const addAllTheSame = (warning: string) =>
  `${warning}. Whoever types the name still finds this business first. Press Add again to have the saying all the same.`;
export const add = 'Add';

// Searches that led nowhere, and proposals.
export const notFollowedSearches = 'Searches that nobody followed';
export const everySearchFollowed = 'Every search was followed.';
export const searchedFor = 'Searched for';
export const times = 'Times';
export const nothingYet = 'Nothing yet';
export const tradesIn = (trades: string, places: string) => `${trades} in ${places}`;
/** @param words what was searched for. */
export const meansFor = (words: string) => `Means …<hidden> for ${words}</hidden>`;
export const wordsMean = (words: string) => `“${words}” means …`;
export const wentOnTo = 'Went on to';
export const visits = 'Visits';
export const visitsOf = (some: number, all: number) => `${number(some)} of ${number(all)}`;
export const nothingToPropose = 'Nothing to propose.';
export const take = (words: string, trade: string) => `Take<hidden> ${words} for ${trade}</hidden>`;
export const notThis = (words: string, trade: string) => `Not this<hidden> ${words} for ${trade}</hidden>`;
export const takeChosen = 'Take chosen';
export const notTheseChosen = 'Not the chosen ones';

// How a query is read.
export const aQuery = 'A query';
export const queryExample = 'best seelan repair in pune';
export const howItIsRead = 'How it is read';
export const readAs = 'Read as';
export const says = 'Says';
export const nothingToRead = 'There is nothing to read in it.';
export const readAsPlace = 'Place';
export const readAsFiller = 'Says nothing';
export const readAsIntent = 'What is wanted';
export const readAsNear = 'Near';
export const readAsSize = 'Size';
export const readAsUnknown = 'Unknown';
export const weighed = (trade: string, weight: number) => `${trade} ${weight}`;
/** @param meant trades with their weights. @param saying what was typed is not quite it. */
export const takenFor = (meant: string, saying: string) => `${meant} as in '${saying}'`;
/** @param meant trades with their weights. */
export const perhaps = (meant: string) => `perhaps ${meant}`;
export const misspelt = (place: string) => `${place} (misspelt)`;
export const aBrand = 'a brand';
export const wantsPrice = 'price';
export const wantsRent = 'rent';
export const wantsRepair = 'repair';
export const wantsToBuy = 'buy';
export const wantsJob = 'job';
export const findsNothing = 'It finds nothing';
export const finds = (count: number) => `It finds ${number(count)}`;
export const allResults = 'All results';
