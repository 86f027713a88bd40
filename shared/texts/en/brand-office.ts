/** The page on which the team sets name, contact, colours and logo. */

export const whatIsSetHere =
  'What you set here shows on every page, in mails and on shared links at once. An empty field shows what came with the site, which stands in it in grey.';
export const legalPages =
  'The terms and the privacy policy name what you set here: enterprise, proprietor, address, courts, contact and grievance officer. They are no legal advice: before the site is public, fill in all of these, and have a lawyer read both pages.';
export const nameAndOperator = 'Name and operator';
export const siteName = 'Name of the site';
export const enterprise = 'Registered enterprise';
export const proprietor = 'Proprietor';
export const address = 'Postal address';
export const courts = 'Courts that decide';
export const courtsHint = 'City and state, named in the terms.';
export const contact = 'Contact';
export const supportPhone = 'Support phone';
export const supportPhoneHint = 'Ten digits; a landline with its code.';
export const contactEmail = 'Email';
export const grievanceOfficer = 'Grievance officer';
export const whyAnOfficer =
  'Indian law asks for the name of a person who answers complaints, and how they are reached (Information Technology Rules, 2021, rule 3). It stands in the privacy policy and the terms.';
export const officersName = 'Name';
export const officersEmail = 'Email';
export const socialPages = 'Pages elsewhere';
export const allOrNone = 'As soon as one is set, only those that are set show in the footer.';
export const colours = 'Colours';
export const readableColours = 'Words must stay readable on them: that is checked. Shades follow by themselves.';
export const accent = 'Accent: buttons and links';
export const textColour = 'Words and dark bars';
export const ground = 'Ground of pages';
export const cards = 'Cards and bars';
export const logo = 'Logo';
export const logoHint =
  'It shows beside the name, on light and on dark bars, as icon and on shared links. A square PNG with a transparent ground is best.';
export const logoNow = 'The logo as it is';
export const dropLogo = 'Take the logo away';
export const save = 'Save';
