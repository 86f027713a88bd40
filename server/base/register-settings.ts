import * as z from 'zod';
import { readHeaders } from '#server/base/message-settings.ts';
import { StartError } from '#server/base/start-error.ts';

const WEB_ADDRESS = 'an address that begins with http:// or https://';
const SOME_TEXT = 'some text';

/** What a register is asked for, of each the path in its answer: by default the names that the GST network gives them itself. */
const FIELDS = { gstin: 'gstin', legalName: 'lgnm', tradeName: 'tradeNam', status: 'sts', state: 'pradr.addr.stcd' };
export type RegisterField = keyof typeof FIELDS;

const isField = (name: string): name is RegisterField => Object.hasOwn(FIELDS, name);
const PAIRS = `pairs as legalName=data.lgnm, separated by commas, of ${Object.keys(FIELDS).join(', ')}`;

/** The settings of the register of GSTINs (.env.example), as those of the rest stand in config.ts. */
export const registerSettings = {
  GSTIN_REGISTER_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(WEB_ADDRESS),
  GSTIN_REGISTER_HEADERS: z.string().min(1).optional().describe(SOME_TEXT),
  GSTIN_REGISTER_BODY: z.string().min(1).optional().describe(SOME_TEXT),
  GSTIN_REGISTER_FIELDS: z
    .string()
    .transform((list, { issues }) => {
      const pairs = list.split(',').map((pair) => pair.split('=').map((part) => part.trim()));
      const isRight = pairs.every(([name = '', path = '', ...more]) => isField(name) && /^\w+(\.\w+)*$/.test(path) && more.length === 0);
      if (!isRight) issues.push({ code: 'custom', message: PAIRS, input: list });
      return { ...FIELDS, ...(Object.fromEntries(pairs) as Partial<typeof FIELDS>) };
    })
    .default(FIELDS)
    .describe(PAIRS),
};

const shape = z.object(registerSettings);

/** A company that answers over HTTP what the register of GST has of a number. */
export interface RegisterSettings {
  /** {gstin} stands for the number, in the body too. */
  url: string;
  headers: Record<string, string>;
  /** JSON; a request with it is a POST. */
  body: string | undefined;
  /** Where its answer has what: names with dots between them. */
  fields: Record<RegisterField, string>;
}

/** @throws StartError when the number is named nowhere, or a setting makes no sense. */
export function registerOf(settings: z.infer<typeof shape>): RegisterSettings | undefined {
  const { GSTIN_REGISTER_URL: url, GSTIN_REGISTER_BODY: body, GSTIN_REGISTER_FIELDS: fields } = settings;
  if (url === undefined) return undefined;
  if (!`${url} ${body ?? ''}`.includes('{gstin}'))
    throw new StartError('GSTIN_REGISTER_URL or GSTIN_REGISTER_BODY must have {gstin} in it');
  return { url, headers: readHeaders('GSTIN_REGISTER_HEADERS', settings.GSTIN_REGISTER_HEADERS), body, fields };
}
