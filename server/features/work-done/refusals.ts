import { Refusal } from '#server/base/errors.ts';
import { requirementMessages } from '#shared/texts.ts';

export const workDoneRefusals = {
  deadWorkLink: () => new Refusal(404, 'dead_work_link', requirementMessages.deadWorkLink),
  requestNotFound: () => new Refusal(404, 'requirement_not_found', requirementMessages.notFound),
  nobodyChosen: () => new Refusal(409, 'nobody_chosen', requirementMessages.nobodyChosen),
  notListed: () => new Refusal(409, 'not_listed', requirementMessages.askWhenListed),
};
