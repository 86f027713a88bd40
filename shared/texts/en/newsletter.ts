export const newsletter = 'Newsletter';
export const whatComes = 'Material prices and new businesses, now and then.';
export const subscribe = 'Subscribe';
export const needsScript = 'To subscribe, switch on JavaScript in your browser.';

export const confirmTitle = 'Confirm the newsletter';
export const sendTo = (email: string) => `Send the newsletter to <strong>${email}</strong>?`;
export const yesSendIt = 'Yes, send it';
export const unsubscribe = 'Unsubscribe';
export const takeOff = (email: string) => `Stop the newsletter to <strong>${email}</strong>?`;
