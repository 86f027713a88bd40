import { byId, type CallTable } from '#shared/calls/call-table.ts';
import { messageView } from '#shared/schemas/answers.ts';
import { invitationAnswer, ownInvitationsAnswer, peopleAnswer, personChange, personInvited } from '#shared/schemas/business-people.ts';

const tags = ['owner'];

/** Several people work for one business, each with an account and a role of their own. */
export const businessPeople = {
  'GET /contractor/people': {
    operationId: 'listPeople',
    summary: 'Who works for your business, who is invited to, and who changed what of it lately',
    tags,
    response: { 200: peopleAnswer },
  },
  'POST /contractor/people': {
    operationId: 'invitePerson',
    summary: 'Invite somebody to work for your business, by an address or a number',
    tags,
    description: 'Asks for a fresh proof. Only an account that has proven this address or number can take it, within 7 days',
    body: personInvited,
    response: { 201: messageView },
  },
  'PUT /contractor/people/:id': {
    operationId: 'setPersonRole',
    summary: 'Give somebody of your business another role',
    tags,
    description: 'Asks for a fresh proof',
    params: byId,
    body: personChange,
    response: { 200: messageView },
  },
  'DELETE /contractor/people/:id': {
    operationId: 'removePerson',
    summary: 'Remove somebody from your business, or take an invitation back',
    tags,
    description:
      'Asks for a fresh proof. Their sessions end at once; what they did keeps their name. The account of the business itself stays: 409 `last_owner`',
    params: byId,
    response: { 200: messageView },
  },
  'GET /invitation/own': {
    operationId: 'listOwnInvitations',
    summary: 'Businesses that have invited you, and those that you work for',
    tags,
    response: { 200: ownInvitationsAnswer },
  },
  'PUT /invitation/:id': {
    operationId: 'answerInvitation',
    summary: 'Accept the invitation of a business, or refuse it',
    tags,
    description: '403 `not_for_you` for whoever has not proven the address or the number that was invited',
    params: byId,
    body: invitationAnswer,
    response: { 200: messageView },
  },
  'POST /account/act-for/:id': {
    operationId: 'actForBusiness',
    summary: 'Go on as somebody of a business that you work for',
    tags,
    description: 'The id is the one of the invitation. The session and its token stay; it is unproven for what asks for a fresh proof',
    params: byId,
    response: { 200: messageView },
  },
  'POST /account/act-as-self': {
    operationId: 'actAsSelf',
    signedIn: 'always',
    summary: 'Go on as yourself again',
    tags,
    response: { 200: messageView },
  },
  'DELETE /invitation/:id': {
    operationId: 'leaveBusiness',
    summary: 'Work for a business no more',
    tags,
    params: byId,
    response: { 200: messageView },
  },
} satisfies CallTable;
