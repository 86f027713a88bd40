export const whatLimitIs =
  'लॉगिन किया हुआ ग्राहक एक दिन में कितने अलग-अलग कारोबारों के फ़ोन नंबर देख सकता है। प्लान लेने वालों के लिए कोई सीमा नहीं। बिना लॉगिन के नंबर नहीं दिखते।';
export const phoneNumbersADay = 'एक दिन में फ़ोन नंबर';
export const wholeNumberUpTo = (most: number) => `0 से ${most} तक की पूरी संख्या।`;
export const update = 'बदलें';
