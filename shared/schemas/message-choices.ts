import * as z from 'zod/mini';
import { successView } from '#shared/schemas/answers.ts';
import { ENDABLE } from '#shared/schemas/consents.ts';
import { formMessages } from '#shared/texts.ts';

/** Of what somebody is told, three things at most: owners of reviews of them, users of what becomes of their own reviews and reports. */
export const TOPICS = { contractor: ['enquiries', 'decisions', 'reviews'], user: ['answers', 'reviews'] } as const;
export type Topic = (typeof TOPICS)['contractor' | 'user'][number];

/** By which way: by phone means WhatsApp, else SMS. */
export const TOLD_BY = ['mail', 'phone', 'both'] as const;
export type ToldBy = (typeof TOLD_BY)[number];

export const toldBy = z.enum(TOLD_BY, { error: () => formMessages.invalidRequest });
const choice = z.optional(toldBy);

/** What is chosen now; a topic that is left out stays as it was. */
export const choicesInput = z.object({ enquiries: choice, decisions: choice, reviews: choice, answers: choice });
export type ChoicesInput = z.infer<typeof choicesInput>;

/** What the page's forms do: choose, take a STOP back, take back whom one has named, say that one is 18, or end what was agreed to. */
export const choicesDoing = z.enum(['choose', 'resume', 'no-nominee', 'grown-up', ...ENDABLE], {
  error: () => formMessages.invalidRequest,
});

const choicesView = z.object({
  /** The ten digits of the proven number; none without one: all is mailed then. */
  phoneNo: z.nullable(z.string()),
  /** A number that is given and not proven. */
  unprovenPhoneNo: z.nullable(z.string()),
  /** Whether it has said STOP. */
  isStopped: z.boolean(),
  /** Where mail goes; none without an address: all goes to the phone then. */
  email: z.nullable(z.string()),
  choices: z.array(z.object({ topic: z.enum(['enquiries', 'decisions', 'reviews', 'answers']), by: toldBy })),
});
export type OwnChoices = z.infer<typeof choicesView>;
export const choicesAnswer = successView({ data: choicesView });

/** What somebody has chosen, as they may take it away (docs/product/rules.md, 'Personal data'). */
export const keptChoiceView = z.object({ topic: z.string(), by: z.string() });
