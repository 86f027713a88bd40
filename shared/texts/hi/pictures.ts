export const photosOptional = 'फ़ोटो (ज़रूरी नहीं)';
export const addPhotos = 'फ़ोटो जोड़ें';
export const makingPhotosSmaller = 'फ़ोटो छोटी की जा रही हैं...';
export const removePhoto = (at: number) => `फ़ोटो ${at} हटाएँ`;
export const yourChoiceAt = (at: number) => `आपकी चुनी हुई फ़ोटो ${at}`;
export const photosAllowed = (most: number, more: string) => `JPEG या PNG, ज़्यादा से ज़्यादा ${most}। ${more}`;

export const yourChoice = 'आपकी चुनी हुई फ़ोटो';
export const choosePicture = 'फ़ोटो चुनें';
export const chooseAnotherPicture = 'दूसरी फ़ोटो चुनें';
export const makingItSmaller = 'फ़ोटो छोटी की जा रही है...';
export const pictureAllowed = 'JPEG या PNG। बड़ी फ़ोटो यहीं छोटी हो जाती है।';
