import { Refusal } from '#server/base/errors.ts';
import { apiKeyMessages } from '#shared/texts.ts';

export const dataRefusals = {
  beginAnew: () => new Refusal(410, 'begin_anew', apiKeyMessages.beginAnew),
  changedMeanwhile: () => new Refusal(412, 'changed_meanwhile', apiKeyMessages.changedMeanwhile),
  versionNeeded: () => new Refusal(428, 'version_needed', apiKeyMessages.versionNeeded),
};
