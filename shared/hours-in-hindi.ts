import { plainDigits } from '#shared/digits.ts';

/** Days and what stands around them, without nuktas and without 'वार'. */
const WORDS: Record<string, string> = {
  ...{ सोम: 'mon', मंगल: 'tue', बुध: 'wed', गुरु: 'thu', गुरू: 'thu', बृहस्पति: 'thu', वीर: 'thu', शुक्र: 'fri', शनि: 'sat', रवि: 'sun', इत: 'sun' },
  ...{ रोज: 'daily', रोजाना: 'daily', प्रतिदिन: 'daily', से: '-', और: ',', व: ',', तक: '', बजे: '' },
};
const CLOCK = /(सुबह|दोपहर|शाम|रात)\s*(\d{1,2})([:.]\d{2})?/g;
const WORD = /[\u0900-\u0963\u0970-\u097f]+/g;

/** Opening hours as Hindi says them in the words that are read: 'सोम-शनि सुबह ९ बजे से शाम ६ बजे तक' as 'mon-sat 9am - 6pm'. Other words stay. */
export function hoursInEnglish(text: string): string {
  return plainDigits(text.normalize('NFC').replaceAll('\u093c', ''))
    .replaceAll('हर दिन', 'daily')
    .replace(CLOCK, (_, part: string, hour: string, minutes = '') => `${hour}${minutes}${halfOf(part, Number(hour))}`)
    .replace(WORD, (word) => WORDS[word] ?? WORDS[word.replace(/वार$/, '')] ?? word);
}

/** 'रात 9' is before midnight, 'रात 12' and 'रात 2' are after. */
function halfOf(part: string, hour: number) {
  if (part === 'रात') return hour === 12 || hour < 5 ? 'am' : 'pm';
  return part === 'सुबह' || (part === 'दोपहर' && hour === 11) ? 'am' : 'pm';
}
