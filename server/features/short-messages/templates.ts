import type { Kysely } from 'kysely';
import { withLanguage } from '#server/base/language.ts';
import type { Context } from '#server/context.ts';
import type { DB } from '#server/db/types.ts';
import { findTemplate } from '#server/features/short-messages/queries.ts';
import { kindOf, siteOf } from '#server/messages/kinds.ts';
import type { Way } from '#server/messages/way.ts';
import type { ContentType, MessageKind, MissingPart } from '#shared/schemas/short-messages.ts';
import { MISSING } from '#shared/schemas/short-messages.ts';
import type { Language } from '#shared/site-language.ts';

/** What the operators have registered for a kind of message in a language; what nobody has said is empty, the text then ours. */
export interface Template extends Record<MissingPart, string> {
  text: string;
  contentType: ContentType;
  /** 0 before the team has said anything. */
  version: number;
}

/** The template of a kind in a language. */
export async function getTemplate(
  { config }: Pick<Context, 'config'>,
  db: Kysely<DB>,
  kind: MessageKind,
  language: Language,
): Promise<Template> {
  const row = await findTemplate(db, kind, language);
  return {
    text: row?.text ?? withLanguage(language, () => kindOf(kind).text(siteOf(config))),
    contentType: (row?.content_type as ContentType | undefined) ?? kindOf(kind).contentType,
    entityId: row?.entity_id ?? '',
    header: row?.header ?? '',
    templateId: row?.template_id ?? '',
    gatewayTemplate: row?.gateway_template ?? '',
    whatsappName: row?.whatsapp_name ?? '',
    version: row?.version ?? 0,
  };
}

/** What of a template has still to be said before all of these ways take it. */
export function missingParts(template: Template, ways: readonly Pick<Way, 'needs'>[]): MissingPart[] {
  return MISSING.filter((part) => template[part] === '' && ways.some(({ needs }) => needs.includes(part)));
}
