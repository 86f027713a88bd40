export const analytics = 'विज़िट की गिनती';
export const mayWeCount = 'क्या हम Google Analytics से आपकी विज़िट गिन सकते हैं? वह कुकी रखता है। इसके बिना भी साइट वैसी ही चलती है।';
export const allow = 'हाँ, गिनें';
export const noThanks = 'नहीं, रहने दें';
