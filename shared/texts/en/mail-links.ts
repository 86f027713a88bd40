/** Pages to which the links of mails lead. */

export const goHome = 'Go to Home';
