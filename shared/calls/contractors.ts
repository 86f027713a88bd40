import { byId, type CallTable } from '#shared/calls/call-table.ts';
import { grave } from '#shared/calls/users.ts';
import { passwordChange } from '#shared/schemas/accounts.ts';
import { messageView } from '#shared/schemas/answers.ts';
import {
  businessLogin,
  businessRegistration,
  businessSignedIn,
  ownBusinessAnswer,
  ownBusinessEdit,
  ownBusinessEdited,
} from '#shared/schemas/own-business.ts';
import { businessDataAnswer } from '#shared/schemas/personal-data.ts';
import { servedPlacesAnswer, servedPlacesInput, servedPlacesSaved } from '#shared/schemas/served-places.ts';

const tags = ['contractors'];

export const contractors = {
  'POST /contractor/auth/register': { tags, body: businessRegistration, response: { 201: businessSignedIn } },
  'POST /contractor/auth/login': { tags, body: businessLogin, response: { 200: businessSignedIn } },
  'GET /contractor/profile': { tags, response: { 200: ownBusinessAnswer } },
  'PUT /contractor/edit': {
    tags,
    description: `With another phone number or e-mail: ${grave}`,
    body: ownBusinessEdit,
    response: { 200: ownBusinessEdited },
  },
  'GET /contractor/served-places': { tags, response: { 200: servedPlacesAnswer } },
  'PUT /contractor/served-places': { tags, body: servedPlacesInput, response: { 200: servedPlacesSaved } },
  'GET /contractor/data': { tags, response: { 200: businessDataAnswer } },
  'GET /contractor/logout': { tags, response: { 200: messageView } },
  'PUT /contractor/password': { tags, description: grave, body: passwordChange, response: { 200: messageView } },
  'DELETE /contractor/delete/:id': { tags, description: grave, params: byId, response: { 200: messageView } },
} satisfies CallTable;
