import { brand } from '#shared/brand/shown-brand.ts';

interface Site {
  host: string;
  url: string;
}

export const code = ({ host }: Pick<Site, 'host'>) =>
  `${brand.name} में साइन इन करने का कोड {code} है। यह 10 मिनट चलेगा। किसी को न बताएँ।\n\n@${host} #{code}`;
export const enquiry = ({ url }: Pick<Site, 'url'>) =>
  `${brand.name} पर नई पूछताछ: {name} को {place} में {work} का काम है। पढ़ें और जवाब दें: ${url}/hi/profilesupplier`;
export const test = ({ url }: Pick<Site, 'url'>) => `${brand.name} के मैसेज चल रहे हैं। यह {time} बजे ${url} से भेजा गया`;
