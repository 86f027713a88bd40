import * as z from 'zod/mini';
import { formMessages as messages } from '#shared/texts.ts';

/** What somebody of the team is there for; an admin may do everything. */
export const teamRole = z.enum(['moderator', 'editor', 'accountant', 'admin'], { error: () => messages.invalidRequest });
export type TeamRole = z.infer<typeof teamRole>;
