export const backInAMoment = 'थोड़ी देर में फिर आएँ';
export const notTaken = 'इस पेज को जो भेजा गया वह लिया नहीं जा सका।';
export const goHome = 'होम पेज पर जाएँ';
export const asSentence = (message: string) => (message.endsWith('।') ? message : `${message}।`);
