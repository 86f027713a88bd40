export const badLead = 'Not a real customer';
export const enquiryOf = (name: string) => `The enquiry from ${name}`;
export const badLeadAs = (reason: string) => `Not a real customer: ${reason}`;
export const isBadLead = 'Not a real customer?';
export const isBadLeadOf = (name: string) => `Not a real customer? The enquiry from ${name}`;
export const change = 'Change';
export const changeOf = (name: string) => `Change: what is wrong with the enquiry from ${name}`;
export const takeBack = 'Take back';
export const takeBackOf = (name: string) => `Take back: the enquiry from ${name} is not from a real customer`;
export const spamForYouAlone = 'Filed as spam for you alone. Our team hears of it when you mark it as not a real customer.';
export const whatIsWrong = 'What is wrong with it?';
export const inYourWords = 'In your words (optional)';
export const senderDoesNotLearn =
  'The sender is not told. One report blocks nobody: our team looks when several businesses say the same of a sender.';
export const saving = 'Saving...';
export const markAsBadLead = 'Mark as not a real customer';
