export const blog = 'Blog';
export const blogPage = (page: number) => `Blog, page ${page}`;
export const whatItIsAbout = 'Building, repairing and furnishing in India: what to look at, what it costs and whom to ask, in plain words.';
export const allArticles = 'All articles';
/** @param title read out alone, for those who do not see which entry it stands in. */
export const readMore = (title: string) => `Read More<hidden>: ${title}</hidden>`;
export const loadingMore = 'Loading…';
export const showMore = 'Show more';
export const moreArticles = 'More articles';
export const previousPost = 'Previous Post';
export const nextPost = 'Next Post';
export const spreadTheLove = 'Spread the Love';
export const spreadTheLoveFor = (title: string) => `Spread the Love: ${title}`;

export const leaveComment = 'Leave a Comment';
export const emailStaysSecret = 'Your email address will not be published.';
export const comment = 'Comment';
export const saveMyDetails = 'save my details';
export const saveMyDetailsHow = 'Save my name, email and website in this browser for the next time I comment.';
/** A field that people do not see. */
export const subject = 'Subject';
export const postComment = 'Post Comment';
export const commentNeedsScript = 'Sending a comment needs JavaScript. Please switch it on in your browser.';
export const recentComments = 'Recent Comments';
export const commentsAway = 'The comments cannot be shown right now.';
export const noComments = 'No comments yet. Be the first to write one.';
export const awaitingApproval = 'Awaiting approval: only you see this comment until then.';

/** The articles that come with the product; what they say stands in server/features/blog/articles. */
export const cosyRetreat = 'Creating a Cozy Retreat: Tips for Designing a Comfortable Living Space';
export const cosyRetreatShortly =
  'Light, air, colour and a place for everything: how to make a flat or house in an Indian town restful, whatever its size and your budget.';
export const workZoneSafety = 'Why Work Zone Safety Is Important for Everyone';
export const workZoneSafetyShortly =
  'A building site touches workers, neighbours and everyone who walks past. What goes wrong, what the law asks, and what you can insist on.';
