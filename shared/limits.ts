/** Sizes and times that browser and server agree on (docs/product/rules.md and docs/product/calls.md). */
export const limits = {
  pageSize: { suggestions: 4, results: 8, listing: 10, audit: 50, blogs: 6, comments: 20, liked: 24, table: 50, largest: 100 },
  largestPage: 1_000_000,
  /** Kilometres around a place that can be searched, and the ratings that a list can begin at. */
  radii: [2, 5, 10, 25, 50],
  ratings: [3, 3.5, 4, 4.5],
  /** Where businesses come to from elsewhere: cities by name, and kilometres around them. */
  servedCities: 20,
  servedRadii: [10, 25, 50, 100],
  searchText: 200,
  shortText: 200,
  longText: 5_000,
  blogText: 30_000,
  newsletterText: 20_000,
  reportText: 1_000,
  blockReason: 500,
  /** Of each kind of what an account has written, as the team sees it. */
  latestWritten: 20,
  quickReplies: 8,
  quickReplyText: 1_000,
  replyText: 2_000,
  price: 60,
  /** The highest amount of a price that is compared. Rupees. */
  priceAmount: 100_000_000,
  floorOrArea: 80,
  service: 80,
  /** Rupees. */
  tickerPrice: 100_000_000,
  oldPriceDays: 30,
  chartedPrices: 24,
  pastPrices: 1_000,
  password: { shortest: 6, longest: 128 },
  pictures: 8,
  reviewPictures: 3,
  answerPictures: 3,
  /** Pictures come as data URLs, which are a third larger than their bytes: eight of 1 MB each, and the texts. */
  pictureFormBytes: 12 * 1024 * 1024,
  pictureBytes: 1_048_576,
  /** What WhatsApp takes for a picture. */
  chatPictureBytes: 5 * 1024 * 1024,
  pictureMegapixels: 25,
  infiniteScrollPixels: 200,
  /** A list goes on by itself so often; then it asks, so that what stands below it can be reached. */
  loadsWithoutAsking: 3,
  toastMilliseconds: 5_000,
  bannerMilliseconds: 2_500,
  sliderMilliseconds: 3_000,
  skeletonRows: 9,
  /** How long the back office offers to take a decision back. */
  undoSeconds: 10,
  /** How long what the team removed can be brought back. */
  removedDays: 30,
  decisionsAtOnce: 100,
  /** So long an owner reads what was decided on their changes. */
  decidedChangeDays: 30,
  corrections: { source: 500, reason: 600 },
  /** Keys for programs: how long one may last, whence it may be used, and how often. */
  apiKeys: { name: 60, years: 5, addresses: 50, callsPerMinute: 6_000, usualPerMinute: 300 },
  /** Of one member of the team, and how long the name of one may be. */
  passkeys: { most: 20, name: 60 },
  webhooks: { endpoints: 20, logged: 25 },
  /** Rows of one answer to a program that mirrors the directory. */
  dataRows: { usual: 200, most: 1_000 },
  /** How many days before its end an owner is reminded of a check; how long texts about one may be. */
  checks: { reminderDays: [30, 7], number: 60, note: 500, reason: 500, registerText: 200 },
  /** A letter to an address: for how many days its code works, of how many digits it is, how often one may be entered, signs of an entry. */
  letters: { days: 60, digits: 8, tries: 5, typed: 30 },
  /** Of one number sent for check: how many, how large, how long after the decision, pixels across a picture that is made of one. */
  documents: { most: 3, bytes: 10 * 1024 * 1024, days: 90, name: 80, width: 2_400 },
  /** Shorter tables are read at a glance. */
  leastSearchedRows: 10,
  mostLiked: 6,
  /** Businesses that a browser keeps for somebody without an account, and that stand side by side. */
  shortlist: 50,
  compared: 3,
  /** Saved searches that one address is told of. */
  savedSearches: 20,
  defaultPhoneViewLimit: 10,
  largestPhoneViewLimit: 1_000,
  /** Numbers that an account sees in all before its e-mail is confirmed, and that all such accounts of one network see a day. */
  unprovenNumbers: 3,
  unprovenNumbersOfNetwork: 30,
  /** Accounts of one mailbox that see their numbers of a day: somebody with a business may have two. */
  accountsOfMailbox: 2,
  /** So long may whoever asked take back that it is over. */
  reopenHours: 24,
  /** Of a request for quotes: hours without an answer after which another business may be asked, days that its link works. */
  requirement: { businesses: 3, pictures: 3, matches: 9, offeredInstead: 6, patienceHours: 48, linkDays: 90 },
  /** Days for which the question whether work was done can be answered by its link, and after which it is asked no more. */
  workDone: { linkDays: 90, lateDays: 30 },
  /** Days that the site's numbers can be seen for; what is older than the longest is not kept. */
  numbersPeriods: [7, 30, 90],
  /** Sayings of the team; a search is offered to it when so many were made, and what they followed by so many different visits. */
  sayings: { longestSaying: 60, most: 5_000, perPage: 50, leastSearches: 5, leastVisits: 5, leastShare: 0.8, rareAfterDays: 30 },
  mapCentre: { lat: 28.7041, lng: 77.1025 },
} as const;
