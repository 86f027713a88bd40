export const services = 'काम';
export const addService = 'काम जोड़ें';
export const editService = 'काम बदलें';
export const deleteService = 'काम मिटाएँ';
export const reallyDelete = (service: string) => `क्या “${service}” को मिटा दें? चाहें तो 30 दिन तक ‘हटाई हुई चीज़ें’ से वापस ला सकते हैं।`;
export const nameOrCategory = 'नाम या कैटेगरी';
export const category = 'कैटेगरी';
export const serviceName = 'काम का नाम';
export const nameInEnglish = 'अंग्रेज़ी में दिखने वाला नाम';
export const shownInEnglish = 'अंग्रेज़ी के पेजों पर इसकी जगह यही दिखता है। खाली भी छोड़ सकते हैं।';
export const selectCategory = 'कैटेगरी चुनें';
export const businessesTakeOn = 'जो कारोबार यह काम करते हैं, उनके यहाँ भी नया नाम आ जाएगा।';

export const isInUse = 'यह काम इस्तेमाल में है';
export const deleteWhatIsUsed = (usage: string, service: string) =>
  `${usage}। उनके यहाँ “${service}” उनके अपने काम के रूप में रहेगा। क्या फिर भी मिटा दें?`;
export const deleteAllTheSame = 'फिर भी मिटाएँ';
