export const inbox = 'इनबॉक्स';
export const tabTitle = 'इनबॉक्स · बैक ऑफ़िस';
export const newestFirst = 'मैसेज, सबसे नए पहले';
export const showAllMessages = 'सारे मैसेज दिखाएँ';
export const noMessages = 'अभी कोई मैसेज नहीं';
export const messagesArriveHere = 'लोग टीम को जो लिखते हैं, वह यहाँ और ईमेल पर आता है।';

export const messages = 'मैसेज';
export const byKind = 'मैसेज, किस्म के हिसाब से';
export const byStatus = 'मैसेज, स्थिति के हिसाब से';
export const searchIn = 'नाम, फ़ोन, ईमेल, काम या मैसेज';
export const everything = 'सब कुछ';
export const all = 'सभी';
export const generalEnquiries = 'आम पूछताछ';
export const contactMessages = 'संपर्क के मैसेज';

export const generalEnquiry = 'आम पूछताछ';
export const contactMessage = 'संपर्क का मैसेज';
export const chosenAs = (status: string) => `चुने हुए: ${status}`;

export const answer = (name: string) => `जवाब दें<hidden>: ${name}</hidden>`;
export const answerTitle = 'ईमेल से जवाब दें';
export const answerGoesTo = (email: string) => `${email} पर जाएगा। वे जवाब देंगे तो टीम के ईमेल पर आएगा।`;
export const yourAnswer = 'आपका जवाब';
export const sendAnswer = 'भेजें';
export const answeredBy = (email: string, moment: string) => `${email} ने ${moment} को जवाब दिया`;
export const answeredOn = (moment: string) => `${moment} को जवाब दिया`;
