import { brand } from '#shared/brand/shown-brand.ts';

interface Site {
  host: string;
  url: string;
}

export const code = ({ host }: Pick<Site, 'host'>) =>
  `${brand.name} में साइन इन करने का कोड {code} है। यह 10 मिनट चलेगा। किसी को न बताएँ।\n\n@${host} #{code}`;

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
export const review = (site: Pick<Site, 'url'>) =>
  `${brand.name} पर नया रिव्यू: {name} ने 5 में से {stars} स्टार दिए। पढ़ें और जवाब दें: ${link(site)}`;
export const answer = (site: Pick<Site, 'url'>) =>
  `${brand.name} पर जवाब आया: {business} ने {work} के बारे में लिखा है। पढ़ें और जवाब दें: ${link(site)}`;
export const test = ({ url }: Pick<Site, 'url'>) => `${brand.name} के मैसेज चल रहे हैं। यह {time} बजे ${url} से भेजा गया`;
