import { brand } from '#shared/brand/shown-brand.ts';

/** What the two legal pages have in common. @param day as it is read: '15/04/2024'. */
export const effectiveDate = (day: string) => `Effective date: ${day}`;
export const changedOn = (day: string) => `Last changed: ${day}`;
export const contents = 'Contents';
export const numbered = (place: number, title: string) => `${place}. ${title}`;
/** Each time as people say it: '24 hours', '7 days'. */
export const complaintsGoTo = (acknowledged: string, usual: string, unlawful: string, order: string, intimate: string) =>
  `Complaints go to our Grievance Officer. They are acknowledged within ${acknowledged} and decided within ${usual}; within ${unlawful} where something may not be published, ${order} after an order of a court or of the government, and ${intimate} where it is an intimate or faked picture. <complaint>Send a complaint</complaint>, or write to:`;
/** What both pages are made by. */
export const followedLaws =
  'These pages follow the Information Technology Act, 2000 and its Intermediary Guidelines of 2021, as amended from 20 February 2026; the Digital Personal Data Protection Act, 2023 and its Rules of 2025, most of which begin in May 2027; the Consumer Protection Act, 2019; and for reviews the standard IS 19000:2022. They say what this site does, and are no legal advice.';
export const grievanceOfficer = (name: string) => `${name}, Grievance Officer`;

export const privacyPolicy = 'Privacy Policy';
export const pageDescription = () =>
  `What ${brand.name} collects about you, why, who sees it, how long it is kept, and how to see, correct and delete it.`;
export const inShort =
  'You can search this directory without telling us who you are. This policy says what we collect when you tell us more, what happens to it, and how you see it, correct it and have it deleted.';

export const whoWeAre = 'Who we are';
/** @param address in one line. */
export const runBy = (enterprise: string, proprietor: string, address: string) =>
  `${brand.name} is run by ${enterprise}, a sole-proprietor enterprise of ${proprietor}, at ${address}. For the Digital Personal Data Protection Act, 2023 it is the data fiduciary of what this policy describes.`;
export const holdsFor =
  'This policy holds for this website, whoever uses it: visitors, users with an account, and businesses that are listed. It does not hold for what a business does with an enquiry that you have sent to it.';

export const whatWeCollect = 'What we collect';
export const whatYouGiveUs = 'We collect what you give us, and little else:';
export const ofUsers =
  '<strong>A user’s account:</strong> user name, email, password, and the phone number that you log in with. The password is kept as a hash that cannot be turned back.';
export const ofBusinesses =
  '<strong>A business:</strong> its name, email and phone number, and company details: service, address, city, state, the point on the map that it chooses, price, description and photos. Where and when a photo was taken is removed from the file.';
export const ofPeople = (days: number) =>
  `<strong>Who works for a business:</strong> the email or number that a business invites, kept ${days} days when nobody accepts, and what somebody may do there. The name of who accepts stands beside the answers and changes that they make; the business and our team see it.`;
export const ofDocuments = (days: number) =>
  `<strong>Documents:</strong> a certificate, a licence or an address proof that a business adds to a number for a check, or that you add when you ask us for a business that is yours. Only who sent them and our team can open them; they are kept encrypted and deleted ${days} days after the decision.`;
export const ofParents =
  '<strong>A parent or guardian:</strong> the email or mobile number that a child gives who registers, so that they are asked first.';
export const ofWriters =
  '<strong>What you write:</strong> enquiries, requests for quotes and the conversations that follow, reviews, comments, corrections, reports and messages to us, with the name, email and phone number that their forms ask for, the photos you add, and the email you leave for the newsletter or a saved search.';
export const ofDevices =
  '<strong>A device that a business wants to be told on:</strong> the address at its browser’s maker where notifications go, and the keys that make them unreadable on the way.';
export const ofAccountUse =
  '<strong>Usage data of an account:</strong> the businesses you like, whose phone numbers were shown to you on which day, so that the daily limit can be kept, and whom you name to act for you.';
export const ofPayments =
  '<strong>A payment:</strong> when you buy a plan, what was paid, when, and whether it went through. Your card or account number reaches the payment provider alone.';
export const ofNobody =
  '<strong>Usage data without a person:</strong> how often each page was opened on a day, which services and cities were searched for, which words were, and of which service the businesses were that were opened from their results. Nothing tells who it was.';
export const networkAddress =
  'Your network address is used while your request is answered and to stop abuse. Counters that slow down repeated requests are kept for an hour at most, those of failed logins for a day and as a hash. So that nobody’s searches count twice, another hash of it stays in memory until the day ends. Our logs hold no addresses and nothing that you typed.';

export const cookies = 'Cookies and what is kept in your browser';
export const ownCookies = 'Our own cookies only keep the site working. None of them follows you to other sites.';
export const cookieOfSession =
  '<strong>nirmaan</strong> keeps you signed in: for 30 days, or until you close the browser when ‘Remember me’ is not ticked. Scripts cannot read it.';
export const cookieOfDevice =
  '<strong>nirmaan_device</strong> lets us know this browser again as one that has logged in before, so that others who guess a password cannot keep you out. It names nobody, scripts cannot read it, and it lasts 400 days.';
export const cookiesOfReset =
  '<strong>nirmaan_reset_browser</strong> and <strong>nirmaan_reset</strong> belong to a forgotten password and last 10 minutes.';
export const cookieOfWrites =
  '<strong>nirmaan_lsn</strong> lets you see at once what you have just saved, where several database servers are used. It lasts one minute.';
export const cookieOfComments =
  '<strong>nirmaan_comments</strong> names the comments you wrote last, so that you see them while they wait for approval. It lasts 90 days.';
export const keptByBrowser =
  'Your browser itself keeps, for a day or until you send it or log out, what you wrote into a form and the photos you added (passwords never); until you close the tab, the service you chose last, how far you read a list, and the page to which a payment leads back; the place you chose last, and the searches and businesses you looked at last, until you clear them or log out; your shortlist, when you have no account, until you take it apart or over; whom you have chosen to ask for quotes, until you ask; copies of Home and of the profiles you opened last, without phone numbers, to read without a connection; and, when you tick ‘save my details’ below a comment, the name, email and website you entered. None of it is sent to us by itself; when you open your shortlist, or the page that asks for quotes, we are asked for those businesses and keep nothing of it.';
export const countedByGoogle =
  'We ask you once whether Google Analytics may count your visits. Only if you allow it, Google sets cookies of its own and learns which pages you open, without what you typed into them. Your answer is kept in your browser. You can change it here at any time.';
export const countedByNobody = 'No outside service counts your visits.';
export const placesByGoogle =
  'When you type a place into a search form, Google Maps completes it: Google then receives what you type and your network address.';
export const placesOfOurOwn = 'Places are looked up in a list of our own.';
/** @param host of the maps' pictures. */
export const mapPictures = (host: string) =>
  `When you open a map, its pictures come from ${host}, which receives your network address and which area you look at.`;
export const outsideLinks =
  'Directions lead to the map app of your device or to a page of maps, which learn of you only when you follow them. We show no advertising of third parties and load no share counters: share buttons are plain links, and another site learns of you only when you follow one.';

export const whatFor = 'What we use it for';
export const withConsent = 'We use your data with your consent, which the forms ask for where you enter it, and only:';
export const toShowAndPassOn = 'to show listed businesses, and to pass your enquiry on to the business that you chose;';
export const toAskOfWork =
  'to ask you once whether the work is done, when you have told us whom you chose for it, and once for a review if they ask all for one;';
export const toKeepAccounts = 'to keep your account, and to let you sign in and set a new password;';
export const toAnswer = 'to answer messages, and to look into reports;';
export const toSendNewsletter = 'to send the newsletter to those who asked for it;';
export const toProtect = 'to protect the site from abuse, and to meet duties that the law gives us.';
export const noProfiles = 'We make no profiles, decide nothing about you by a program alone, and do not sell data.';

export const whoSees = 'Who sees it';
export const everyoneSees =
  '<strong>Everyone</strong> sees an approved business’s profile, the name, words and photos of reviews, that their writer dealt with the business here, what it replied, and approved comments. Email addresses of those who write them are never shown.';
export const signedInSee =
  '<strong>Users and businesses that have signed in</strong> see the phone numbers of businesses, a limited number each day.';
export const businessesReceive =
  '<strong>A business</strong> receives your enquiry with your name, phone number and email, on its page for enquiries and by email. A request for quotes goes to the businesses that you chose, three at most, with its photos, and with your phone number only if you tick that. What is said in a conversation and its photos are seen by you, by that business and by our team. Where several businesses call a sender’s enquiries spam, our team reads the next ones first, and releases or refuses them.';
export const teamSees =
  '<strong>Our team</strong> sees what is needed to approve businesses, to answer you and to decide reports. What it changes is recorded.';
export const helpersSee =
  '<strong>Companies that work for us</strong> host the site and carry its mail; a payment provider handles the payment where you buy a plan; one that reads the register of GST may be asked which name belongs to a GSTIN that you send for check. They use the data for that alone.';
export const authoritiesReceive = '<strong>Authorities</strong> receive what the law obliges us to give.';

export const howLong = 'How long we keep it';
export const accountsStay = 'An account and what belongs to it: until you delete it.';
export const paymentsStay = 'What was paid and when: as long as the law on accounts asks, without you once your account is deleted.';
export const earlierContactsStay =
  'The email that an account had before a change, and the phone number that a business logged in with: seven days, so that the account can be taken back.';
/** @param back within which it can be brought back. @param review for which a review is kept. Days. */
export const removedStays = (back: number, review: number) =>
  `What our team takes down: ${back} days in which it can be brought back; a review ${review} days, as the IT Rules ask; neither longer than the account of whoever wrote it.`;
export const sessionsStay = 'A session: until you log out, or 30 days. Ended ones are removed within a quarter of an hour.';
export const phoneCodesStay = 'Codes sent to a phone, and the number that they were asked for: about a day.';
export const networksStay =
  'From which network an account was registered, made unreadable, to find businesses that review themselves: thirty days.';
export const newsletterStays =
  'The address that you leave for the newsletter: until you unsubscribe; three days where it is not confirmed.';
export const savedSearchesStay = 'A saved search and its address: until you end it; three days where it is not confirmed.';
/** @param days after the decision. */
export const complaintsStay = (days: number) =>
  `A complaint or a request to the Grievance Officer: ${days} days after its decision, as the IT Rules ask of complaints; then without your name, email and words. A request whose email nobody confirms: three days.`;
export const parentsStay =
  'The email or mobile number of a child’s parent or guardian: as long as the account is a child’s; seven days where they do not agree.';
export const codesStay = 'Codes of a forgotten password, and the address they were asked for: about a day.';
/** @param years after the last word in them. @param photoDays the same for photos. */
export const messagesStay = (years: number, photoDays: number) =>
  `Enquiries, requests, conversations and messages to us: ${years} years after the last word in them, and their photos ${photoDays} days after it; before that until the account is deleted, or until you ask us to remove what you sent without one. An answer on which the mark of a review rests stays as long as that review. The link to a conversation or a request that we mail works for 90 days, or until you end it.`;
/** @param kept how many, one a night. */
export const backupsStay = (kept: number) =>
  `Copies of everything against loss (backups): the last ${kept}, one a night. What was deleted goes from them as they are replaced.`;
export const devicesStay = 'A device for notifications: until it is turned off, or its browser refuses them.';
export const whenAccountGoes =
  'When you delete your account, it goes at once with your likes, sessions and photos. Your reviews stay under ‘Former user’; enquiries, conversations, messages and reports lose your name, phone number, email and words. What you sent without it loses an email address that you have confirmed as yours. The record of what our team changed stays, with phone numbers and email addresses made unreadable.';

export const yourRights = 'Your rights';
export const rightToSee = '<strong>Access:</strong> ‘Download your data’ in your profile gives you all that is kept about you, as a file.';
export const rightToCorrect = '<strong>Correct:</strong> ‘Edit Profile’, or ‘Edit’ on your business’s page, changes what is wrong.';
export const rightToDelete = '<strong>Delete:</strong> ‘Delete Account’ removes the account, without anybody’s approval.';
/** @param email where the team is written to. */
export const rightToOptOut = (email: string) =>
  `<strong>Opt out of promotional email:</strong> the newsletter and what you asked to be told of by saving a search are the only ones, and come only to addresses that have confirmed them. ‘Unsubscribe’ in each, and the button of that name in your mail program, take your address off the list at once and delete it. Without one at hand, write to <mail>${email}</mail>. Mails about your account and enquiries are not promotional.`;
export const rightToWithdraw =
  '<strong>Withdraw consent:</strong> ‘What you have agreed to’ in your account lists it and ends each with one tap; without an account the links in our mails, and STOP to a message, do. What shows that you agreed is kept for a year after that, without your name. <strong>Name somebody</strong> to act for you in the event of death or incapacity: ‘Somebody to act for you’ in your account; without one, ask our team.';
export const withoutAccount =
  'Where your data carries a phone number alone, <contact>write to us</contact> from it. If our answer does not satisfy you, you may complain to the Data Protection Board of India.';

export const children = 'Children';
export const notForChildren =
  'The site is made for people who are 18 or older; the Digital Personal Data Protection Act, 2023 calls everybody younger a child. Whoever registers is asked, and nothing is kept of somebody who says that they are younger and asks no parent. A child’s account opens once a parent or guardian has agreed, by a link that we mail them or a code to their phone, and is deleted after seven days without; by the same link or number they delete it at any time. We do not follow children, send them no newsletter and show them no advertising. When data of a child has come to us otherwise, we delete it as soon as we learn of it. A parent who knows of some should tell the Grievance Officer.';

export const security = 'Security, changes and complaints';
export const howKeptSafe =
  'Connections are encrypted, passwords and session tokens are kept as hashes, repeated failed logins are slowed down, and few people can see what is stored. Should data still be lost or seen by somebody it is not meant for, we tell you and the Data Protection Board of India.';
export const whenPolicyChanges =
  'When this policy changes, the new one stands here with its date, and important changes are announced on the site beforehand. Whoever agreed to a notice that then changes is mailed once what it says now.';
