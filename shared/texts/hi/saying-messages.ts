export const sayingMissing = 'लिखें कि लोग क्या कहते हैं';
export const sayingTooShort = 'शब्द में कम से कम 2 अक्षर हों';
export const sayingTooLong = 'शब्द में ज़्यादा से ज़्यादा 60 अक्षर हों';
export const sayingMarks = "शब्द में सिर्फ़ अक्षर, अंक, खाली जगह और . ' & / + - हों";
export const sayingWithNumber = 'शब्द में फ़ोन नंबर न हो';
export const meaningMissing = 'चुनें कि कौन सा काम या कौन सी जगह है';
export const meaningTwice = 'काम या जगह में से एक चुनें, दोनों नहीं';
export const weightOutOfRange = 'वज़न 0 से ज़्यादा और 1 तक हो';
export const placeUnknown = 'लिस्ट में से कोई शहर चुनें';

export const sayingAdded = 'शब्द जुड़ गया';
export const sayingUpdated = 'शब्द बदल गया';
export const sayingDeleted = 'शब्द मिटा दिया गया';
export const proposalRefused = 'यह सुझाव अब नहीं आएगा';

export const sayingNotFound = 'यह शब्द नहीं मिला';
export const sayingKnown = 'इस शब्द का यह मतलब पहले से है';
export const tooManySayings = 'टीम के 5,000 शब्द पहले से हैं। पहले कुछ मिटाएँ।';
export const sayingIsService = (service: string) => `“${service}” ख़ुद एक काम है: उसके नाम का कोई और मतलब नहीं हो सकता`;
export const sayingIsPlace = (place: string) => `यह पहले से एक जगह का नाम है: ${place}`;
export const sayingSaysNothing = 'सिर्फ़ इन शब्दों से किसी काम या जगह का पता नहीं चलता';
export const sayingIsName = (name: string) => `“${name}” नाम का एक कारोबार है`;
