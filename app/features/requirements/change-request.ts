import * as z from 'zod/mini';
import { readEntries } from '#app/components/form-action.ts';
import type { Doing } from '#app/features/requirements/use-sending.ts';
import type { UseCases } from '#server/pages/use-cases.ts';
import { askInsteadInput, requirementClosing } from '#shared/schemas/requirement-closing.ts';
import { formMessages, requirementMessages as messages } from '#shared/texts.ts';

const doings = z.enum(['close', 'ask-instead', 'end-link'] satisfies Doing[], { error: () => formMessages.invalidRequest });

/** Does what a form of a request's page asks for. @returns what is said of it. @throws what is refused. */
export async function changeRequest(useCases: UseCases, key: string, form: FormData): Promise<string> {
  const { doing, ...sent } = Object.fromEntries(form);
  switch (readEntries(doings, doing)) {
    case 'close':
      await useCases.closeRequirement(key, readEntries(requirementClosing, sent));
      return messages.closed;
    case 'ask-instead':
      return (await useCases.askInstead(key, readEntries(askInsteadInput, sent))) ? messages.sentToTeam : messages.askedInstead;
    case 'end-link':
      await useCases.endRequirementLink(key);
      return messages.linkEnded;
  }
}
