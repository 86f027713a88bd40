import { brand } from '#shared/brand/shown-brand.ts';

interface Site {
  host: string;
  url: string;
}

export const code = ({ host }: Pick<Site, 'host'>) =>
  `${brand.name} में साइन इन करने का कोड {code} है। यह 10 मिनट चलेगा। किसी को न बताएँ।\n\n@${host} #{code}`;
export const claimCode = ({ host }: Pick<Site, 'host'>) =>
  `${brand.name} पर अपने बिज़नेस की एंट्री लेने का कोड {code} है। यह 10 मिनट चलेगा। किसी को न बताएँ।\n\n@${host} #{code}`;
export const parentCode = ({ host }: Pick<Site, 'host'>) =>
  `${brand.name} पर बच्चे के अकाउंट पर माता-पिता के फ़ैसले का कोड {code} है। यह 10 मिनट चलेगा। किसी को न बताएँ।\n\n@${host} #{code}`;

const link = ({ url }: Pick<Site, 'url'>) => `${url}/hi/m/{link} (एक बार खुलेगा)`;
export const enquiry = (site: Pick<Site, 'url'>) =>
  `${brand.name} पर नई पूछताछ: {name} को {place} में {work} का काम है। पढ़ें और जवाब दें: ${link(site)}`;
export const message = (site: Pick<Site, 'url'>) => `${brand.name} पर नया मैसेज: {name} ने {work} के बारे में लिखा है। पढ़ें और जवाब दें: ${link(site)}`;
export const closed = (site: Pick<Site, 'url'>) => `${brand.name} पर {name} की {work} वाली पूछताछ: {outcome}। देखें: ${link(site)}`;
export const outcomeChosen = 'काम आपको मिला है';
export const outcomeOver = 'बात खत्म हो गई';
export const outcomeReopened = 'बात फिर शुरू हुई है';
export const decision = (site: Pick<Site, 'url'>) => `${brand.name} पर आपका बिज़नेस {business} {outcome}। देखें: ${link(site)}`;
export const decisionApproved = 'मंज़ूर होकर लिस्ट में आ गया';
export const decisionRejected = 'लिस्ट में नहीं है, वजह देखें';
export const decisionOnChanges = 'के बदलावों पर फ़ैसला हुआ';
export const decisionChanged = 'हमारी टीम ने अपडेट किया है';
export const decisionSuggested = 'का एक सुधार बताया गया है';
export const review = (site: Pick<Site, 'url'>) =>
  `${brand.name} पर नया रिव्यू: {name} ने 5 में से {stars} स्टार दिए। पढ़ें और जवाब दें: ${link(site)}`;
export const answer = (site: Pick<Site, 'url'>) =>
  `${brand.name} पर जवाब आया: {business} ने {work} के बारे में लिखा है। पढ़ें और जवाब दें: ${link(site)}`;
export const asked = (site: Pick<Site, 'url'>) => `${brand.name} पर {business} को {work} की आपकी पूछताछ: {outcome}। देखें: ${link(site)}`;
export const outcomeSent = 'भेज दी गई है';
export const outcomeReadFirst = 'पहले हमारी टीम पढ़ेगी';
export const outcomeUnanswered = 'दो दिन से जवाब नहीं आया';
export const toSeveral = (count: number) => `${count} बिज़नेस`;
export const reply = (site: Pick<Site, 'url'>) => `${brand.name} पर {business} ने आपके रिव्यू का जवाब दिया है। पढ़ें: ${link(site)}`;
export const moderation = (site: Pick<Site, 'url'>) =>
  `${brand.name} पर {business} के बारे में {writing} पर हमारी टीम का फ़ैसला: {outcome}। देखें: ${link(site)}`;
export const writingReview = 'आपके रिव्यू';
export const writingReply = 'रिव्यू पर आपके जवाब';
export const writingReport = 'आपकी शिकायत';
export const writingCorrection = 'आपके सुधार';
export const outcomeRemoved = 'हटा दिया गया है';
export const outcomeRefused = 'दिखाया नहीं जाएगा';
export const outcomeUpheld = 'आपकी बात सही है';
export const outcomeDismissed = 'कुछ बदलने की ज़रूरत नहीं मिली';
export const outcomeEnded = 'इस बीच पेज बदल गया है';
export const workDone = (site: Pick<Site, 'url'>) => `${brand.name} पर आपने {business} को चुना था। क्या काम हो गया? बताएँ: ${link(site)}`;
export const reviewWanted = (site: Pick<Site, 'url'>) =>
  `${brand.name} पर {business} हर उस ग्राहक से रिव्यू माँगता है जिसका काम हुआ। अच्छा हो या बुरा, लिखें: ${link(site)}`;
export const invitation = ({ url }: Pick<Site, 'url'>) =>
  `${brand.name} पर एक कारोबार आपको अपने साथ काम करने का न्योता देता है। {until} तक देखें और जवाब दें: ${url}/user/invitations`;
export const claimed = ({ url }: Pick<Site, 'url'>) =>
  `${brand.name} पर किसी ने दिखाया है कि {business} उनका है, और अब वही उसका पेज सँभालेंगे। आप नहीं? हमें लिखें: ${url}/contact`;
export const test = ({ url }: Pick<Site, 'url'>) => `${brand.name} के मैसेज चल रहे हैं। यह {time} बजे ${url} से भेजा गया`;
