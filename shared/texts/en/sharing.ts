export const copyLink = 'Copy link';
export const shareList = 'Share<hidden> this list</hidden>';
export const shareOn = (title: string, network: string) => `Share '${title}' on ${network}`;
