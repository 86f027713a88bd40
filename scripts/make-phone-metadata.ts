// Writes shared/phone-metadata.json: libphonenumber-js's rules for India alone, so that a browser loads 1 KB and not 100.
// Run again when libphonenumber-js is updated.
import { writeFileSync } from 'node:fs';
import metadata from 'libphonenumber-js/mobile/metadata';

const india = { ...metadata, country_calling_codes: { 91: ['IN'] }, countries: { IN: metadata.countries.IN }, nonGeographic: {} };
writeFileSync('shared/phone-metadata.json', `${JSON.stringify(india)}\n`);
