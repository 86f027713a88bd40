/** Changing what a business says of itself: the names of its fields, its photos and its price. */

// Fields of a business, for forms, the team and mails.
export const photos = 'Photos';
export const name = 'Name';
export const phoneNo = 'Phone no';
export const email = 'Email';
export const services = 'Services';
export const service = 'Service';
export const address = 'Address';
export const city = 'City';
export const state = 'State';
export const latitude = 'Latitude';
export const longitude = 'Longitude';
export const price = 'Price';
export const priceInRupees = 'Price (Rs)';
export const priceToCompare = 'Price to compare';
export const unitOfPrice = 'Unit of the price';
export const priceBeginsThere = 'Price starts there';
export const shortDescription = 'Short Description';
export const description = 'Description';
export const workingSince = 'Working since';
export const yearOrEmpty = 'The year (optional).';
export const openingHours = 'Opening hours';
export const timesOf = (place: number) => `Days and times ${place}`;
export const opensAt = 'Opens at';
export const closesAt = 'Closes at';
export const nextDay = (time: string) => `${time}, next day`;
export const addTimes = 'Add other times, such as Saturday or after lunch';
export const removeTimes = (place: number) => `Remove days and times ${place}`;
export const timesOverlap = 'Two of these times overlap. Please change one.';
export const hoursInWords = 'Opening hours in words';
export const suchAsHours = 'Tick above, or write them: Mon-Sat 10am-8pm, Sunday closed. They may stay empty.';
export const languages = 'Languages';
export const otherLanguages = 'Other languages';
export const suchAsLanguages = 'Such as Bhojpuri, Konkani. It may stay empty.';

// The form.
export const editYourBusiness = 'Edit your business';
export const ownerLogsInWithIt = 'The owner logs in with this number.';
export const from = 'from';
export const amountInRupees = 'Amount in rupees';
export const whatAmountIsFor = 'What the amount is for';
export const noUnit = 'No unit';
/** @param unit its name. */
export const per = (unit: string) => `per ${unit}`;
export const comparedPer = (service: string, unit: string) => `For ${service}, lists compare prices per ${unit} (optional).`;
export const mayStayEmpty = 'It may stay empty.';

// Photos.
export const photoOf = (place: number, total: number) => `Photo ${place} of ${total}`;
export const mainPhoto = 'Main photo';
export const moveEarlier = (place: number) => `Move photo ${place} earlier`;
export const moveLater = (place: number) => `Move photo ${place} later`;
export const removePhoto = (place: number) => `Remove photo ${place}`;
export const photoMoved = (from: number, to: number, total: number) => `Photo ${from} is now photo ${to} of ${total}`;
export const photoRemoved = (place: number) => `Photo ${place} removed`;
export const makingSmaller = 'Making photos smaller…';
export const dropOrBrowse = 'Drop photos here or browse';
export const jpegOrPng = (most: number) => `JPEG or PNG, at most ${most}. The first is the main photo.`;
export const whatMoreIs = 'Price to compare, since when, opening hours, languages, and the same in Hindi';
