/** The page of short messages in the back office. */

export const whatTheyAre =
  'India’s operators drop every SMS whose text, header or ids are not registered with them (DLT), to the letter. What is registered stands here.';
export const intoFolder = 'No gateway is set: messages are written into DATA_DIR/messages and reach nobody.';
export const byBoth = 'Messages go by WhatsApp and SMS.';
export const bySms = 'Messages go by SMS.';
export const byWhatsApp = 'Messages go by WhatsApp.';
export const lastDays = 'The last 30 days';
export const sent = 'Sent';
export const arrived = 'Arrived';
export const failed = 'Failed';
export const waiting = 'Waiting';
export const cost = 'Cost';

export const testMessage = 'Test message';
export const atNightTheyWait = 'Sent at once; between 21:00 and 9:00 it waits for the morning, as all but codes do.';
export const mobileNumber = 'Mobile number';
export const language = 'Language';
export const send = 'Send';

export const kindCode = 'Code to sign in';
export const kindClaimCode = 'Code to take over an entry';
export const kindParentCode = 'Code for a child’s parent';
export const kindEnquiry = 'New enquiry';
export const kindMessage = 'New message in a conversation';
export const kindClosed = 'Enquiry chosen or closed';
export const kindDecision = 'Business approved, sent back or changed';
export const kindReview = 'New review';
export const kindAnswer = 'Answer for whoever asked';
export const kindAsked = 'What became of one’s own enquiry';
export const kindReply = 'Reply to a review';
export const kindModeration = 'What the team decided on a review, a reply or a report';
export const kindWorkDone = 'Whether the work was done';
export const kindInvitation = 'A business invites somebody';
export const kindReviewWanted = 'A business asks for a review';
export const kindClaimed = 'An entry of theirs was claimed';
export const kindTest = 'Test message';
export const ofKindIn = (kind: string, language: string) => `${kind}, ${language}`;
export const complete = 'Complete';
export const missing = (parts: string) => `Missing: ${parts}`;
export const text = 'Text';
export const textHint = (variables: string) => `To the letter as it is registered. Values: ${variables}`;
export const registeredAs = 'For the registration';
export const contentType = 'Type';
export const serviceImplicit = 'Service, implicit';
export const serviceExplicit = 'Service, explicit';
export const transactional = 'Transactional';
export const promotional = 'Promotional';
export const entityId = 'Entity id (PE)';
export const header = 'Header';
export const templateId = 'Template id (DLT)';
export const gatewayTemplate = 'Template id of the gateway';
export const gatewayTemplateHint = 'MSG91 has one of its own.';
export const whatsappName = 'Name of the template at WhatsApp';
export const saveOf = (template: string) => `Save<hidden>: ${template}</hidden>`;
