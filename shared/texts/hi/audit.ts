export const changesNewestFirst = 'बदलाव, सबसे नए पहले';
export const noSuchChange = 'ऐसा कोई बदलाव नहीं।';
export const noChanges = 'अभी कोई बदलाव नहीं।';
export const newest = 'सबसे नए';
export const older = 'और पुराने';

export const nameOrId = 'नाम या ID';
export const kind = 'किस चीज़ में';
export const admin = 'टीम में से';
export const from = 'कब से';
export const to = 'कब तक';
export const show = 'दिखाएँ';

export const didTo = (action: string, kind: string, name: string) => `${kind} <name>${name}</name> को ${action}`;
export const added = 'जोड़ा';
export const changed = 'बदला';
export const deleted = 'मिटाया';
export const approved = 'मंज़ूर किया';
export const rejected = 'नामंज़ूर किया';
export const imported = 'इंपोर्ट किया';
export const decided = 'निपटाया';
export const broughtBack = 'वापस लाया गया';
export const takenBack = 'पहले जैसा किया';
export const tested = 'भेजकर देखा';
export const sent = 'भेजा';
export const downloaded = 'डाउनलोड किया';
export const used = 'इस्तेमाल किया';
export const blocked = 'ब्लॉक किया';
export const unblocked = 'ब्लॉक हटाया';
export const signedOut = 'लॉगआउट किया';
export const merged = 'जोड़ा';
export const mergeUndone = 'जोड़ना वापस लिया';
export const opened = 'खोला';
export const mergedWithIt = 'इसमें जोड़ी';
export const takenFields = 'दूसरी से लिए गए';
export const notSameAs = 'अलग है';

export const business = 'कारोबार';
export const review = 'रिव्यू';
export const poster = 'पोस्टर';
export const blog = 'ब्लॉग';
export const comment = 'कमेंट';
export const service = 'काम';
export const priceTicker = 'रेट की पट्टी';
export const setting = 'सेटिंग';
export const report = 'शिकायत';
export const fileImport = 'इंपोर्ट';
export const enquiry = 'पूछताछ';
export const contactMessage = 'संपर्क का मैसेज';
export const grievance = 'कानूनी शिकायत';
export const claim = 'कारोबार का दावा';
export const saying = 'बोलचाल का शब्द';
export const order = 'ऑर्डर';
export const newsletter = 'न्यूज़लेटर';
export const subscriber = 'न्यूज़लेटर पाने वाला';
export const messageTemplate = 'मैसेज का टेम्पलेट';
export const listAsFile = 'सूची';
export const apiKey = 'प्रोग्राम की की';
export const webhook = 'वेबहुक';
export const user = 'यूज़र';

export const empty = 'खाली';
export const yes = 'हाँ';
export const no = 'नहीं';
export const became = 'अब';
export const fieldIs = (name: string) => `${name}: `;

// Headings and names of fields stay English, as those of files do: records are read beside each other, whoever made them.
export {
  changes,
  fieldAddress,
  fieldBusinesses,
  fieldCategory,
  fieldChecked,
  fieldCity,
  fieldComment,
  fieldDescription,
  fieldDescriptionHindi,
  fieldEmail,
  fieldEndsOn,
  fieldHeldFor,
  fieldImage,
  fieldImages,
  fieldIsOn,
  fieldIsPublic,
  fieldLanguages,
  fieldLat,
  fieldLink,
  fieldLng,
  fieldMaterial,
  fieldMeans,
  fieldName,
  fieldNameHindi,
  fieldOpeningHours,
  fieldOutcome,
  fieldOwnerEditCheckedAt,
  fieldOwnersTold,
  fieldPhoneNo,
  fieldPhoneViewLimit,
  fieldPlan,
  fieldPosition,
  fieldPrice,
  fieldPriceAmount,
  fieldPriceFrom,
  fieldPriceUnit,
  fieldProposed,
  fieldPublishedAt,
  fieldRating,
  fieldReason,
  fieldRecipients,
  fieldRefundReference,
  fieldReply,
  fieldSayings,
  fieldService,
  fieldShortDescription,
  fieldShortDescriptionHindi,
  fieldShows,
  fieldStage,
  fieldStartsOn,
  fieldState,
  fieldStatus,
  fieldStatusReason,
  fieldSubject,
  fieldText,
  fieldTitle,
  fieldUpdatedAt,
  fieldWeight,
  fieldWorkingSince,
  what,
  when,
  who,
} from '#shared/texts/en/audit.ts';
export const check = 'जाँच';
export const fieldPeople = 'लोग';
export const fieldWay = 'कैसे';
export const fieldCheckedOn = 'देखने की तारीख';
export const fieldDocument = 'काग़ज़';
export const importSource = 'हर रात का इंपोर्ट';
