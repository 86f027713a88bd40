import { LRUCache } from 'lru-cache';
import { isDevanagari, phoneticKey } from '#server/base/sound.ts';

/**
 * English words of businesses' names as Hindi writes them, where their spelling does not tell how they sound: 'traders' is
 * 'ट्रेडर्स'. Several spellings of Hindi for one word stand with '|', several of English too.
 */
const WRITTEN_IN_HINDI = `
traders ट्रेडर्स, trader ट्रेडर, trading ट्रेडिंग, enterprises|enterprise|enterprizes एंटरप्राइजेज|एंटरप्राइज|एंटरप्राइसेस|इंटरप्राइजेज, construction कंस्ट्रक्शन|कन्स्ट्रक्शन,
constructions कंस्ट्रक्शंस|कंस्ट्रक्शन्स, brothers|bros ब्रदर्स, brother ब्रदर, industries इंडस्ट्रीज|इंडस्ट्रीस, industry इंडस्ट्री, services|service सर्विसेज|सर्विस|सर्विसेस,
solutions|solution सॉल्यूशंस|सॉल्यूशन|सॉल्यूशन्स|सोल्यूशन, engineering|engineerings इंजीनियरिंग|इंजिनियरिंग, engineers|engineer इंजीनियर्स|इंजीनियर, electricals|electrical इलेक्ट्रिकल्स|इलेक्ट्रिकल,
electric इलेक्ट्रिक, electronics इलेक्ट्रॉनिक्स, electrician इलेक्ट्रीशियन|इलेक्ट्रिशियन, hardware हार्डवेयर, interiors|interior इंटीरियर्स|इंटीरियर|इंटिरियर, plumbing प्लंबिंग, plumber प्लंबर,
plumbers प्लंबर्स, works वर्क्स, work वर्क, house हाउस, centre|center सेंटर, corporation कॉर्पोरेशन|कारपोरेशन, agency एजेंसी, agencies एजेंसीज|एजेंसीस, sons|son संस|सन्स, company|co कंपनी,
builders बिल्डर्स, builder बिल्डर, building बिल्डिंग, buildcon बिल्डकॉन, buildtech बिल्डटेक, developers|developer डेवलपर्स|डेवलपर|डेव्हलपर्स, home होम, homes होम्स, marble मार्बल, marbles मार्बल्स,
granite ग्रेनाइट|ग्रेनाईट, granites ग्रेनाइट्स, tiles टाइल्स|टाईल्स, tile टाइल, cement सीमेंट|सिमेंट, sanitary सैनिटरी|सेनेटरी|सैनेटरी, store|stores स्टोर|स्टोर्स, furniture|furnitures फर्नीचर|फ़र्नीचर|फर्निचर,
and एंड|एण्ड|और, design|designs डिज़ाइन|डिजाइन|डिज़ाइन्स|डिज़ाइंस, designer|designers डिज़ाइनर|डिजाइनर|डिज़ाइनर्स, waterproofing वाटरप्रूफिंग|वॉटरप्रूफिंग, technologies|technology|tech टेक्नोलॉजीज|टेक्नोलॉजी|टेक,
power पावर, air एयर, care केयर, new न्यू, national नेशनल, modern मॉडर्न, supreme सुप्रीम, perfect परफेक्ट, sun सन, decorators|decorator डेकोरेटर्स|डेकोरेटर, decor डेकोर, contractors कॉन्ट्रैक्टर्स|कांट्रैक्टर्स,
contractor कॉन्ट्रैक्टर|कांट्रेक्टर, suppliers|supplier सप्लायर्स|सप्लायर, supply सप्लाई, pipes पाइप्स, pipe पाइप, pumps पंप्स, pump पंप, aluminium|aluminum एल्युमिनियम|एल्यूमिनियम|एलुमिनियम,
fabrication|fabrications फैब्रिकेशन|फेब्रिकेशन, fabricators|fabricator फैब्रिकेटर्स|फैब्रिकेटर, kitchen किचन, kitchens किचन्स|किचेन्स, tanks|tank टैंक्स|टैंक, elevators|elevator एलिवेटर्स|एलिवेटर,
security सिक्योरिटी|सिक्युरिटी, systems|system सिस्टम्स|सिस्टम, associates|associate एसोसिएट्स|एसोसिएट, architects|architect आर्किटेक्ट्स|आर्किटेक्ट, consultants|consultant कंसल्टेंट्स|कंसल्टेंट, projects प्रोजेक्ट्स,
infra इंफ्रा|इन्फ्रा, infrastructure इंफ्रास्ट्रक्चर|इन्फ्रास्ट्रक्चर, concrete कंक्रीट|कांक्रीट, stone स्टोन, stones स्टोन्स, bricks|brick ब्रिक्स|ब्रिक, emporium एम्पोरियम, gallery गैलरी, world वर्ल्ड, point पॉइंट|पॉइन्ट,
sales सेल्स, royal रॉयल, painters पेंटर्स, paints पेंट्स, painting पेंटिंग, roofing रूफिंग, timber टिंबर|टिम्बर, timbers टिंबर्स, glass ग्लास, steel स्टील, group ग्रुप, shop शॉप, quality क्वालिटी, city सिटी,
style स्टाइल, space|spaces स्पेस|स्पेसेस, land लैंड, landscape लैंडस्केप, garden|gardens गार्डन|गार्डन्स, green ग्रीन, water वाटर|वॉटर, filter फिल्टर, purifier प्यूरीफायर, cooling कूलिंग, fire फायर, safety सेफ्टी,
om ओम|ॐ|ओं, shree|shri|sri|sree श्री, singh सिंह, krishna कृष्ण, agarwal|agrawal|aggarwal|agarwala अग्रवाल, chaudhary|choudhary|chowdhury|chaudhari|choudhury चौधरी, iyer अय्यर, bose बोस, chopra चोपड़ा, arora अरोड़ा|अरोरा,
srivastava|shrivastava|shrivastav श्रीवास्तव, rathore|rathor राठौर|राठौड़, ahmed|ahmad अहमद, mohammad|mohammed|muhammad मोहम्मद|मुहम्मद, kishore किशोर, narayan|narain नारायण, verma|varma वर्मा,
banerjee बनर्जी, mukherjee मुखर्जी, chatterjee चटर्जी, patil पाटिल|पाटील, jai|jay जय, sai साईं|साई, maa|ma माँ, pandey|pande पांडे|पाण्डेय|पांडेय, vishwakarma|viswakarma विश्वकर्मा, maurya मौर्य|मौर्या,
acharya आचार्य, arya आर्य, surya सूर्य|सूर्या, vaishnav वैष्णव, vaishno वैष्णो, bhawani|bhavani भवानी, swastik|swastick स्वस्तिक|स्वास्तिक, classic क्लासिक, global ग्लोबल, universal यूनिवर्सल, united यूनाइटेड,
golden गोल्डन, gold गोल्ड, silver सिल्वर, diamond डायमंड, super सुपर, best बेस्ट, top टॉप, smart स्मार्ट, art|arts आर्ट|आर्ट्स, limited|ltd लिमिटेड, private|pvt प्राइवेट, jcb जेसीबी, ac एसी, pvc पीवीसी, upvc यूपीवीसी`;

/** The sound that all spellings of one word of the list share, by the sound of each. */
const shared = new Map<string, string>();
for (const entry of WRITTEN_IN_HINDI.split(',')) {
  const [english = '', hindi = ''] = entry.trim().split(' ');
  const spellings = [...hindi.split('|'), ...english.split('|')];
  const sound = phoneticKey(spellings[0] as string);
  for (const spelling of spellings) if (!shared.has(phoneticKey(spelling))) shared.set(phoneticKey(spelling), sound);
}

/** Marks around a word, among them the danda, and signs that only turn or join letters. */
const AROUND = /^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu;
const LATIN = /^[0-9a-z\u00c0-\u024f]*[a-z\u00c0-\u024f][0-9a-z\u00c0-\u024f]*$/;
const LONGEST = 64;

/** Which script a word of a text or a query is compared in; undefined for those that have no sound of ours. */
export function scriptOf(word: string): 'devanagari' | 'latin' | undefined {
  if (word.length > LONGEST) return undefined;
  if (isDevanagari(word)) return 'devanagari';
  return LATIN.test(word) ? 'latin' : undefined;
}

/** Without the marks around it: 'शर्मा,' → 'शर्मा'. */
export function bare(word: string): string {
  return word.replace(AROUND, '');
}

/** How a word of a name sounds, whichever script it is written in: one text for 'traders' and 'ट्रेडर्स'. */
export function spokenSound(word: string): string {
  const sound = phoneticKey(bare(word));
  return shared.get(sound) ?? sound;
}

const typed = new LRUCache<string, string>({ max: 5_000, memoMethod: spokenSound });

/** The same of a word of a query: it comes again with every letter that is typed after it. */
export function soundOfTyped(word: string): string {
  return typed.memo(word);
}
