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
  'POST /contractor/auth/register': {
    operationId: 'registerBusiness',
    summary: 'Register a business',
    tags,
    body: businessRegistration,
    response: { 201: businessSignedIn },
  },
  'POST /contractor/auth/login': {
    operationId: 'logInBusiness',
    summary: 'Log in as a business',
    tags,
    body: businessLogin,
    response: { 200: businessSignedIn },
  },
  'GET /contractor/profile': {
    operationId: 'getOwnBusiness',
    summary: 'The profile of the business that is signed in',
    tags,
    response: { 200: ownBusinessAnswer },
  },
  'PUT /contractor/edit': {
    operationId: 'updateOwnBusiness',
    summary: 'Change the profile of the business that is signed in',
    tags,
    description: `With another phone number or e-mail: ${grave}`,
    body: ownBusinessEdit,
    response: { 200: ownBusinessEdited },
  },
  'GET /contractor/served-places': {
    operationId: 'getServedPlaces',
    summary: 'Where the business works',
    tags,
    response: { 200: servedPlacesAnswer },
  },
  'PUT /contractor/served-places': {
    operationId: 'updateServedPlaces',
    summary: 'Set where the business works',
    tags,
    body: servedPlacesInput,
    response: { 200: servedPlacesSaved },
  },
  'GET /contractor/data': {
    operationId: 'exportBusinessData',
    summary: 'All that is saved of the business that is signed in',
    tags,
    response: { 200: businessDataAnswer },
  },
  'GET /contractor/logout': { operationId: 'logOutBusiness', summary: 'Log a business out', tags, response: { 200: messageView } },
  'PUT /contractor/password': {
    operationId: 'changeBusinessPassword',
    summary: 'Change the password of the business that is signed in',
    tags,
    description: grave,
    body: passwordChange,
    response: { 200: messageView },
  },
  'DELETE /contractor/delete/:id': {
    operationId: 'deleteBusiness',
    summary: 'Delete a business',
    tags,
    description: grave,
    params: byId,
    response: { 200: messageView },
  },
} satisfies CallTable;
