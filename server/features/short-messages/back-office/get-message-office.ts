import type { Context, Viewer } from '#server/context.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { measureMessages } from '#server/features/short-messages/back-office/measure-messages.ts';
import { getTemplate, missingParts } from '#server/features/short-messages/templates.ts';
import { asRegistered, kindOf } from '#server/messages/kinds.ts';
import { MESSAGE_KINDS, type MessageOffice } from '#shared/schemas/short-messages.ts';
import { LANGUAGES } from '#shared/site-language.ts';

const DAYS = 30;

/**
 * What the team sets up and sees of short messages: each template, and what it lacks for the ways that are set.
 * @throws 401 for visitors, 403 for others than admins.
 */
export async function getMessageOffice(context: Context, viewer: Viewer): Promise<MessageOffice> {
  requireViewer(viewer, 'admin');
  const { db, messenger } = context;
  const templates: MessageOffice['templates'] = [];
  for (const kind of MESSAGE_KINDS)
    for (const language of LANGUAGES) {
      const template = await getTemplate(context, db, kind, language);
      templates.push({
        ...{ kind, language, ...template },
        registered: asRegistered(template.text),
        variables: [...kindOf(kind).variables],
        missing: missingParts(template, messenger.ways),
      });
    }
  return {
    ways: messenger.ways.flatMap(({ name }) => (name === 'folder' ? [] : [name])),
    counts: await measureMessages(context, DAYS),
    templates,
  };
}
