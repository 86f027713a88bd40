import type { SentCheck } from '#shared/check-kinds.ts';

/** Where states have their registers of projects and agents. */
const RERA_SITES: Record<string, string> = {
  Delhi: 'https://rera.delhi.gov.in/',
  Gujarat: 'https://gujrera.gujarat.gov.in/',
  Haryana: 'https://haryanarera.gov.in/',
  Karnataka: 'https://rera.karnataka.gov.in/',
  Kerala: 'https://rera.kerala.gov.in/',
  'Madhya Pradesh': 'https://www.rera.mp.gov.in/',
  Maharashtra: 'https://maharera.maharashtra.gov.in/',
  Rajasthan: 'https://rera.rajasthan.gov.in/',
  'Tamil Nadu': 'https://rera.tn.gov.in/',
  Telangana: 'https://rera.telangana.gov.in/',
  'Uttar Pradesh': 'https://www.up-rera.in/',
};

/** The government's page on which a number is looked up; none where an office or an insurer has to be asked. */
export function portalOf(kind: SentCheck, state: string): string | undefined {
  if (kind === 'gstin') return 'https://services.gst.gov.in/services/searchtp';
  if (kind === 'udyam') return 'https://udyamregistration.gov.in/Udyam_Verify.aspx';
  return kind === 'rera' ? RERA_SITES[state] : undefined;
}
