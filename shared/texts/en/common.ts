/** Words that stand on pages of many features; what one feature alone says stands in its own file. */

import { number, plural } from '#shared/texts/en/grammar.ts';

export const save = 'Save';
export const cancel = 'Cancel';
export const close = 'Close';
export const deleteIt = 'Delete';
export const edit = 'Edit';
export const search = 'Search';
export const back = 'Back';
export const continueOn = 'Continue';
export const tryAgain = 'Try again';
export const login = 'Login';
export const register = 'Register';
export const logout = 'Logout';
export const name = 'Name';
export const email = 'Email';
export const password = 'Password';
export const phoneNumber = 'Phone number';
export const message = 'Message';
export const city = 'City';
export const state = 'State';
export const service = 'Service';
export const contractors = 'Contractors';
export const suppliers = 'Suppliers';
export const home = 'Home';
export const loading = 'Loading';
export const sending = 'Sending...';
export const website = 'Website';
export const add = 'Add';
/** The columns of a table: the place of a row in it, and what can be done with it. */
export const serialNumber = 'Sr. no.';
export const action = 'Action';
export const image = 'Image';
/** @param what the row that is edited, read out alone. */
export const editOf = (what: string) => `Edit<hidden> ${what}</hidden>`;
/** Where a form or list names itself, such as Enquiries. */
export const searchAmong = (what: string) => `Search ${what.toLowerCase()}`;
export const wroteBefore = 'You wrote this before and have not sent it.';
export const throwItAway = 'Throw it away';
/** The place where short messages come and go. */
export const messages = 'Messages';
export const noRatingsYet = 'No ratings yet';
/** @param rating such as 4.5; what is hidden is read out alone. */
export const ratingOutOfFive = (rating: string) => `${rating}<hidden> out of 5</hidden>`;
export const reviewCount = (count: number) => `(${number(count)}<hidden> ${plural(count, { one: 'review', other: 'reviews' })}</hidden>)`;
const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];
/** @param month from 1. */
export const monthName = (month: number) => MONTHS[month - 1] ?? '';
const SHORT_MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
export const shortMonthName = (month: number) => SHORT_MONTHS[month - 1] ?? '';
export const moreOptional = 'More, if you like';
