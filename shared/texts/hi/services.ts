export const services = 'काम';
export const select = 'काम चुनें';
export const selectOne = 'कोई काम चुनें';
export const enterOther = 'दूसरा काम लिखें';
export const noneHasWords = 'यह लिस्ट में नहीं है। ‘आगे बढ़ें’ दबाएँ, हम यही शब्द खोजेंगे।';
export const notLoaded = 'कामों की लिस्ट नहीं आ पाई। फिर कोशिश करें, या जो चाहिए नीचे लिखें।';
export const loading = 'कामों की लिस्ट आ रही है';
