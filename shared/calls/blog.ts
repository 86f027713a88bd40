import { byId, type CallTable } from '#shared/calls/call-table.ts';
import { messageView } from '#shared/schemas/answers.ts';
import {
  blogAnswer,
  blogEdit,
  blogEntriesAnswer,
  blogEntriesQuery,
  blogInput,
  blogPictureAnswer,
  blogPictureInput,
  blogPreviewAnswer,
  blogPreviewInput,
  blogsAnswer,
} from '#shared/schemas/blog.ts';

const tags = ['blog'];

export const blog = {
  'GET /blog/get/:id': { operationId: 'getBlogEntry', summary: 'One blog entry', tags, params: byId, response: { 200: blogsAnswer } },
  'GET /blog/entries': {
    operationId: 'listBlogEntries',
    summary: 'Blog entries, the newest first',
    tags,
    querystring: blogEntriesQuery,
    response: { 200: blogEntriesAnswer },
  },
  'POST /blog/add': { operationId: 'addBlogEntry', summary: 'Add a blog entry', tags, body: blogInput, response: { 201: blogAnswer } },
  'PUT /blog/update/:id': {
    operationId: 'updateBlogEntry',
    summary: 'Change a blog entry',
    tags,
    params: byId,
    body: blogEdit,
    response: { 200: blogAnswer },
  },
  'DELETE /blog/delete/:id': {
    operationId: 'deleteBlogEntry',
    summary: 'Delete a blog entry',
    tags,
    params: byId,
    response: { 200: messageView },
  },
  'POST /blog/picture': {
    operationId: 'addBlogPicture',
    summary: 'Save a picture for a blog entry',
    tags,
    description:
      'Keeps a picture for the text of an entry: `![What it shows](image)` shows it. One that no entry shows is removed after a day.',
    body: blogPictureInput,
    response: { 201: blogPictureAnswer },
  },
  'POST /blog/preview': {
    operationId: 'previewBlogEntry',
    summary: 'Show a blog entry as it will look',
    tags,
    body: blogPreviewInput,
    response: { 200: blogPreviewAnswer },
  },
} satisfies CallTable;
