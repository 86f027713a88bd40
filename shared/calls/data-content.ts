import { byId, type CallTable } from '#shared/calls/call-table.ts';
import { services } from '#shared/calls/services.ts';
import { messageView } from '#shared/schemas/answers.ts';
import { blogPictureAnswer, blogPictureInput } from '#shared/schemas/blog.ts';
import { dataBlogAnswer, dataPosterAnswer, dataPriceAnswer, dataServiceAnswer } from '#shared/schemas/data.ts';
import {
  dataBlogAdded,
  dataBlogChange,
  dataPosterAdded,
  dataPosterChange,
  dataPriceAdded,
  dataPriceChange,
  dataServiceAdded,
  dataServiceChange,
} from '#shared/schemas/data-content.ts';

const tags = ['programs'];

const itsVersion = 'Its `ETag` is its version, which changes take in `If-Match`.';
const sentOnce = 'The same again under the same `Idempotency-Key` is taken once, and answered as before.';
const ifMatch = 'Takes its `ETag` in `If-Match`: 412 where it was changed meanwhile, 428 without.';
const whatIsNamed = `${ifMatch} What is not named stays.`;
const picture = 'The picture comes as a data URL in JSON, or as the file `image` of a multipart form.';

/** What programs do with services, prices, posters and the blog beside reading all of them. */
export const dataContent = {
  'GET /data/services/:id': {
    operationId: 'exportService',
    summary: 'One service',
    tags,
    description: itsVersion,
    params: byId,
    response: { 200: dataServiceAnswer },
  },
  'POST /data/services': {
    operationId: 'createService',
    summary: 'Add a service to the catalogue',
    tags,
    description: sentOnce,
    body: dataServiceAdded,
    response: { 201: dataServiceAnswer },
  },
  'PUT /data/services/:id': {
    operationId: 'changeService',
    summary: 'Change some fields of a service',
    tags,
    ifMatch: true,
    description: `${whatIsNamed} A new name is written into the businesses that have it.`,
    params: byId,
    body: dataServiceChange,
    response: { 200: dataServiceAnswer },
  },
  'DELETE /data/services/:id': {
    operationId: 'removeService',
    summary: 'Take a service out of the catalogue',
    tags,
    ifMatch: true,
    description: `${ifMatch} ${services['DELETE /service/delete/:id'].description}`,
    params: byId,
    querystring: services['DELETE /service/delete/:id'].querystring,
    response: { 200: messageView },
  },
  'GET /data/prices/:id': {
    operationId: 'exportPrice',
    summary: 'One price of the ticker',
    tags,
    description: itsVersion,
    params: byId,
    response: { 200: dataPriceAnswer },
  },
  'POST /data/prices': {
    operationId: 'createPrice',
    summary: 'Add a price to the ticker',
    tags,
    description: sentOnce,
    body: dataPriceAdded,
    response: { 201: dataPriceAnswer },
  },
  'PUT /data/prices/:id': {
    operationId: 'changePrice',
    summary: 'Change a price, or confirm it',
    tags,
    ifMatch: true,
    description: `${whatIsNamed} Whatever is named, the price is as of today from then on.`,
    params: byId,
    body: dataPriceChange,
    response: { 200: dataPriceAnswer },
  },
  'DELETE /data/prices/:id': {
    operationId: 'removePrice',
    summary: 'Take a price off the ticker, with its history',
    tags,
    ifMatch: true,
    description: ifMatch,
    params: byId,
    response: { 200: messageView },
  },
  'GET /data/posters/:id': {
    operationId: 'exportPoster',
    summary: 'One poster',
    tags,
    description: itsVersion,
    params: byId,
    response: { 200: dataPosterAnswer },
  },
  'POST /data/posters': {
    operationId: 'createPoster',
    summary: 'Add a poster to Home',
    tags,
    description: `${picture} ${sentOnce}`,
    body: dataPosterAdded,
    response: { 201: dataPosterAnswer },
  },
  'PUT /data/posters/:id': {
    operationId: 'changePoster',
    summary: 'Change where a poster shows, its link, its order and its days',
    tags,
    ifMatch: true,
    description: `${whatIsNamed} Its picture stays, too.`,
    params: byId,
    body: dataPosterChange,
    response: { 200: dataPosterAnswer },
  },
  'DELETE /data/posters/:id': {
    operationId: 'removePoster',
    summary: 'Take a poster off Home, with its picture',
    tags,
    ifMatch: true,
    description: ifMatch,
    params: byId,
    response: { 200: messageView },
  },
  'GET /data/blog/:id': {
    operationId: 'exportBlogEntry',
    summary: 'One blog entry, drafts too',
    tags,
    description: itsVersion,
    params: byId,
    response: { 200: dataBlogAnswer },
  },
  'POST /data/blog': {
    operationId: 'createBlogEntry',
    summary: 'Add a blog entry, or a draft',
    tags,
    description: `The description is Markdown. It is published at once, with \`publishedAt\` at that moment, with \`status\` draft not at all. ${picture} ${sentOnce}`,
    body: dataBlogAdded,
    response: { 201: dataBlogAnswer },
  },
  'PUT /data/blog/:id': {
    operationId: 'changeBlogEntry',
    summary: 'Change some fields of a blog entry',
    tags,
    ifMatch: true,
    description: `${whatIsNamed} ${picture}`,
    params: byId,
    body: dataBlogChange,
    response: { 200: dataBlogAnswer },
  },
  'DELETE /data/blog/:id': {
    operationId: 'removeBlogEntry',
    summary: 'Delete a blog entry with its comments and pictures',
    tags,
    ifMatch: true,
    description: ifMatch,
    params: byId,
    response: { 200: messageView },
  },
  'POST /data/blog/picture': {
    operationId: 'createBlogPicture',
    summary: 'Save a picture for the text of a blog entry',
    tags,
    description: `\`![What it shows](image)\` in a description shows it; one that no entry shows is removed after a day. ${picture} ${sentOnce}`,
    body: blogPictureInput,
    response: { 201: blogPictureAnswer },
  },
} satisfies CallTable;
