export const copyLink = 'लिंक कॉपी करें';
export const shareList = '<unseen>यह लिस्ट </unseen>शेयर करें';
export const shareOn = (title: string, network: string) => `'${title}' को ${network} पर शेयर करें`;
