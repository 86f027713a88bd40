export const copyLink = 'Copy link';
export const shareList = 'Share<unseen> this list</unseen>';
export const shareOn = (title: string, network: string) => `Share '${title}' on ${network}`;
