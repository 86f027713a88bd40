import { zodResolver } from '@hookform/resolvers/zod';
import { getInTouchInput } from '#shared/schemas/contact.ts';

/** The form's checks: the server's own schema. A chunk of its own, loaded when someone writes to us. */
export const resolveGetInTouch = zodResolver(getInTouchInput);
