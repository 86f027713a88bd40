import { Refusal } from '#server/base/errors.ts';
import { backOfficeMessages } from '#shared/texts.ts';

export const exportRefusals = {
  exportNotFound: () => new Refusal(404, 'export_not_found', backOfficeMessages.exportNotFound),
  exportTaken: () => new Refusal(409, 'export_taken', backOfficeMessages.exportTaken),
  tooManyRowsForSheet: () => new Refusal(409, 'export_too_large', backOfficeMessages.tooManyRowsForSheet),
};
