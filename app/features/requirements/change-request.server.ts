import * as z from 'zod/mini';
import { readEntries } from '#app/components/form-action.ts';
import type { Doing } from '#app/features/requirements/use-sending.ts';
import { askInstead } from '#server/features/requirements/closing/ask-instead.ts';
import { closeRequirement } from '#server/features/requirements/closing/close-requirement.ts';
import { endRequirementLink } from '#server/features/requirements/closing/end-link.ts';
import { reopenRequirement } from '#server/features/requirements/closing/reopen-requirement.ts';
import { sayWorkDone } from '#server/features/work-done/say-work-done.ts';
import type { Ask } from '#server/pages/ask.ts';
import { askInsteadInput, requirementClosing } from '#shared/schemas/requirement-closing.ts';
import { workDoneInput } from '#shared/schemas/work-done.ts';
import { formMessages, requirementMessages as messages } from '#shared/texts.ts';

const doings = z.enum(['close', 'reopen', 'ask-instead', 'end-link', 'work-done'] satisfies Doing[], {
  error: () => formMessages.invalidRequest,
});

/** Does what a form of a request's page asks for. @returns what is said of it. @throws what is refused. */
export async function changeRequest(ask: Ask, key: string, form: FormData): Promise<string> {
  const { doing, ...sent } = Object.fromEntries(form);
  switch (readEntries(doings, doing)) {
    case 'close': {
      const input = readEntries(requirementClosing, sent);
      await ask(({ context, viewer }) => closeRequirement(context, viewer, key, input));
      return messages.closed;
    }
    case 'reopen':
      await ask(({ context, viewer }) => reopenRequirement(context, viewer, key));
      return messages.reopened;
    case 'ask-instead': {
      const input = readEntries(askInsteadInput, sent);
      const isWithheld = await ask(({ context, viewer, caller }) => askInstead(context, { viewer, caller }, key, input));
      return isWithheld ? messages.sentToTeam : messages.askedInstead;
    }
    case 'work-done': {
      const input = readEntries(workDoneInput, sent);
      await ask(({ context, viewer }) => sayWorkDone(context, viewer, key, input.as));
      return messages.workNoted;
    }
    case 'end-link':
      await ask(({ context, viewer }) => endRequirementLink(context, viewer, key));
      return messages.linkEnded;
  }
}
