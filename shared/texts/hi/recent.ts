export const lookedAtLately = 'हाल में देखे गए';
export const clear = 'मिटाएँ';
export const keptHere = 'यह सिर्फ़ इसी ब्राउज़र में है।';
export const searches = 'खोजें';
export const businesses = 'कारोबार';
