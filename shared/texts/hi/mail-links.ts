export const goHome = 'होम पर जाएँ';
