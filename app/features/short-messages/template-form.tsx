import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { Field, inputClass } from '#app/components/field.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { withHidden } from '#app/components/with-hidden.tsx';
import { EditConflict } from '#app/features/back-office/edit-conflict.tsx';
import { useAdminForm } from '#app/features/back-office/use-admin-form.ts';
import {
  CONTENT_TYPES,
  type ContentType,
  LONGEST_MESSAGE,
  type MessageKind,
  type MessageTemplate,
  type MissingPart,
  templateInput,
} from '#shared/schemas/short-messages.ts';
import { OWN_NAMES } from '#shared/site-language.ts';
import { messageOfficeText as text } from '#shared/texts.ts';

const kindNames: Record<MessageKind, () => string> = {
  code: () => text.kindCode,
  claimCode: () => text.kindClaimCode,
  parentCode: () => text.kindParentCode,
  enquiry: () => text.kindEnquiry,
  message: () => text.kindMessage,
  closed: () => text.kindClosed,
  decision: () => text.kindDecision,
  review: () => text.kindReview,
  answer: () => text.kindAnswer,
  asked: () => text.kindAsked,
  reply: () => text.kindReply,
  moderation: () => text.kindModeration,
  claimed: () => text.kindClaimed,
  workDone: () => text.kindWorkDone,
  reviewWanted: () => text.kindReviewWanted,
  invitation: () => text.kindInvitation,
  test: () => text.kindTest,
};

const typeNames: Record<ContentType, () => string> = {
  service_implicit: () => text.serviceImplicit,
  service_explicit: () => text.serviceExplicit,
  transactional: () => text.transactional,
  promotional: () => text.promotional,
};

const partNames: Record<MissingPart, () => string> = {
  entityId: () => text.entityId,
  header: () => text.header,
  templateId: () => text.templateId,
  gatewayTemplate: () => text.gatewayTemplate,
  whatsappName: () => text.whatsappName,
};

const PARTS: MissingPart[] = ['entityId', 'header', 'templateId', 'gatewayTemplate', 'whatsappName'];

/**
 * What the operators have registered for one kind of message in one language, to be set to what they have registered now.
 * @param isSent messages leave the site: what lacks is known by the ways that they go.
 */
export function TemplateForm({ template, isSent }: { template: MessageTemplate; isSent: boolean }) {
  const { kind, language, missing, variables, version } = template;
  const hydrated = useHydrated();
  const form = useAdminForm({
    schema: templateInput,
    extra: { version },
    call: (body) => callApi('PUT /admin/message/template/:kind/:language', { params: { kind, language }, body }),
  });
  const title = text.ofKindIn(kindNames[kind](), OWN_NAMES[language]);
  const isComplete = missing.length === 0;
  return (
    <section className="rounded-xl border border-sand-dark bg-paper p-5 sm:p-7">
      <h2 className="font-bold text-xl">{title}</h2>
      {isSent && (
        <p className={`font-semibold text-sm ${isComplete ? 'text-leaf' : 'text-danger'}`}>
          {isComplete ? text.complete : text.missing(missing.map((part) => partNames[part]()).join(', '))}
        </p>
      )}
      <form method="post" {...form.formEvents} className="mt-4 grid gap-4">
        {form.conflict && <EditConflict onReload={form.reload} />}
        <Field label={text.text} hint={text.textHint(variables.map((name) => `{${name}}`).join(', '))} error={form.errorOf('text')}>
          {(attributes) => (
            <textarea
              {...attributes}
              name="text"
              rows={5}
              maxLength={LONGEST_MESSAGE}
              lang={language}
              defaultValue={template.text}
              className={inputClass}
            />
          )}
        </Field>
        <div>
          <p className="mb-1.5 font-semibold text-sm">{text.registeredAs}</p>
          <pre lang={language} className="whitespace-pre-wrap rounded-lg bg-sand p-3 text-sm wrap-anywhere">
            {template.registered}
          </pre>
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={text.contentType} error={form.errorOf('contentType')}>
            {(attributes) => (
              <select {...attributes} name="contentType" defaultValue={template.contentType} className={inputClass}>
                {CONTENT_TYPES.map((type) => (
                  <option key={type} value={type}>
                    {typeNames[type]()}
                  </option>
                ))}
              </select>
            )}
          </Field>
          {PARTS.map((part) => (
            <Field
              key={part}
              label={partNames[part]()}
              hint={part === 'gatewayTemplate' ? text.gatewayTemplateHint : undefined}
              error={form.errorOf(part)}
            >
              {(attributes) => (
                <input
                  {...attributes}
                  name={part}
                  defaultValue={template[part]}
                  autoComplete="off"
                  spellCheck={false}
                  className={inputClass}
                />
              )}
            </Field>
          ))}
        </div>
        <div>
          <Button type="submit" busy={form.sending} disabled={!hydrated}>
            {withHidden(text.saveOf, title)}
          </Button>
        </div>
      </form>
    </section>
  );
}
