import { plural } from '#shared/texts/en/grammar.ts';

/** Logging in, registering, passwords, and what the page's frame says of who is signed in. */

// The bar at the top and below it.
export const backOffice = 'Back office';
export const registerFree = 'Register Free';
export const yourBusiness = (name: string) => `Your business: ${name}`;
export const enquiries = 'Enquiries';
export const newEnquiries = (count: number) => `Enquiries: ${count} new`;
export const yourProfile = 'Your profile';
export const listingPending = 'Your listing is pending. It becomes public once our team has approved it.';
export const listingRejected = 'Your listing was not approved. Open it to see why and send it again.';
export const seeYourListing = 'See your listing';

// What follows a registration.
export const yourListingIsPending = 'Your listing is pending.';
export const whatHappensNext = 'Thank you. What happens next';
export const teamLooks = 'Our team will check it. Until then only you see it.';
export const weMailYou = 'We will email you our decision, and what is missing if it is not approved.';
export const peopleFindIt = 'Once it is listed, people find it, and enquiries come by mail and to your dashboard.';
export const addPhotosAndDescription = 'Add photos and a description';
export const yourDesk = 'Your dashboard';

// Pages around the forms.
export const accountType = 'Account type';
export const user = 'User';
export const contractorOrSupplier = 'Contractor/Supplier';
export const usersPromise = 'Find the people who build well.';
export const seePhoneNumbers = 'See phone numbers and call directly';
export const likeBusinesses = 'Like the businesses you want to remember';
export const writeReviews = 'Write reviews that help others choose';
export const suppliersPromise = 'Be found by people who build.';
export const pageOfYourOwn = 'A page of your own with photos, price and description';
export const enquiriesFromCustomers = 'Enquiries straight from your customers';
export const noCommission = 'No commission on the work you win';

// Logging in.
export const logIn = 'Log in';
export const loggingIn = 'Logging in...';
export const usersLoginDescription = 'Log in to like businesses, write reviews and see phone numbers.';
export const userNameOrEmail = 'User name or email';
export const newHere = 'New here?';
export const registerFreeLink = 'Register free';
export const logInToYourBusiness = 'Log in to your business';
export const suppliersLoginDescription = 'Log in to answer enquiries, change your details and see how many people view your business.';
export const notListedYet = 'Not listed yet?';
export const registerYourBusiness = 'Register your business';
export const rememberMe = 'Remember me';
export const forgotPassword = 'Forgot Password';
/** @param label of the password's field. */
export const showPassword = (label: string) => `Show ${label.toLowerCase()}`;
export const needsScript = 'This form needs JavaScript. Please switch it on in your browser.';

// Registering.
export const registering = 'Registering...';
export const usersRegistrationDescription = 'Make a free account to like businesses, write reviews and see phone numbers.';
export const createYourAccount = 'Create your account';
export const userName = 'User name';
export const usersConsent =
  'By registering you agree that we keep your email address, user name, likes and reviews. Reviews are public, your email address is not. You can download all of it or delete your account at any time.';
export const registeredAlready = 'Registered already?';
export const listYourBusiness = 'List your business';
export const suppliersRegistrationDescription =
  'Register your construction or material business free of charge: a page of its own with photos, price and reviews, and enquiries from people near you.';
export const publicOnceApproved = 'Your listing becomes public as soon as our team has approved it.';
export const listedAlready = 'Listed already?';
export const businessName = 'Business name';
export const youLogInWithIt = 'You log in with this email.';
export const enquiriesAreMailedToIt = 'Enquiries come to this email.';
export const priceInRupees = 'Price (Rs)';
export const suchAsPrice = '1200, or 45 per sq ft.';
export const shortDescription = 'Short description';
export const shownOnYourCard = 'One or two sentences, shown on your card.';
export const profilePicture = 'Profile picture';
export const suppliersConsent =
  'By registering you agree that we keep these details and show them to visitors once your listing is approved. Your email address is not shown; your phone number is, to registered users. You can download all of it or delete your account at any time.';
export const findYourLocation = 'Find your location';
export const address = 'Address';
export const addShopAndStreet = 'Add shop number and street.';
export const hideMap = 'Hide the map';
export const showOnMap = 'Show the exact place on a map';

// Passwords.
export const currentPassword = 'Current Password';
export const newPassword = 'New Password';
export const confirmPassword = 'Confirm Password';
export const changePassword = 'Change password';
export const changing = 'Changing...';
export const otherDevicesEnd = 'Every other device that is logged in will be logged out.';
export const confirmItIsYou = 'Is it you?';
export const thenWeGoOn = 'You logged in a while ago. Enter your password to continue.';
export const codeThenWeGoOn = 'You logged in a while ago. Enter the code from our mail to continue.';
export const forgotMailMeCode = 'Forgot your password? Mail me a code';
export const proofCodeOnItsWay = (email: string) => `A 4 digit code is on its way to ${email}. It works for 10 minutes.`;
export const setNewPassword = 'Set a new password';
export const step = (step: number) => `Step ${step} of 3`;
export const enterYourEmail = 'Enter your email. We send you a 4 digit code.';
export const sendCode = 'Send code';
export const sending = 'Sending...';
export const enterCode = 'Enter the code';
export const codeOnItsWay = (email: string) =>
  `If ${email} has an account, a 4 digit code is on its way there. It works for 10 minutes, in this browser.`;
export const otp = 'OTP';
export const verifyCode = 'Verify code';
export const verifying = 'Verifying...';
export const sendNewCode = 'Send a new code';
export const askForNewCode = 'Ask for a new code';
export const linkGoodOnce = (email: string) => `For ${email}. This link works once.`;
export const allDevicesEnd = (email: string) => `For ${email}. Every device that is logged in will be logged out.`;

// The account itself.
export const emailIs = (email: string) => `Email: ${email}`;
export const waitsToBeConfirmed = (email: string) => `${email} waits to be confirmed`;
export const planIs = (plan: string) => `Plan: ${plan}`;
export const seePlan = 'See the plan';
export const editProfile = 'Edit Profile';
export const yourProfileAnd = (count: number) =>
  plural(count, { one: `Your profile, ${count} new answer`, other: `Your profile, ${count} new answers` });
export const myRequestsAnd = (count: number) => `My Requests (${count} new)`;
export const myRequests = 'My Requests';
export const yourShortlist = 'Your shortlist';
export const savedSearches = 'Saved searches';
export const yourData = 'Your data';
export const allThatWeKeep = 'Everything we keep about you, in one file.';
export const downloadYourData = 'Download your data';
export const emailAddress = 'Email Address';
export const leaveEmptyToKeep = 'Leave these empty to keep your password.';
export const saving = 'Saving...';
export const deleteAccount = 'Delete Account';
export const sureToDelete = 'Are you sure you want to delete this account? This action cannot be undone.';
export const lastMail = 'We will mail you when it is done.';
export const deleting = 'Deleting...';

// The link of a mail that confirms a new e-mail.
export const confirmYourEmail = 'Confirm your email';
export const takeThisEmail = (name: string, email: string) =>
  `Use <strong>${email}</strong> for your account <strong>${name}</strong>, in place of the email it has now?`;
export const confirmThisEmail = 'Confirm this email';

// An e-mail that is not confirmed yet.
export const emailNotConfirmed = 'Your email is not confirmed yet';
export const confirmToSeeMore =
  'Confirm your email: open the link we mailed you. Then you can see more phone numbers, and everyone can see your reviews.';
export const confirmToReadByMail = 'Confirm your email: open the link we mailed you. Then our mails will show you what customers write.';
export const sendMailAgain = 'Send the mail again';

// The link of a mail that proves the e-mail of an account.
export const isThisYours = (name: string, email: string, site: string) =>
  `The account <strong>${name}</strong> on ${site} has the email <strong>${email}</strong>. Is it yours?`;
export const yesItIsMine = 'Yes, it is mine';
export const notMyAccount = 'This is not my account';
export const logInOrReset = 'To confirm it, log in to this account. If you cannot, set a new password: then everybody else is logged out.';
export const logInFirst = 'To confirm it, log in to this account.';

// The link of a mail that takes an account back, and logging out elsewhere.
export const takeAccountBack = 'Take your account back';
export const takeItBackTo = (email: string) =>
  `Your account will use <strong>${email}</strong> again. Everybody is logged out, pending changes are cancelled, and you set a new password.`;
export const yesTakeItBack = 'Yes, take it back';
export const logOutEverywhereElse = 'Log out everywhere else';
export const whatMoreIs = 'Opening hours and languages';
