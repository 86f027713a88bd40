export const backInAMoment = 'थोड़ी देर में फिर आएँ';
export const notTaken = 'इस पेज को जो भेजा गया वह लिया नहीं जा सका।';
export const sendAgain = 'आपने जो भरा था वह खोया नहीं है: यह पेज फिर से लोड करें, ब्राउज़र उसे दोबारा भेज देगा।';
export const goHome = 'होम पेज पर जाएँ';
export const asSentence = (message: string) => (message.endsWith('।') ? message : `${message}।`);
