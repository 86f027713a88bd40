export const title = 'आपकी तरफ़ से कौन';
export const lead =
  'किसी को नॉमिनी बनाएँ, जो आपकी मृत्यु हो जाने पर या आपके असमर्थ होने पर आपका डेटा देख, ठीक करा या मिटवा सके। हम उन्हें कुछ नहीं भेजते; वे हमारे शिकायत अधिकारी को लिखेंगे, जो सबूत माँगेंगे।';
export const name = 'उनका नाम';
export const email = 'उनका ईमेल';
export const phone = 'उनका मोबाइल नंबर';
export const oneIsEnough = 'ईमेल या नंबर, कोई एक काफ़ी है।';
export const namedOn = (day: string) => `${day} को बनाया`;
export const save = 'नॉमिनी बनाएँ';
export const change = 'बदलाव सेव करें';
export const takeBack = 'नॉमिनी हटाएँ';
export const kept = 'सेव हो गया। ये आपकी तरफ़ से काम कर सकते हैं।';
export const takenBack = 'हटा दिया। अब कोई नॉमिनी नहीं है।';
export const emailOrPhone = 'ईमेल या मोबाइल नंबर दें';
export const ownContact = 'यह आपका अपना है। किसी और का दें';
export const actsFor = 'इनकी तरफ़ से';
