export const search = 'खोजें';
export const everything = 'कारोबार, यूज़र, संदेश, पूछताछ और ऑर्डर';
export const sent = 'कारोबारों को भेजी गई पूछताछ';
export const byWhat = 'नाम, फ़ोन नंबर, ईमेल या आईडी';
export const whatIsFound = 'आपके काम की चीज़ें नाम, किसी भी तरह लिखे फ़ोन नंबर, ईमेल या आईडी से मिलती हैं, और सीधे उनके पेज पर ले जाती हैं।';
export const tryOther = 'नाम के कम अक्षर लिखें, या पूरा नंबर या ईमेल।';
export const allOf = (list: string, count: string) => `${list} में सभी ${count}`;
