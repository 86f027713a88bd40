import type { AuditAction, AuditSubject } from '#shared/schemas/audit.ts';
import { auditText } from '#shared/texts.ts';

/** What was done, as the page says it. */
export const actionNames: Record<AuditAction, () => string> = {
  add: () => auditText.added,
  update: () => auditText.changed,
  delete: () => auditText.deleted,
  approve: () => auditText.approved,
  reject: () => auditText.rejected,
  import: () => auditText.imported,
  decide: () => auditText.decided,
  undo: () => auditText.takenBack,
  bring_back: () => auditText.broughtBack,
  test: () => auditText.tested,
  send: () => auditText.sent,
  export: () => auditText.downloaded,
  use: () => auditText.used,
  block: () => auditText.blocked,
  unblock: () => auditText.unblocked,
  sign_out: () => auditText.signedOut,
  merge: () => auditText.merged,
  undo_merge: () => auditText.mergeUndone,
};

/** What it was done to. */
export const subjectNames: Record<AuditSubject, () => string> = {
  business: () => auditText.business,
  review: () => auditText.review,
  poster: () => auditText.poster,
  blog: () => auditText.blog,
  comment: () => auditText.comment,
  service: () => auditText.service,
  price_ticker: () => auditText.priceTicker,
  setting: () => auditText.setting,
  grievance: () => auditText.grievance,
  claim: () => auditText.claim,
  report: () => auditText.report,
  import: () => auditText.fileImport,
  enquiry: () => auditText.enquiry,
  contact_message: () => auditText.contactMessage,
  saying: () => auditText.saying,
  order: () => auditText.order,
  newsletter: () => auditText.newsletter,
  subscriber: () => auditText.subscriber,
  message_template: () => auditText.messageTemplate,
  export: () => auditText.listAsFile,
  api_key: () => auditText.apiKey,
  webhook: () => auditText.webhook,
  import_source: () => auditText.importSource,
  user: () => auditText.user,
  admin: () => auditText.admin,
  check: () => auditText.check,
};
