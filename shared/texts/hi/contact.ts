import { brand } from '#shared/brand/shown-brand.ts';

export const getInTouch = 'हमसे बात करें';
export const writeToUsAbout =
  'कोई काम या शहर नहीं मिला? किसी कारोबार की जानकारी गलत है? कारोबार जोड़ने से पहले कुछ पूछना है? हमें लिखें। हर मैसेज कोई इंसान पढ़ता है और ईमेल से जवाब देता है।';
export const phone = 'फ़ोन';
export const phoneNo = 'फ़ोन नंबर';
export const yourMessage = 'आपका मैसेज';
export const suchAsCementSupplier = 'सीमेंट सप्लायर';
export const sendMessage = 'मैसेज भेजें';
export const needsScript = 'यह फ़ॉर्म इस ब्राउज़र से नहीं जाता। ब्राउज़र अपडेट करें या उसकी सेटिंग में JavaScript चालू करें।';

export const pageDescription = () =>
  `${brand.name} की टीम को लिखें या कॉल करें: किसी कारोबार के बारे में सवाल, कोई काम जो नहीं मिला, या आपका अपना कारोबार।`;
export const writeOrCall =
  'कोई काम नहीं मिल रहा, या किसी कारोबार की जानकारी गलत है? हमें लिखें या कॉल करें। हर मैसेज कोई इंसान पढ़ता है और फ़ोन या ईमेल से जवाब देता है।';
export const writeToUs = 'हमें लिखें';
export const supportPhone = 'मदद के लिए फ़ोन';
export const hours = 'समय';
/** What shared/brand/operator.ts says in English. */
export const supportHours = 'सोमवार से शनिवार, सुबह 10 से शाम 6 बजे तक';
export const indiaTime = 'भारत का समय';
export const address = 'पता';
