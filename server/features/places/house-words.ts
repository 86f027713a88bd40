import { foldText } from './names.ts';

const UNITS =
  'shop|plot|flat|office|gala|godown|unit|room|house|door|survey|khasra|gat|stall|booth|sco|scf|cabin|showroom|building|bldg|tower|wing|दुकान|दूकान|शॉप|प्लॉट|प्लाट|फ्लैट|मकान|गाला|ऑफिस|कार्यालय|कमरा|गोदाम';
const NUMBERS = 'no|nos|num|number|नं|न|नंबर|नम्बर|संख्या|क्रमांक|क्र';
const FLOORS =
  'floor|floors|flr|ground|upper|lower|top|mezzanine|basement|first|second|third|fourth|fifth|gf|ff|sf|tf|ug|lg|ugf|lgf|मंजिल|मंज़िल|मजला|माला|तल|भूतल|तळमजला|तलमजला|पहला|पहली|दूसरा|दूसरी|तीसरा|तीसरी|चौथा|चौथी|प्रथम|द्वितीय|तृतीय|ग्राउंड|फ्लोर|फर्स्ट|सेकंड|बेसमेंट';
const OTHERS = 'shops|plots|flats|offices|units|scos|hno|dno|sno|sr|sy|rs|cts|cs|and|to|on|at|की|पर|और|व';

/** A text of these words alone, folded, and of numbers names a shop, a plot or a floor: 'Shop No 5', 'First Floor', 'दुकान नं 3'. */
export const HOUSE_WORDS: ReadonlySet<string> = new Set(
  [UNITS, NUMBERS, FLOORS, OTHERS].flatMap((words) => words.split('|').map(foldText)),
);

export const HOUSE_NUMBER = /^(?:\d+[a-z]{0,2}|[a-z])$/;

/** 'Shop No. 5 ' before a name. */
export const UNIT_AHEAD = new RegExp(
  `^(?:${UNITS})s?[\\s.:#-]*(?:(?:${NUMBERS})[\\s.:#-]+)?#?(?:[a-z][-/]?)?\\d[\\da-z/&-]*[\\s.:-]+(?=\\p{L})`,
  'iu',
);
