import * as z from 'zod/mini';
import { WAITING_KINDS } from '#shared/waiting-kinds.ts';

/** A kind of what waits for the team. */
export const waitingKind = z.enum(WAITING_KINDS);
