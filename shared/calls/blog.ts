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
  'GET /blog/get/:id': { tags, params: byId, response: { 200: blogsAnswer } },
  'GET /blog/entries': { tags, querystring: blogEntriesQuery, response: { 200: blogEntriesAnswer } },
  'POST /blog/add': { tags, body: blogInput, response: { 201: blogAnswer } },
  'PUT /blog/update/:id': { tags, params: byId, body: blogEdit, response: { 200: blogAnswer } },
  'DELETE /blog/delete/:id': { tags, params: byId, response: { 200: messageView } },
  'POST /blog/picture': {
    tags,
    description:
      'Keeps a picture for the text of an entry: `![What it shows](image)` shows it. One that no entry shows is removed after a day.',
    body: blogPictureInput,
    response: { 201: blogPictureAnswer },
  },
  'POST /blog/preview': { tags, body: blogPreviewInput, response: { 200: blogPreviewAnswer } },
} satisfies CallTable;
