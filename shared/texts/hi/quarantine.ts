export const quarantine = 'रोकी हुई पूछताछ';
export const tabTitle = 'रोकी हुई पूछताछ · बैक ऑफ़िस';
export const whatItIs =
  'तीन मालिकों ने इन भेजने वालों की पूछताछ को स्पैम या गलत नंबर बताया है। भेजने वाले की पहचान अकाउंट या ब्राउज़र से होती है, या उसी नेटवर्क से आए नंबर या ईमेल से। जो पूछताछ आगे भेज दी जाए, वह कारोबार को ऐसे मिलती है जैसे अभी आई हो। दो बार आगे भेजने पर उस भेजने वाले की पूछताछ फिर नहीं रोकी जाती। नामंज़ूर पूछताछ किसी को नहीं मिलती। भेजने वाले को दिखता है कि हमारी टीम पहले पढ़ेगी, और यह भी कि पूछताछ आगे नहीं पहुँचाई गई; वजह कभी नहीं।';
export const byStatus = 'पूछताछ, स्थिति के हिसाब से';
export const inQuarantine = 'रोकी हुई पूछताछ';
export const nothingInQuarantine = 'कोई पूछताछ नहीं रोकी गई';
export const enquiriesWaitHere = 'जिन भेजने वालों की तीन मालिकों ने शिकायत की है, उनकी पूछताछ यहाँ रुकती है।';
export const all = 'सभी';
export const waiting = 'जाँच बाकी';
export const released = 'आगे भेजी गई';
export const refused = 'नामंज़ूर';

export const sentTo = (name: string, business: string, city: string) => `${name} की पूछताछ: <business>${business}</business>, ${city}`;
export const signedIn = 'लॉगिन करके';
export const withoutAccount = 'बिना अकाउंट के';
export const decidedOn = (status: string, moment: string) => `${status}: ${moment}`;
export const release = 'आगे भेजें';
export const releaseInstead = 'अब आगे भेजें';
export const refuse = 'नामंज़ूर करें';

export const markTogether = 'एक ही भेजने वालों की शिकायत करने वाले मालिक';
export const markTogetherHint =
  'इन मालिकों ने 30 दिन में कई भेजने वालों की शिकायत मिलकर की है। अगर ये सब एक ही आदमी के हैं, तो वह जिसे चाहे चुप करा सकता है: इन्हें देखें, और जो कारोबार नहीं है उसे नामंज़ूर करें।';
export const sendersMarked = (senders: number) => `मिलकर ${senders} भेजने वालों की शिकायत`;
export const ownersSaid = 'मालिकों ने इस भेजने वाले के बारे में क्या बताया';
export const ownersWordsGone = 'मालिकों ने इस भेजने वाले के बारे में जो बताया था, वह अब नहीं है।';
export const markedBy = (reason: string, business: string, moment: string) => `${reason} (${business}, ${moment})`;
export const releaseChosen = 'चुनी हुई आगे भेजें';
export const refuseChosen = 'चुनी हुई नामंज़ूर करें';
export const nameOfSent = (sender: string, business: string) => `${sender}, ${business} को`;
