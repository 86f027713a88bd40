export const copyLink = 'लिंक कॉपी करें';
export const shareList = '<hidden>यह लिस्ट </hidden>शेयर करें';
export const shareOn = (title: string, network: string) => `'${title}' को ${network} पर शेयर करें`;
