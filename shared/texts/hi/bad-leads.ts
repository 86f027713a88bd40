export const badLead = 'गलत पूछताछ';
export const enquiryOf = (name: string) => `${name} की पूछताछ`;
export const badLeadAs = (reason: string) => `गलत पूछताछ: ${reason}`;
export const isBadLead = 'गलत पूछताछ?';
export const isBadLeadOf = (name: string) => `गलत पूछताछ? ${name} की पूछताछ`;
export const change = 'बदलें';
export const changeOf = (name: string) => `बदलें: ${name} की पूछताछ में क्या गड़बड़ है`;
export const takeBack = 'वापस लें';
export const takeBackOf = (name: string) => `वापस लें: ${name} की पूछताछ गलत है`;
export const spamForYouAlone = 'यह सिर्फ़ आपके यहाँ स्पैम में है। गलत पूछताछ में डालने पर हमारी टीम को पता चलेगा।';
export const whatIsWrong = 'इसमें क्या गड़बड़ है?';
export const inYourWords = 'अपने शब्दों में (ज़रूरी नहीं)';
export const senderDoesNotLearn =
  'भेजने वाले को यह नहीं बताया जाता, और एक के कहने से किसी को रोका नहीं जाता। जब कई कारोबार एक ही भेजने वाले के बारे में यही कहें, तब हमारी टीम देखती है।';
export const saving = 'सेव हो रहा है...';
export const markAsBadLead = 'गलत पूछताछ में डालें';
