import { businesses } from '#shared/texts/hi/choices.ts';
import { number, plural } from '#shared/texts/hi/grammar.ts';

export const importBusinesses = 'कारोबार इंपोर्ट करें';

export const listFile = 'Excel या CSV फ़ाइल';
export const atMost = 'ज़्यादा से ज़्यादा 50,000 पंक्तियाँ और 32 MB, .xlsx या .csv में। पहले सिर्फ़ जाँच होगी, अभी कुछ इंपोर्ट नहीं होगा।';
export const checkFile = 'फ़ाइल जाँचें';
export const checking = 'जाँच हो रही है…';
export const whatFileHolds = 'फ़ाइल में क्या हो';
export const oneBusinessARow =
  'हर पंक्ति में एक कारोबार, सब एक शीट पर। ऊपर की पंक्ति में कॉलम के नाम हों, किसी भी क्रम में। दूसरे नाम के कॉलम छोड़ दिए जाते हैं।';
export const columns = 'कॉलम';
export const optionalColumn = (column: string) => `<name>${column}</name><optional> (ज़रूरी नहीं)</optional>`;
export const whatIsSkipped =
  'जिस कारोबार का फ़ोन नंबर पहले से है, या जिसका नाम उसी शहर में पहले से है, वह छोड़ दिया जाता है। इंपोर्ट हुए कारोबार में अभी न फ़ोटो होती है, न पासवर्ड। मालिक सप्लायर लॉगिन पर ‘पासवर्ड भूल गए?’ दबाकर अपना कारोबार ले सकते हैं: कोड फ़ाइल में लिखे ईमेल पर जाता है, और उसके बाद फ़ोन नंबर से लॉगिन होता है।';
export const template = 'नमूने की फ़ाइल';

export const earlierImports = 'पहले के इंपोर्ट';
export const noImports = 'अभी कोई इंपोर्ट नहीं।';
export const file = 'फ़ाइल';
export const when = 'कब';
export const status = 'स्थिति';
export const rows = 'पंक्तियाँ';
export const imported = 'इंपोर्ट हुए';
export const withoutName = 'बिना नाम';
export const checkedNotImported = 'जाँच हुई, इंपोर्ट नहीं';
export const importing = 'इंपोर्ट हो रहा है…';
export const failed = 'इंपोर्ट रुक गया';

export const rowsChecked = (count: number) => `${number(count)} ${plural(count, { one: 'पंक्ति', other: 'पंक्तियाँ' })}, जाँच हुई: <when></when>`;
export const leftOut = (columns: string) => `<strong>छोड़े गए कॉलम: </strong>${columns}`;
export const importingUntil = (all: number, done: number) => `${businesses(all)} का इंपोर्ट चल रहा है: ${number(done)} हो गए`;
export const canLeave = 'आप यह पेज छोड़ सकते हैं, इंपोर्ट चलता रहेगा।';
export const importedAsPending = (count: number) => `${businesses(count)} इंपोर्ट ${plural(count, { one: 'हुआ', other: 'हुए' })}, जाँच बाकी।`;
export const importedAsApproved = (count: number) => `${businesses(count)} इंपोर्ट होकर मंज़ूर ${plural(count, { one: 'हुआ', other: 'हुए' })}।`;
export const skipped = (duplicates: number, errors: number) => `छोड़े गए: ${number(duplicates)} पहले से मौजूद, ${number(errors)} गलती वाले।`;
export const failedAfter = (failure: string, imported: number) =>
  `${failure}। अब तक ${businesses(imported)} इंपोर्ट ${plural(imported, { one: 'हुआ', other: 'हुए' })}, बाकी आप आगे कर सकते हैं।`;
export const canBeImported = (count: number, days: number) =>
  `${businesses(count)} इंपोर्ट हो ${plural(count, { one: 'सकता है', other: 'सकते हैं' })}। जो पहले से हैं और जिन पंक्तियों में गलती है, वे छोड़ दी जाएँगी। जो ${days} दिन में इंपोर्ट न हो, वह मिटा दिया जाता है।`;
export const nothingToImport = 'इस फ़ाइल में इंपोर्ट करने लायक कुछ नहीं है।';
export const chooseAnother = 'दूसरी फ़ाइल चुनें';

export const importAsPending = 'जाँच बाकी रखकर इंपोर्ट करें';
export const importAsApproved = 'मंज़ूर मानकर इंपोर्ट करें';
export const askImportPending = (count: number) => `क्या ${businesses(count)} इंपोर्ट करें? किसी के मंज़ूर करने तक जाँच बाकी रहेगी।`;
export const askImportApproved = (count: number) => `क्या ${businesses(count)} इंपोर्ट करें? लोग तुरंत देख सकेंगे।`;
export const importNow = 'इंपोर्ट करें';
export const tellOwners = 'हर मालिक को ईमेल से बताएँ, और यह भी कि अपना कारोबार कैसे लें';

export const rowsNotImported = 'जो पंक्तियाँ इंपोर्ट नहीं हुईं';
export const byOutcome = 'पंक्तियाँ, नतीजे के हिसाब से';
export const newOne = 'नया';
export const newOnes = 'नए';
export const duplicate = 'पहले से है';
export const duplicates = 'पहले से हैं';
export const error = 'गलती';
export const errors = 'गलतियाँ';
export const errorsAsCsv = 'गलती वाली पंक्तियाँ डाउनलोड करें (Excel)';
export const noSuchRows = 'ऐसी कोई पंक्ति नहीं।';
export const line = 'लाइन';
export const business = 'कारोबार';
export const outcome = 'नतीजा';
export const remarks = 'टिप्पणी';
