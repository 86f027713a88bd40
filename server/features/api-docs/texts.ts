/** What stands above the calls. */
export const introduction = `The calls of the directory, in JSON.

**Answers.** What succeeds has \`success: true\` and the call's own fields. Every refusal and failure has one form, \`Failure\`: \`code\` is for
programs and the same in every language, \`message\` for people, \`errors\` has the failing fields. The words are in the language of \`Accept-Language\`
(\`en\`, \`hi\`).

**Who asks.** Signing in answers a \`token\`; it is shown as \`Authorization: Bearer …\`. Browsers have it in a cookie. Programs have keys of
their own, shown the same way; each opens what its scopes say.

**Again.** 429 and 503 say in \`Retry-After\` after how many seconds. Calls that take \`Idempotency-Key\` may be sent again under the same key.

**Versions.** Within version 1 calls and fields are added, so a program has to ignore fields that it does not know. What is taken away is marked
\`deprecated\` here for twelve months before.`;

/** What the calls of a tag are about. */
export const TAGS: Record<string, string> = {
  account: 'Whoever is signed in: proof, language, sessions',
  admin: "The team's session, audit, imports and figures",
  blog: 'Entries and comments',
  businesses: 'Searching businesses, and one of them',
  claims: 'Businesses without an owner, and who says that they are theirs',
  corrections: 'What people say is wrong with an entry, and what becomes of it',
  contact: 'Messages to the team, the newsletter',
  contractors: 'Registration, login and profile of a business',
  embed: 'What other sites show of it',
  enquiries: 'Enquiries and requests for quotes, for whoever sends them',
  grievances: 'Complaints to the Grievance Officer',
  inbox: 'What was written to the team',
  keys: 'Keys for programs',
  webhooks: 'Addresses that are told what happens',
  likes: 'Businesses that a user likes',
  messages: 'SMS and WhatsApp',
  moderation: 'Decisions on businesses',
  newsletter: 'What goes to subscribers',
  owner: 'What the owner of a business does every day: enquiries, answers, activity',
  'password reset': 'A new password by code or link',
  payments: 'The plan',
  'phone codes': 'Login and proof of a number by code',
  places: 'States, cities, localities and PIN codes',
  posters: 'Posters on Home',
  prices: 'Prices of materials',
  programs: 'What programs read and change with a key of their own',
  quarantine: 'Enquiries that are held back',
  reports: 'What visitors report',
  reviews: 'Reviews, replies and votes',
  'saved searches': 'Mail about new businesses',
  sayings: 'What people call trades and places',
  services: 'The trades',
  settings: 'Settings of the site',
  users: 'Registration, login and profile of a user',
};
