export const newsletter = 'न्यूज़लेटर';
export const whatComes = 'सामान के रेट और नए कारोबार, कभी-कभार ईमेल पर।';
export const subscribe = 'ईमेल पर पाएँ';
export const needsScript = 'यह इस ब्राउज़र में नहीं चलता। ब्राउज़र अपडेट करें या उसकी सेटिंग में JavaScript चालू करें।';

export const confirmTitle = 'न्यूज़लेटर पक्का करें';
export const sendTo = (email: string) => `क्या न्यूज़लेटर <strong>${email}</strong> पर भेजें?`;
export const yesSendIt = 'हाँ, भेजें';
export const unsubscribe = 'न्यूज़लेटर बंद करें';
export const takeOff = (email: string) => `क्या <strong>${email}</strong> को न्यूज़लेटर की लिस्ट से हटाएँ?`;
