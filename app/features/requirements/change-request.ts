import { orRefusal } from '#app/components/page-refusal.ts';
import type { Doing } from '#app/features/requirements/use-sending.ts';
import type { UseCases } from '#server/pages/use-cases.ts';
import { askInsteadInput, requirementClosing } from '#shared/schemas/requirement-closing.ts';
import { formMessages, requirementMessages as messages } from '#shared/texts.ts';

/** What became of a form of a request's page. */
export interface Changed {
  doing: Doing | undefined;
  status: number;
  /** What has been done; empty where it was refused. */
  said: string;
  refused: string | undefined;
}

type Read<Input> = { success: true; data: Input } | { success: false; error: { issues: { message: string }[] } };

/** Does what a form of a request's page asks for. What is refused is told on the page. */
export async function changeRequest(useCases: UseCases, key: string, form: FormData): Promise<Changed> {
  const { doing, ...sent } = Object.fromEntries(form);
  switch (doing) {
    case 'close':
      return tell(
        doing,
        () => messages.closed,
        requirementClosing.safeParse(sent),
        (input) => useCases.closeRequirement(key, input),
      );
    case 'ask-instead': {
      const said = (isWithheld: boolean) => (isWithheld ? messages.sentToTeam : messages.askedInstead);
      return tell(doing, said, askInsteadInput.safeParse(sent), (input) => useCases.askInstead(key, input));
    }
    case 'end-link':
      return tell(
        doing,
        () => messages.linkEnded,
        { success: true, data: undefined },
        () => useCases.endRequirementLink(key),
      );
    default:
      return { doing: undefined, status: 400, said: '', refused: formMessages.invalidRequest };
  }
}

async function tell<Input, Done>(
  doing: Doing,
  said: (done: Done) => string,
  read: Read<Input>,
  run: (input: Input) => Promise<Done>,
): Promise<Changed> {
  if (!read.success) return { doing, status: 400, said: '', refused: read.error.issues[0]?.message };
  const outcome = await orRefusal(run(read.data), 400, 404, 409, 429);
  if ('refusal' in outcome) return { doing, status: outcome.refusal.status, said: '', refused: outcome.refusal.message };
  return { doing, status: 200, said: said(outcome.found), refused: undefined };
}
