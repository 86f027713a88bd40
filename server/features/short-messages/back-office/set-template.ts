import type { Context, Viewer } from '#server/context.ts';
import { checkVersion } from '#server/features/audit/change-audited.ts';
import { changesOf } from '#server/features/audit/changes.ts';
import { recordChange } from '#server/features/audit/record-change.ts';
import { requireViewer } from '#server/features/sessions/require-viewer.ts';
import { lockTemplate, updateTemplate } from '#server/features/short-messages/back-office/queries.ts';
import { shortMessageRefusals } from '#server/features/short-messages/refusals.ts';
import { kindOf, variablesOf } from '#server/messages/kinds.ts';
import type { TemplateInput, TemplateKey } from '#shared/schemas/short-messages.ts';
import { shortMessageMessages as messages } from '#shared/texts.ts';
import { dropUnseenSigns } from '#shared/unseen-signs.ts';

/** What joins letters of Devanagari in another way is a letter of the text; nothing else that nobody sees is. */
const JOINERS = /[\u200c\u200d]/g;

/**
 * Says what the operators have registered for one kind of message in one language.
 * @throws 401, 403 for all but admins; 400 for a text that no operator takes, or that lacks what the message is for; 409 when somebody else
 * has changed it since `version`.
 */
export async function setTemplate(
  { db }: Pick<Context, 'db'>,
  viewer: Viewer,
  { kind, language }: TemplateKey,
  { version, ...input }: TemplateInput,
): Promise<void> {
  const { adminId } = requireViewer(viewer, 'admin');
  checkText(input.text, kindOf(kind).variables);
  const row = {
    kind,
    language,
    text: input.text,
    content_type: input.contentType,
    entity_id: input.entityId,
    header: input.header,
    template_id: input.templateId,
    gateway_template: input.gatewayTemplate,
    whatsapp_name: input.whatsappName,
  };
  await db.transaction().execute(async (transaction) => {
    const { isNew, version: stored, ...before } = await lockTemplate(transaction, row);
    checkVersion(version, stored);
    const changes = isNew ? changesOf({}, row) : changesOf(before, row);
    if (Object.keys(changes).length === 0) return;
    await updateTemplate(transaction, row);
    const action = isNew ? ('add' as const) : ('update' as const);
    await recordChange(transaction, {
      adminId,
      action,
      subject: { kind: 'message_template', id: `${kind}/${language}`, name: `${kind} (${language})` },
      changes: Object.fromEntries(
        Object.entries(changes).map(([field, { before: was, after }]) => [field, { before: was ?? null, after }]),
      ),
    });
  });
}

/** @throws 400 */
function checkText(text: string, known: readonly string[]) {
  const refuse = (message: string) => {
    throw shortMessageRefusals.wrongText(message);
  };
  const named = variablesOf(text);
  const unknown = named.find((name) => !known.includes(name)) ?? /\{([^}]*)\}?/.exec(text.replaceAll(/\{[a-z]+\}/g, ''))?.[1];
  if (unknown !== undefined) refuse(messages.unknownVariable(unknown, known.map((name) => `{${name}}`).join(', ')));
  const missing = known.find((name) => !named.includes(name));
  if (missing !== undefined) refuse(messages.variableMissing(missing));
  if (/\}\s*\{/.test(text)) refuse(messages.variablesTouch);
  const seen = text.replaceAll(JOINERS, '').replaceAll(/[ \n]+/g, ' ');
  if (dropUnseenSigns(seen) !== seen.trim()) refuse(messages.unseenSigns);
}
