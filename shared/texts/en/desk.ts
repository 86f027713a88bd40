/** The supplier's desk: enquiries, the own profile, reviews and activity, and what owners find on their own page. */

import { number, plural } from '#shared/texts/en/grammar.ts';

// The page and its header.
export const yourBusiness = 'Your business';
/** @param business its name, or `yourBusiness`. */
export const titleOf = (business: string) => `${business} · Your dashboard`;
export const serviceIn = (service: string, city: string, state: string) => `${service} in ${city}, ${state}`;
export const yourPage = 'Your page';
export const approved = 'Approved';
export const pending = 'Pending';
export const rejected = 'Rejected';
export const reviews = 'Reviews';
export const allReviews = (count: number) => `All ${number(count)} reviews`;
export const activity = 'Activity';
export const lastThirtyDays = 'The last 30 days. Search engines and bots are not counted.';
export const profileViews = 'Profile views';
export const phoneNumberShown = 'Phone number shown';
export const likes = 'Likes';
export const enquiriesAndActivity = 'Enquiries and activity';

// While the public does not see it.
export const waitingForApproval = 'Your business is waiting for approval';
export const onlyYouUntil = 'Until our team has looked at it, only you see its page, and searches do not find it.';
export const weMailYou = 'We will mail you our decision. Until then you can add photos and a description: press Edit.';
export const notAccepted = 'Your business was not accepted';
export const teamAsksFor = 'What our team asks for:';
export const putRight = 'Only you can see its page. Press Edit to correct the details, then send it to our team again.';
export const sendAgain = 'Send again';
export const sending = 'Sending...';

// What is missing of the profile.
export const completeProfile = 'Complete your profile';
export const stepsDone = (done: number, all: number) => `${done} of ${all} done. Complete profiles get more enquiries.`;
export const addMainPhoto = 'Add a main photo';
export const mainPhotoBrings = 'It is the first thing people see in lists.';
export const showWork = (photos: number) => `Show your work in at least ${photos} photos`;
export const photosBring = 'People see how good your work is before they call.';
export const sayPrice = 'Say what you charge';
export const priceBrings = 'People find you by price, and compare you.';
export const sayAddress = 'Add your address';
export const addressBrings = 'People near you see how far away you are.';
export const sayHours = 'Say when you are open';
export const hoursBring = 'Lists say until when you are open today.';
export const sumUp = 'Sum up your business in a short description';
export const sumUpBrings = 'It is the first thing people read on your page.';
export const describeWork = (letters: number) => `Describe what you do in at least ${letters} letters`;
export const describeBrings = 'More searches find you.';
export const askForReview = 'Ask a customer for a first review';
export const reviewBrings = 'Stars on your card, and a better place in lists.';
/** @param step what is to be done. */
export const stepDone = (step: string) => `${step}<unseen>, done</unseen>`;
export const stepMissing = (step: string) => `${step}<unseen>, missing</unseen>`;

// Enquiries.
export const enquiries = 'Enquiries';
export const enquiriesYouSent = 'Enquiries you sent';
export const showAllEnquiries = 'Show all enquiries';
export const noEnquiries = 'No enquiries yet';
export const enquiriesArriveHere = 'What customers ask on your page comes here and by email.';
export const byStatus = 'Enquiries by status';
export const all = 'All';
export const newOnes = 'New';
export const replied = 'Replied';
export const closed = 'Closed';
export const spam = 'Spam';
export const searchIn = 'Name, phone, email or message';
export const exportCsv = 'Download list (Excel)';
// What heads the columns of that list, beside the fields of the enquiry.
export const receivedIndiaTime = 'Received (India time)';
export const status = 'Status';
export const repliedIndiaTime = 'Replied (India time)';
export const senderLeft = 'The customer has deleted their account, and this enquiry with it.';
/** The last message of a conversation. */
export const youWrote = (message: string) => `You: ${message}`;
export const othersWrote = (name: string, message: string) => `${name}: ${message}`;
export const openConversation = (name: string) => `Open conversation<unseen> with ${name}</unseen>`;
export const answer = (name: string) => `Answer<unseen> ${name}</unseen>`;
export const unread = (count: number) => `${count}<unseen> ${plural(count, { one: 'unread message', other: 'unread messages' })}</unseen>`;
export const markEnquiryAs = (name: string) => `Mark the enquiry from ${name} as`;
export const endedFound = 'Closed: the customer has found someone';
export const endedNotNeeded = 'Closed: no longer needed';
export const endedChosen = 'Closed: the customer has chosen you';
export const endedReplaced = 'Closed: the customer asked someone else after two days';
export const repliedOn = (moment: string) => `Replied on ${moment}`;

// Ways to answer.
export const call = 'Call';
export const callThem = (name: string) => `Call ${name}`;
export const whatsApp = 'WhatsApp';
export const whatsAppThem = (name: string) => `WhatsApp ${name}`;
export const mail = 'Mail';
export const mailThem = (name: string) => `Mail ${name}`;
/** The first words of an answer. */
export const thanksForEnquiry = (name: string, business: string) => `Hello ${name}, thank you for your enquiry to ${business}.`;
export const aboutEnquiry = (business: string) => `Your enquiry to ${business}`;
// The same of what was written to the team.
export const thanksForMessage = (name: string, site: string) => `Hello ${name}, thank you for your message to ${site}.`;
export const aboutMessage = (site: string) => `Your message to ${site}`;
export const markMessageAs = (name: string) => `Mark the message of ${name} as`;

// The profile as it is stored.
export const yourProfile = 'Your profile';
export const price = 'Price';
export const priceToCompare = 'Price to compare';
export const phone = 'Phone';
export const waitsToBeConfirmed = (email: string) => `${email} waits to be confirmed`;
export const workingSince = 'Working since';
export const openingHours = 'Opening hours';
export const languages = 'Languages';
export const location = 'Location';
export const aboutUs = 'About Us';
export const notDescribed = 'Not described yet.';
export const photos = 'Photos';
export const downloadYourData = 'Download your data';
export const deleteAccount = 'Delete Account';

// Where the business comes to.
export const whereYouCome = 'Areas you serve';
export const foundInCity = (city: string) => `People who search in ${city} see you. Add other cities you serve.`;
export const foundInPlaces = (city: string, others: number) =>
  `People who search in ${city} and in ${number(others)} ${plural(others, { one: 'other place', other: 'other places' })} see you.`;
export const citiesYouCome = 'Cities you serve';
export const takeAway = (city: string) => `Remove ${city}`;
export const addCity = 'Add a city';
export const allAroundYou = 'And everywhere around you';
export const none = 'None';
export const within = (km: number) => `Within ${km} km`;
export const saveWhereYouCome = 'Save areas';
export const saving = 'Saving...';
