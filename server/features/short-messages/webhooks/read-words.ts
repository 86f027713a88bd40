/** What somebody writes who wants no more messages, or wants them again, without what is said around it. */
const STOP = new Set([
  ...['stop', 'stop all', 'stopall', 'unsubscribe', 'cancel', 'end', 'quit', 'revoke', 'opt out', 'optout', 'unsub'],
  ...['बंद', 'बन्द', 'बंद करो', 'बंद करें', 'बंद कर दो', 'बंद कीजिए', 'बन्द करो', 'रोको', 'रोक दो', 'मत भेजो', 'मैसेज बंद', 'स्टॉप'],
  ...['band', 'bandh', 'band karo', 'band kar do', 'band kare', 'band karein', 'stop karo', 'roko', 'mat bhejo', 'message band karo'],
]);
const START = new Set([
  ...['start', 'unstop', 'resume', 'subscribe', 'चालू', 'चालू करो', 'चालू करें', 'शुरू', 'शुरू करो', 'शुरू करें', 'स्टार्ट'],
  ...['chalu', 'chalu karo', 'shuru', 'shuru karo', 'start karo'],
]);
const AROUND = /(^| )(please|pls|plz|thanks|thank you|thankyou|ji|sir|जी|कृपया|प्लीज़?|धन्यवाद|शुक्रिया)(?= |$)/g;

/** What a text is that somebody has sent: an end of messages, or their return; undefined for any other. The whole text has to say it. */
export function readWish(text: string): 'stop' | 'start' | undefined {
  const words = text
    .slice(0, 200)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .replaceAll(AROUND, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
  if (STOP.has(words)) return 'stop';
  return START.has(words) ? 'start' : undefined;
}
