/** What is said of short messages that the team sets up. */

export const templateSaved = 'Saved. Messages go out with it from now on';
export const testAsked = 'A test message is on its way';
export const noMobile = 'Enter a mobile number of India';
export const textMissing = 'Enter the text as it is registered';
export const textTooLong = 'At most 1,000 letters';
export const unknownVariable = (name: string, known: string) => `{${name}} is no value of this message. There is: ${known}`;
export const variableMissing = (name: string) => `{${name}} is missing: it is what the message is for`;
export const variablesTouch = 'Put a word between two values: operators refuse values side by side';
export const unseenSigns = 'There is a sign in it that nobody sees. Type the text instead of pasting it';
export const entityWrong = 'The entity id has 19 digits';
export const headerWrong = 'The header has six letters, or six digits for promotion';
export const templateIdWrong = 'The template id has 19 digits';
export const gatewayTemplateWrong = 'Letters, digits, - and _ alone';
export const whatsappNameWrong = 'Small letters, digits and _ alone';
export const wrongToken = 'This is not signed by the gateway';
