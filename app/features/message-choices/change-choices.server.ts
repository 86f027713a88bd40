import type { ActionFunctionArgs } from 'react-router';
import { formAction, readEntries } from '#app/components/form-action.ts';
import { askContext } from '#app/context.ts';
import { resumeMessages } from '#server/features/message-choices/resume-messages.ts';
import { setChoices } from '#server/features/message-choices/set-choices.ts';
import { choicesDoing, choicesInput } from '#shared/schemas/message-choices.ts';
import { messages } from '#shared/texts.ts';

/** Takes what is chosen on the page, or takes a STOP back. */
export const changeChoices = formAction(async ({ context }: ActionFunctionArgs, form) => {
  const ask = context.get(askContext);
  if (readEntries(choicesDoing, form.get('doing')) === 'resume') {
    await ask(({ context, viewer }) => resumeMessages(context, viewer));
    return { outcome: messages.messagesResumed };
  }
  const input = readEntries(choicesInput, Object.fromEntries(form));
  await ask(({ context, viewer }) => setChoices(context, viewer, input));
  return { outcome: messages.choicesSaved };
});
