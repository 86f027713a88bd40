export const gstin = 'GSTIN';
export const udyam = 'Udyam number';
export const licence = 'contractor licence';
export const rera = 'RERA number';
export const insurance = 'insurance';
export const address = 'address';
export const phone = 'phone';
export const email = 'email';
export const team = 'by our team';

export const checked = 'Checked';
export const today = 'today';
/** A check in the list of a profile: 'GSTIN (12 March 2026)'. */
export const onDay = (name: string, day: string) => `${name} (${day})`;
export const whatThisMeans = 'What this means';

export const whatWeCheck = 'What ‘Checked’ means';
export const pageDescription = 'What we check of a business, how, for how long, and what a check does not say.';
export const notForSale =
  'No check can be bought, and no plan comes with one. A check says that one fact was right on one day. It says nothing of the quality of the work.';
export const howLong = 'How long a check stands';
export const howLongText = (months: number) =>
  `Every check ends by itself after ${months} months. It ends earlier when the business changes what was checked: its name, its state, its address or the number itself. The mark ‘Verified’ in lists stands for at least one check by our team; phone and email alone do not give it.`;
export const aboutGstin = 'GSTIN: the tax number';
export const aboutGstinText =
  'We looked the number up on the government’s GST portal and found the same name and state there. It does not say that taxes are paid, or that the business is large.';
export const aboutUdyam = 'Udyam number: registered as a small business';
export const aboutUdyamText =
  'We looked the number up on the Udyam portal and found the same name and state. Businesses register themselves there, so it does not say that anybody has seen their work.';
export const aboutLicence = 'Contractor licence or class';
export const aboutLicenceText =
  'We found the enlistment (PWD, CPWD) or the electrical licence in the list of the office that gives it. It does not say that it covers the work that you need: ask for its class and limit.';
export const aboutRera = 'RERA number';
export const aboutReraText =
  'We found the number on the site of the state’s RERA authority. It does not say that a project will be ready in time.';
export const aboutInsurance = 'Insurance';
export const aboutInsuranceText =
  'The insurer told us that the policy was in force on that day. It does not say what is covered, or that it is in force still: ask to see it.';
export const aboutAddress = 'Address';
export const aboutAddressText =
  'Somebody of our team found the business at its address, or it gave us the code from a letter that we sent there. It does not say that the place is its own.';
export const aboutPhone = 'Phone and email';
export const aboutPhoneText =
  'The owner typed in a code that we sent to the phone, or opened a link that we sent to the address. It says that they reach the owner, and no more.';
export const aboutTeam = 'By our team';
export const aboutTeamText =
  'Older marks: our team spoke with the business or saw its papers, and nobody noted which. They end like any other.';

export const yourChecks = 'Checks';
export const yourChecksHint = (months: number) =>
  `Send a number, and we look it up. Your page then says for ${months} months that we did. It costs nothing, and no plan comes with it. The number itself is not shown.`;
export const howItIsShown = 'What the page of checks says of each';
export const none = 'Not checked yet';
export const waitsSince = (day: string) => `Sent on ${day}. We look it up`;
export const standsFromTo = (from: string, to: string) => `Checked on ${from}, until ${to}`;
export const refusedBecause = (reason: string) => `Not confirmed: ${reason}`;
export const isOver = (day: string) => `Ended on ${day}`;
export const endedByChange = 'Ended: your listing or the number has changed';
export const takenBack = (reason: string) => `Taken back: ${reason}`;
export const number = (number: string) => `Number: ${number}`;
export const visited = 'By a visit or a letter. Our team does this; you need not send anything.';
export const letterSent = (day: string) => `A letter with a code is on its way to your address. Enter the code here until ${day}.`;
export const enterCode = 'Code of the letter';
export const enterCodeHint = 'Eight digits';
export const sendCode = 'Check my address';
export const send = 'Send for check';
export const sendAnew = 'Send again';
export const sendFor = (kind: string) => `Send ${kind} for check`;
export const sending = 'Sending…';
export const enterGstin = 'GSTIN';
export const enterGstinHint = '15 letters and digits, as on your GST certificate';
export const enterUdyam = 'Udyam number';
export const enterUdyamHint = 'Like UDYAM-MH-18-0123456';
export const enterLicence = 'Licence or class, with its number and who gave it';
export const enterLicenceHint = 'PWD, CPWD or electrical. For example: CPWD Class II, 1234/2024';
export const enterRera = 'RERA number';
export const enterReraHint = 'As it stands on your RERA certificate';
export const enterInsurance = 'Policy number and insurer';
export const enterInsuranceHint = 'Liability insurance of your business, or for your workers';
export const documents = 'Documents';
export const documentsHint = (most: number, days: number) =>
  `Add the certificate, or something that shows your address, if it helps us to compare. ${most} at most: PDF, JPEG or PNG, up to 10 MB each. Only you and our team can open them, and ${days} days after the decision we delete them.`;
export const documentKind = 'What it is';
export const certificate = 'Certificate of this number';
export const addressProof = 'Address proof';
export const documentFile = 'File';
export const addDocument = 'Add a document';
export const adding = 'Adding…';
export const addIt = 'Add';
export const pdfOf = (size: string) => `PDF, ${size}`;
export const pictureOf = (size: string) => `Picture, ${size}`;
export const unnamedDocument = 'document';
export const kilobytes = (n: string) => `${n} KB`;
export const megabytes = (n: string) => `${n} MB`;
export const openDocument = (name: string) => `Open<hidden> ${name}</hidden>`;
export const removeDocument = (name: string) => `Remove<hidden> ${name}</hidden>`;
export const withdraw = (kind: string) => `Take back<hidden>: ${kind}</hidden>`;
export const withdrawTitle = 'Take this number back?';
export const withdrawHint = 'We do not look it up then, and the documents that you have added are deleted.';
export const withdrawYes = 'Take back';
export const keep = 'Keep';
export const phoneHint = 'The number is confirmed by the code when you log in by one.';
export const emailHint = 'The address is confirmed by a link that we send there.';
export const confirmEmail = 'Send me the link';
