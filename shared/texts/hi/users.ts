export const pageTitle = 'यूज़र · बैक ऑफ़िस';
export const users = 'यूज़र';
export const noUsers = 'अभी कोई यूज़र नहीं';
export const userNameOrEmail = 'यूज़र नेम या ईमेल';
export const emailAddress = 'ईमेल';
export const reviews = 'रिव्यू';
export const since = 'कब से';
