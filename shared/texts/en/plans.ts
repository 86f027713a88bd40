/** The paid plan: its page, what became of a payment, and the checkout of tests. */

export const plans = 'Plans';
export const oneTimePlan = 'One-Time Plan';
export const planDescription = 'Access our services with a one-time payment.';
export const free = 'Free';
/** @param price as it is shown: 'Rs 99'. */
export const pageDescription = (site: string, price: string) =>
  `The One-Time Plan of ${site}: ${price}, paid once. What it gives to those who look for businesses and to those who have one.`;
export const onePlanGivesMore = 'Searching, reviews and enquiries are free. One plan gives a little more.';
export const ifYouLook = 'If you look for businesses';
export const seeManyNumbers = 'See the phone numbers of as many businesses as you like: no daily limit.';
export const ifYouHaveBusiness = 'If you have a business';
export const profileCarriesMark = 'Your profile carries the mark ‘Plan member’. It does not move you up: no place in a list is for sale.';
export const forBoth = 'For both';
export const onePayment = 'One payment, no end date, nothing that renews by itself.';
export const howRankingWorks = 'How ranking works';
export const payment = 'Payment';
/** The button that leads there. */
export const goToPayment = 'Payment';
export const plan = 'Plan';
export const forProviderAlone = 'For the payment provider alone. We do not keep it.';
export const processing = 'Processing...';
export const belongsToAccount = 'The plan belongs to an account. Log in or register first; you come back here.';
export const logIn = 'Log in';
export const logInToYourBusiness = 'Log in to your business';
export const notSoldYet = 'This plan cannot be bought here yet.';
export const youHaveThisPlan = 'You have this plan. There is nothing more to pay.';
export const findBusiness = 'Find a business';
export const backToBusiness = 'Back to the business';
export const planMember = 'Plan member';
export const whatMarkMeans = 'Has paid for the one-time plan. That is no check by us, and never changes its place in a list.';

// What became of a payment.
export const yourPayment = 'Your payment';
export const logInToSee = 'Log in to the account that ordered the plan to see what became of the payment.';
export const received = 'Payment received';
export const businessHasMark = 'Your profile now carries the mark ‘Plan member’. A receipt is on its way to your email address.';
export const userSeesNumbers =
  'You can now see the phone numbers of as many businesses as you like. A receipt is on its way to your email address.';
export const seeYourPage = 'See your page';
export const waiting = 'Waiting for your payment';
export const notConfirmedYet =
  'The payment provider has not confirmed a payment yet. This page asks again by itself; you may also leave it: a payment that comes later counts, and you get a receipt by email.';
export const nothingCharged = 'If you left the checkout without paying, nothing is charged.';
export const checkAgain = 'Check again';
export const backToPlan = 'Back to the plan';
export const notCompleted = 'The payment was not completed, so you do not have the plan yet.';
export const contactUs = 'Contact us';

// The checkout of tests.
export const testCheckout = 'Test checkout';
export const noMoneyMoves = 'Test checkout: no money moves';
export const order = (site: string, order: string) => `${site}, order ${order}`;
export const orderPaid = 'This order is paid. Paying again charges nothing.';
export const orderExpired = 'This order has expired. It can no longer be paid.';
export const lastTryFailed = 'The last try to pay failed. You can try again.';
export const pay = 'Pay';
export const leaveWithoutPaying = 'Leave without paying';
export const forTests = 'For tests';
export const letItFail = 'Let the payment fail';
export const payLate = 'Pay, with a late notice';
export const toldLater = 'The provider tells the site a minute later.';
export const payTwice = 'Pay twice';
export const toldOfTwo = 'The provider tells the site of two payments.';
