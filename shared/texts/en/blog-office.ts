/** The blog and its comments in the back office. */

import { number } from '#shared/texts/en/grammar.ts';

export const blogs = 'Blogs';
export const addBlog = 'Add Blog';
export const editBlog = 'Edit Blog';
export const deleteBlog = 'Delete blog';
export const reallyDelete = (title: string) =>
  `Are you sure you want to delete “${title}”? Its comments and its image go with it. You can bring it back for 30 days, under Removed.`;
export const titleOrShortDescription = 'Title or short description';
export const title = 'Title';
export const shortDescription = 'Short Description';
export const draft = 'Draft';
/** Of an entry that waits for its day. */
export const fromDay = (day: string) => `From ${day}`;
export const articles = 'Articles';
export const articlesComeWithSite = 'They come with the site and are not changed here; their comments are decided like all others.';

// The form.
export const description = 'Description';
export const removeImage = 'Remove image';
export const howToMarkUp =
  'Markdown: ## Heading, **bold**, - list, [link](https://…), ![what a picture shows](address). HTML that could do harm is dropped.';
export const preview = 'Preview';
export const insertPicture = 'Insert picture';
export const uploading = 'Uploading...';
export const pictureForText = 'Picture for the text';
export const state = 'State';
export const published = 'Published';
export const draftForTeam = 'Draft, for the team alone';
export const publicationDate = 'Publication date (optional)';
export const indiaTime = 'India time. A date to come is waited for.';

// Comments.
export const comments = 'Comments';
/** `marks` is an element: how many comments wait. */
export const commentsOn = (title: string) => `Comments<marks></marks><hidden> on ${title}</hidden>`;
export const commentsOnTitle = (title: string) => `Comments on “${title}”`;
export const pending = (comments: number) => `${number(comments)} pending`;
export const held = (comments: number) => `${number(comments)} held`;
export const heldForLinks = 'Held: more than two links';
export const approveCommentOf = (name: string) => `Approve<hidden> the comment of ${name}</hidden>`;
/** What is deleted. */
export const commentOf = (name: string) => `the comment of ${name}`;
export const approveChosen = 'Approve chosen';
export const askDeleteComments = (comments: number) =>
  `Are you sure you want to delete the ${comments} that you chose? They leave the page at once, and cannot be brought back.`;
