import { brand } from '#shared/brand/shown-brand.ts';

export const termsAndConditions = 'Terms and Conditions';
export const pageDescription = () =>
  `The rules of ${brand.name} for visitors, users and listed businesses: what the directory does, and what it does not.`;
export const inShort = () =>
  `${brand.name} is a directory that brings people who build together with businesses. These are the rules under which it may be used.`;

export const agreement = 'The agreement';
/** @param address in one line. */
export const runBy = (enterprise: string, proprietor: string, address: string) =>
  `${brand.name} (‘we’, ‘the platform’) is run by ${enterprise}, a sole-proprietor enterprise of ${proprietor}, at ${address}. By using this website you agree to these terms and to the <privacy>privacy policy</privacy>. If you do not agree, please do not use it.`;
export const howOld =
  'An account is for people who are 18 or older; the Digital Personal Data Protection Act, 2023 calls everybody younger a child. A child’s account opens once a parent or guardian has agreed; a child lists no business.';

export const whatItDoes = 'What the platform does, and what it does not';
export const isDirectory =
  'The platform is a directory. It lets people find construction contractors and material suppliers in India, read what others say of them, and write to them. It only connects users with providers.';
export const noEndorsement =
  'We do not endorse, recommend, employ or supervise any business that is listed, and we are no party to what you agree with one. That a business was approved means that its profile was looked at, not that its work, licences, prices or people were checked. Before you give work or money to a business, check it yourself: its references, registration, insurance and a written quote.';

export const accounts = 'Accounts';
export const giveTrueDetails = 'Give true details, keep them up to date, and use one account of a kind for yourself.';
export const keepPassword =
  'Keep your password to yourself. What is done with your account counts as done by you until you tell us that it was not.';
export const mayDelete = 'You may delete your account at any time, without asking.';

export const listedBusinesses = 'Listed businesses';
export const listYourOwn = 'List only a business that is yours, or that you may act for, once, under its real name and number.';
export const showOwnPhotos = 'Show photos of your own work, or ones that you have the right to show.';
export const beTrue = 'Prices, services and places have to be true. Say what a price covers.';
export const answerHonestly = 'Answer enquiries honestly, and use the data in them only to answer them.';
export const onceApproved =
  'New listings are shown once our team has approved them. We may refuse, hide or remove one that breaks these terms or the law, and say why. The order of search results follows what was searched for, distance, ratings and likes; it is not for sale.';

export const whatYouWrite = 'Enquiries, reviews and comments';
export const fromExperience =
  'Review a business only from your own experience, and never for a reward or your own business. Do not send, write or upload what';
export const misleads =
  'is false or misleading, or pretends to come from somebody else, such as a made-up or altered picture that passes for a real one;';
export const insults = 'insults, threatens or harasses, is obscene, or stirs up hatred;';
export const tellsSecrets = 'tells other people’s private details, or infringes their rights, such as a copyright or a trade mark;';
export const harms = 'harms children, or threatens the security or public order of India;';
export const advertises = 'advertises without being asked, carries harmful programs, or is otherwise against the law.';
export const anybodyReports =
  'Anybody can report a business or a review. Our team looks into every report before anything changes, and removes what breaks these terms.';

export const fees = 'Fees and payments';
export const whatIsFree =
  'Searching, writing to businesses and listing a business are free. Where a paid plan is offered, its price in rupees and what it gives are shown before you pay; it is yours once the payment provider has confirmed the payment. If you paid and did not receive it, or were charged twice, tell us within 30 days and we give the plan or the money back.';

export const yourContent = 'Content and its use';
export const staysYours =
  'What you write and upload stays yours. You allow us to store it, to show it on the platform in suitable sizes, and to keep reviews without your name after your account is deleted.';
export const doNotCopy = () =>
  `Do not copy the directory as a whole or its phone numbers by programs, get around its limits, disturb its running, or try to get at data that is not meant for you. The name ${brand.name} and its logo may not be used as if you spoke for us. The program behind the platform is open source, under its own licence.`;

export const liability = 'Warranty and liability';
export const noWarranty =
  'Businesses write their own profiles, and users their own reviews. We do not warrant that these are true or complete, that a business is available, or that the platform always runs without interruption.';
export const notLiable =
  'We are not liable for the work, goods, prices or conduct of businesses or users, nor for loss that follows from dealing with them. As far as the law allows, our liability towards you is limited to what you have paid us in the twelve months before. Nothing here limits rights that the law, such as the Consumer Protection Act, 2019, gives you and that cannot be given up.';

export const changes = 'Changes, law and complaints';
export const mayChange =
  'We may change these terms; the new ones stand here with their date, and hold for what you do from then on. We may take down what breaks them, and close the account. Whoever publishes what the law forbids may be punished for it, and some crimes, such as those against children, we have to report. Accounts with a confirmed email are reminded of these terms every three months. If one clause does not hold, the others do.';
/** @param courts by their place. */
export const lawApplies = (courts: string) =>
  `The law of India applies. The courts of ${courts} decide, unless the law gives you the right to another court.`;
