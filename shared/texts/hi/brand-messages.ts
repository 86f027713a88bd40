export const brandUpdated = 'सेव हो गया। अब हर पेज पर यही दिखेगा।';
export const unreadable = 'अक्षरों या अंकों में लिखें';
export const addressLines = (most: number) => `पता 1 से ${most} लाइनों में लिखें`;
export const notAColour = 'रंग को # और छह अंकों में लिखें, जैसे #0b5cad';
export const notAPageOf = (site: string) => `${site} पर अपने पेज का पता लिखें`;
export const tooLight = (contrast: number) => `इस रंग के अक्षर पढ़ने में मुश्किल होंगे: कंट्रास्ट ${contrast} है, कम से कम 4.5 चाहिए। गहरा रंग चुनें।`;
export const tooDark = (contrast: number) => `इस रंग पर अक्षर पढ़ने में मुश्किल होंगे: कंट्रास्ट ${contrast} है, कम से कम 4.5 चाहिए। हल्का रंग चुनें।`;
