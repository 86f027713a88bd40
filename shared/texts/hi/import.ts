import { number, plural } from '#shared/texts/hi/grammar.ts';

const businesses = (count: number) => `${number(count)} कारोबार`;

export const importBusinesses = 'कारोबार इंपोर्ट करें';

export const listFile = 'Excel या CSV फ़ाइल';
export const atMost = (rows: number, sheetRows: number, megabytes: number) =>
  `CSV में ज़्यादा से ज़्यादा ${number(rows)} पंक्तियाँ और ${number(megabytes)} MB, .xlsx में ${number(sheetRows)} पंक्तियाँ। पहले सिर्फ़ जाँच होगी, अभी कुछ इंपोर्ट नहीं होगा।`;
export const checkFile = 'फ़ाइल जाँचें';
export const checking = 'जाँच हो रही है…';
export const whatFileHolds = 'फ़ाइल में क्या हो';
export const oneBusinessARow =
  'हर पंक्ति में एक कारोबार। ऊपर की पंक्ति में कॉलम के नाम हों, किसी भी क्रम में। दूसरे नाम के कॉलम फ़ाइल चुनने के बाद आप ख़ुद मिला सकते हैं। जिस पंक्ति में id (जो कारोबार की सूची डाउनलोड करने पर मिलता है) या जाना हुआ externalKey हो, वह उसी कारोबार को बदलती है: सिर्फ़ वही खाने जो अलग हैं, और आपके देखने के बाद।';
export const columns = 'कॉलम';
export const optionalColumn = (column: string) => `<name>${column}</name><optional> (ज़रूरी नहीं)</optional>`;
export const whatIsSkipped =
  'जिस कारोबार का फ़ोन नंबर पहले से है, या जिसका नाम उसी शहर में पहले से है, वह छोड़ दिया जाता है। ‘photos’ में वेब पते लिखें, जहाँ से फ़ोटो लाई जाती हैं, या फ़ाइलों के नाम, जो ZIP में आती हैं: एक कारोबार की ज़्यादा से ज़्यादा आठ। इंपोर्ट हुए कारोबार का अभी पासवर्ड नहीं होता। मालिक सप्लायर लॉगिन पर ‘पासवर्ड भूल गए?’ दबाकर अपना कारोबार ले सकते हैं: कोड फ़ाइल में लिखे ईमेल पर जाता है, और उसके बाद फ़ोन नंबर से लॉगिन होता है।';
export const looking = 'कॉलम पढ़े जा रहे हैं…';
export const sheets = 'शीट';
export const sheetWithRows = (name: string, count: number) =>
  `${name} (${number(count)} ${plural(count, { one: 'पंक्ति', other: 'पंक्तियाँ' })})`;
export const columnsOfFile = 'किस कॉलम में क्या है';
export const columnsAreKept = 'जो गलत हो उसे बदलें। इन्हीं नामों वाली अगली फ़ाइल के लिए आपका चुनाव याद रहेगा।';
export const columnWithoutName = (place: string) => `बिना नाम का कॉलम ${place}`;
export const suchAs = (cells: string) => `जैसे ${cells}।`;
export const asBefore = 'पिछली बार जैसा।';
export const leaveOut = 'छोड़ दें';
export const columnName = (label: string, name: string) => `${label} (${name})`;
export const stillMissing = (columns: string) => `इनके लिए अभी कोई कॉलम नहीं चुना: ${columns}`;
export const takenTwice = (columns: string) => `इनके लिए दो कॉलम चुने हैं: ${columns}`;
export const ofSheets = (names: string) => `शीट: ${names}`;
export const lineOfSheet = (line: number, sheet: string) => `${line} (${sheet})`;
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
export const readingFile = 'जाँच चल रही है…';
export const unread = 'पढ़ी नहीं गई';
export const importing = 'इंपोर्ट हो रहा है…';
export const failed = 'इंपोर्ट रुक गया';

export const rowsChecked = (count: number) => `${number(count)} ${plural(count, { one: 'पंक्ति', other: 'पंक्तियाँ' })}, जाँच हुई: <when></when>`;
export const leftOut = (columns: string) => `<strong>छोड़े गए कॉलम: </strong>${columns}`;
export const importingUntil = (all: number, done: number) => `${businesses(all)} का इंपोर्ट चल रहा है: ${number(done)} हो गए`;
export const checkingRows = (count: number) =>
  `फ़ाइल की जाँच चल रही है: ${number(count)} ${plural(count, { one: 'पंक्ति', other: 'पंक्तियाँ' })} हो गईं`;
export const checkingAgain = 'पंक्तियों की दोबारा जाँच चल रही है';
export const canLeaveCheck = 'आप यह पेज छोड़ सकते हैं, जाँच चलती रहेगी।';
export const stopCheck = 'जाँच रोकें';
export const notRead = (failure: string) => `${failure.replace(/।$/, '')}। कुछ इंपोर्ट नहीं हुआ।`;
export const checkStopped = 'जाँच रोक दी गई। कुछ इंपोर्ट नहीं हुआ।';
export const canLeave = 'आप यह पेज छोड़ सकते हैं, इंपोर्ट चलता रहेगा।';
export const importedAsPending = (count: number) => `${businesses(count)} इंपोर्ट ${plural(count, { one: 'हुआ', other: 'हुए' })}, जाँच बाकी।`;
export const importedAsApproved = (count: number) => `${businesses(count)} इंपोर्ट होकर मंज़ूर ${plural(count, { one: 'हुआ', other: 'हुए' })}।`;
export const skipped = (duplicates: number, errors: number) => `छोड़े गए: ${number(duplicates)} पहले से मौजूद, ${number(errors)} गलती वाले।`;
export const failedAfter = (failure: string, imported: number) =>
  `${failure}। अब तक ${businesses(imported)} इंपोर्ट ${plural(imported, { one: 'हुआ', other: 'हुए' })}, बाकी आप आगे कर सकते हैं।`;
export const canBeImported = (count: number, days: number) =>
  `${businesses(count)} इंपोर्ट हो ${plural(count, { one: 'सकता है', other: 'सकते हैं' })}। जो पहले से हैं और जिन पंक्तियों में गलती है, वे छोड़ दी जाएँगी। जो ${days} दिन में इंपोर्ट न हो, वह मिटा दिया जाता है।`;
export const nothingToImport = 'इस फ़ाइल में इंपोर्ट करने लायक कुछ नहीं है।';
export const itsBusinesses = 'इसके कारोबार देखें';
export const chooseAnother = 'दूसरी फ़ाइल चुनें';

export const notKnown = 'जो सूची में नहीं है';
export const takenIsKept = 'बताएँ कि क्या मतलब है: ऐसी सब पंक्तियों की दोबारा जाँच होगी, और इन्हीं कॉलम वाली अगली फ़ाइल में भी यही माना जाएगा।';
export const unknownIn = (field: string, written: string, count: number) =>
  `${field}: ‘${written}’, ${number(count)} ${plural(count, { one: 'पंक्ति', other: 'पंक्तियों' })} में`;
export const takeForAll = (count: number) => plural(count, { one: 'इस पंक्ति में यही मानें', other: `सभी ${number(count)} पंक्तियों में यही मानें` });

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

export const clearEmpty = 'खाली खाने से पुरानी बात मिटाएँ, जहाँ खाली रह सकता है';
export const change = 'बदलाव';
export const changes = 'बदलाव';
export const conflict = 'बाद में बदला';
export const conflicts = 'बाद में बदले';
export const stopped = 'रोका गया';
export const undoing = 'वापस लिया जा रहा है…';
export const undone = 'वापस लिया';
export const fromTo = '<from></from><arrow> की जगह </arrow><to></to>';
export const nothing = 'कुछ नहीं';
export const willChange = (count: number) =>
  `${businesses(count)} ${plural(count, { one: 'बदलेगा', other: 'बदलेंगे' })}, सिर्फ़ वही खाने जो अलग हैं: नीचे हर एक देखें।`;
export const cellsWillBeEmptied = 'फ़ाइल के खाली खानों से पुरानी बात मिट जाएगी।';
export const nothingDiffers = (count: number) =>
  `${number(count)} ${plural(count, { one: 'पंक्ति', other: 'पंक्तियों' })} में वही है जो डायरेक्टरी में है।`;
export const changedSince = (count: number) =>
  `फ़ाइल बनने के बाद किसी ने ${businesses(count)} ${plural(count, { one: 'बदला है', other: 'बदले हैं' })}। ये पंक्तियाँ तभी लिखी जाएँगी जब आप कहें।`;
export const writeConflicts = (count: number) => `${plural(count, { one: 'यह पंक्ति', other: `ये ${number(count)} पंक्तियाँ` })} भी लिखें`;
export const changeNow = 'कारोबार बदलें';
export const askChange = (count: number) => `क्या ${businesses(count)} बदलें? 30 दिन तक वापस ले सकते हैं।`;
export const andChanged = (count: number) => `${businesses(count)} ${plural(count, { one: 'बदला', other: 'बदले' })}।`;
export const changing = (all: number, done: number) => `${businesses(all)} बदल रहे हैं: ${number(done)} हो गए`;
export const stop = 'रोकें';
export const stoppedAfter = (done: number) => `${businesses(done)} के बाद रोका गया। बाकी आगे कर सकते हैं, या जो हुआ उसे वापस ले सकते हैं।`;

export const takeBack = 'यह इंपोर्ट वापस लें';
export const askTakeBack = (count: number) =>
  `${businesses(count)} पहले जैसे हो जाएँगे: जो जुड़ा वह हटेगा, जो बदला वह पहले जैसा होगा। जिसे किसी ने बाद में छुआ है, वह वैसा ही रहेगा।`;
export const takeBackNow = 'वापस लें';
export const takingBack = (all: number, done: number) => `${businesses(all)} वापस लिए जा रहे हैं: ${number(done)} हो गए`;
export const takenBack = (count: number) => `${businesses(count)} वापस ${plural(count, { one: 'हुआ', other: 'हुए' })}।`;
export const leftAsTheyAre = (count: number) => `${businesses(count)} वैसे ही रहे, क्योंकि किसी ने इन्हें बाद में छुआ है:`;
export const because = 'क्यों';
export const leftEdited = 'बाद में बदला गया';
export const leftOwned = 'मालिक ने अपना लिया है';
export const leftUsed = 'इसकी पूछताछ, रिव्यू या लाइक हैं';
export const leftTaken = 'इसका नंबर या कुंजी अब किसी और कारोबार की है';

export const photos = 'फ़ोटो';
export const photosToAdd = (count: number) => `${number(count)} फ़ोटो जुड़ेंगी`;
export const photosAdded = (count: number) => `${number(count)} फ़ोटो जुड़ीं।`;
export const photosWaiting = (count: number) => `${number(count)} अभी लाई जा रही हैं: आप यह पेज छोड़ सकते हैं।`;
export const photosWaitForZip = (count: number) => `${number(count)} को ZIP का इंतज़ार है।`;
export const photosStopped = (count: number) => `${number(count)} नहीं लाई गईं, क्योंकि इंपोर्ट रोका गया।`;
export const photosFailed = (count: number) => `${number(count)} नहीं ली गईं।`;
export const fetchPhotos = 'फ़ोटो लाएँ';
export const askFetchPhotos = (count: number) => `बाकी ${number(count)} फ़ोटो लाएँ?`;
export const photoAddress = 'फ़ोटो';
export const photoUnreached = 'इस पते से जवाब नहीं मिला';
export const photoRefused = 'इस पते पर फ़ोटो नहीं है, या दी नहीं जाती';
export const photoRedirects = 'यह पता बार-बार आगे भेजता है';
export const photoNotPublic = 'यह ऐसे पते पर ले जाता है जो सार्वजनिक नहीं है';
export const photoPage = 'यह पेज है, फ़ोटो नहीं';
export const photoNotPhoto = 'यह न JPEG है, न PNG';
export const photoDamaged = 'फ़ोटो ख़राब है';
export const photoTooLarge = (megabytes: number) => `यह ${megabytes} MB से बड़ी है`;
export const photoTooManyPixels = (megapixels: number) => `इसमें ${megapixels} मेगापिक्सल से ज़्यादा हैं`;
export const photoNotInZip = 'यह ZIP में नहीं है';
export const photoSeveralInZip = 'ZIP में इस नाम की कई फ़ाइलें हैं';
export const photoHasAlready = 'कारोबार में यह फ़ोटो पहले से है';
export const zipOfPhotos = 'फ़ोटो वाली ZIP';
export const zipAtMost = (megabytes: number, files: number, photoMegabytes: number) =>
  `JPEG या PNG, हर एक ज़्यादा से ज़्यादा ${photoMegabytes} MB, कुल ${number(files)} फ़ाइलें और ${megabytes} MB। इससे ज़्यादा हों तो एक के बाद एक कई ZIP अपलोड करें।`;
export const zipIsKept = (days: number) =>
  `ZIP रखी नहीं जाती। फ़ोटो अपने कारोबार का इंतज़ार ज़्यादा से ज़्यादा ${days} दिन करती हैं, फिर हटा दी जाती हैं।`;
export const filesAreNamed = 'इस फ़ाइल की लाइनों में फ़ोटो फ़ाइलों के नाम हैं: उन्हें ZIP में अपलोड करें, इंपोर्ट से पहले या बाद में।';
export const uploadZip = 'ZIP अपलोड करें';
export const uploadingZip = 'अपलोड हो रही है…';
export const zipFound = (fileName: string, found: number, files: number) =>
  `${fileName}: ${number(files)} में से ${number(found)} फ़ाइलों के नाम लाइनों में हैं।`;
export const zipUnused = (count: number) => `${number(count)} फ़ाइलें जिनका नाम किसी लाइन में नहीं`;
export const zipMissing = (count: number) => `${number(count)} नाम जिनकी फ़ोटो नहीं मिली`;
export const photoNoRoom = (most: number) => `कारोबार की पहले से ${most} फ़ोटो हैं`;

export const everyNight = 'किसी पते से हर रात लाएँ';
export const everyNightHint =
  'फ़ाइल की जाँच वैसे ही होती है जैसे ऊपर चुनी हुई फ़ाइल की। हर पंक्ति में externalKey (या id) हो, ताकि अगली रात वही कारोबार बदलें, दोबारा न जुड़ें।';
export const sourceUrl = 'फ़ाइल का पता';
export const sourceUrlHint = 'सिर्फ़ https, ज़्यादा से ज़्यादा 64 MB';
export const sourceAt = 'समय (भारत)';
export const sourceWrites = 'जब कोई गलती न हो';
export const writesNothing = 'सिर्फ़ जाँचें, और टीम को ईमेल से बताएँ';
export const writesPending = 'इंपोर्ट करें, नए कारोबार की जाँच बाकी रहे';
export const writesApproved = 'इंपोर्ट करें, नए कारोबार मंज़ूर मानें';
export const addSource = 'हर रात लाएँ';
export const sources = 'पते';
export const everyNightAt = (time: string) => `हर रात ${time} बजे`;
export const isStopped = 'रोका गया';
export const lastFetched = 'पिछली बार: <when></when>';
export const nextFetch = 'अगली बार: <when></when>';
export const neverFetched = 'अभी तक नहीं लाई गई।';
export const failsSince = (fault: string) => `${fault.replace(/।$/, '')}। तब से नहीं आ रही: <when></when>`;
export const resultUnchanged = 'फ़ाइल पहले जैसी ही है, कुछ करना नहीं';
export const resultNothing = 'इसमें कुछ नया नहीं';
export const resultChecked = 'जाँच हुई, आपका इंतज़ार है';
export const resultWritten = 'इंपोर्ट हुआ';
export const resultFaulty = 'गलतियाँ हैं, इंपोर्ट नहीं हुआ';
export const resultFewer = 'पिछली बार से आधी से कम पंक्तियाँ, इंपोर्ट नहीं हुआ';
export const resultChecking = 'जाँच चल रही है';
export const openItsImport = 'इंपोर्ट खोलें';
export const fetchNow = (host: string) => `अभी लाएँ<hidden>: ${host}</hidden>`;
export const fileIsComing = 'फ़ाइल लाई और जाँची जा रही है…';
export const stopSource = (host: string) => `रोकें<hidden>: ${host}</hidden>`;
export const resumeSource = (host: string) => `फिर शुरू करें<hidden>: ${host}</hidden>`;
export const removeSource = 'यह पता हटाएँ';
export const removeSourceOf = (host: string) => `हटाएँ<hidden>: ${host}</hidden>`;
export const askRemoveSource = (host: string) => `क्या ${host} हटाएँ? वहाँ से जो इंपोर्ट हुआ, वह रहेगा।`;
export const removeNow = 'हटाएँ';
