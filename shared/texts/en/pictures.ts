export const photosOptional = 'Photos (optional)';
export const addPhotos = 'Add photos';
export const makingPhotosSmaller = 'Making photos smaller...';
export const removePhoto = (at: number) => `Remove photo ${at}`;
export const yourChoiceAt = (at: number) => `Your choice ${at}`;
/** @param more a sentence that says who sees them. */
export const photosAllowed = (most: number, more: string) => `JPEG or PNG, at most ${most}. ${more}`;

// One picture alone.
export const yourChoice = 'Your choice';
export const choosePicture = 'Choose a picture';
export const chooseAnotherPicture = 'Choose another picture';
export const makingItSmaller = 'Making it smaller...';
export const pictureAllowed = 'JPEG or PNG. Large photos are made smaller here.';
