import { foldText } from './names.ts';

const UNITS =
  'shop|plot|flat|office|gala|godown|unit|room|house|door|survey|khasra|gat|stall|booth|sco|scf|cabin|showroom|building|bldg|tower|wing|दुकान|दूकान|शॉप|प्लॉट|प्लाट|फ्लैट|मकान|गाला|ऑफिस|कार्यालय|कमरा|गोदाम';
const NUMBERS = 'no|nos|num|number|नं|न|नंबर|नम्बर|संख्या|क्रमांक|क्र';
const FLOORS =
  'floor|floors|flr|ground|upper|lower|top|mezzanine|basement|first|second|third|fourth|fifth|gf|ff|sf|tf|ug|lg|ugf|lgf|मंजिल|मंज़िल|मजला|माला|तल|भूतल|तळमजला|तलमजला|पहला|पहली|दूसरा|दूसरी|तीसरा|तीसरी|चौथा|चौथी|प्रथम|द्वितीय|तृतीय|ग्राउंड|फ्लोर|फर्स्ट|सेकंड|बेसमेंट';
/** Parts of the quarter that is named before them: 'Hinjewadi, Phase IV', 'BTM Layout, 2nd Stage'. */
const DIVISIONS =
  'phase|ph|block|blk|pocket|pkt|lane|street|gali|galli|ward|stage|cross|row|main|फेज|फ़ेज|फेस|ब्लॉक|पॉकेट|लेन|गली|वार्ड|ए|बी|सी|डी|ई|एफ|जी|एच';
const OTHERS = 'shops|plots|flats|offices|units|scos|hno|dno|sno|sr|sy|rs|cts|cs|and|to|on|at|की|पर|और|व';
const NOTHINGS = 'na|nil|none|null|not|available|applicable|given|known|unknown|नहीं|उपलब्ध|अज्ञात';

/** A text of these words alone, folded, and of numbers names a shop, a plot, a floor or nothing: 'Shop No 5', 'First Floor', 'दुकान नं 3'. */
export const HOUSE_WORDS: ReadonlySet<string> = new Set(
  [UNITS, NUMBERS, FLOORS, DIVISIONS, OTHERS, NOTHINGS].flatMap((words) => words.split('|').map(foldText)),
);

/** '12', '12A', '2nd', 'B', 'IV'. */
export const HOUSE_NUMBER = /^(?:\d+[a-z]{0,2}|[a-z]|[ivx]{2,4})$/;

/** 'Shop No. 5 ' before a name. */
const UNIT_AHEAD = new RegExp(
  `^(?:${UNITS})s?[\\s.:#-]*(?:(?:${NUMBERS})[\\s.:#-]+)?#?(?:[a-z][-/]?)?\\d[\\da-z/&-]*[\\s.:-]+(?=\\p{L})`,
  'iu',
);
/** 'C-45 ', '12/1 ' before a name; 'A-1' is one. */
const NUMBER_AHEAD = /^(?!a-?1\b)(?:[a-z][-/]?\d+[a-z]?|\d+[a-z]?[-/](?:\d+[a-z]?|[a-z]))(?:[-/]\d+[a-z]?)*[\s.:-]+(?=\p{L})/iu;
/** '12 ' before the name of a street; not before 'Feet Road'. */
const NUMBER_IN_STREET = /^\d+[a-z]?\s+(?=(?!fee?t|ft|foot|mile|main)\p{L}.* (?:road|rd|street|st|marg|lane)\.?$)/iu;

/** A part of an address without the house before its name. */
export function withoutHouse(part: string): string {
  return part.replace(UNIT_AHEAD, '').replace(NUMBER_AHEAD, '').replace(NUMBER_IN_STREET, '');
}
