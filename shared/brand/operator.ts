/**
 * Who runs this site: named in the footer, on the contact page and in the legal texts. These are examples: who runs a site of their own
 * puts their own details here before it goes public, and reads the legal texts that name them (docs/decisions/084-contact-legal-reports.md).
 */
export const operator = {
  /** The sole-proprietor enterprise as it is registered, its proprietor, and where its letters go. */
  enterprise: 'Nirmaan Directory Services',
  proprietor: 'Asha Deshpande',
  address: ['Office 12, Shivneri Chambers', 'Karve Road, Kothrud', 'Pune 411038, Maharashtra'],
  /** Ten digits, without the country's code. */
  supportPhone: '9876543210',
  supportHours: 'Monday to Saturday, 10:00 to 18:00',
  infoEmail: 'info@nirmaan.example',
  /** Who answers complaints (Information Technology Rules, 2021, rule 3; Digital Personal Data Protection Act, 2023, section 13). */
  grievanceOfficer: { name: 'Vikram Kelkar', email: 'grievance@nirmaan.example' },
  /** Whose courts decide. */
  courts: 'Pune, Maharashtra',
  /** The pages of its own elsewhere, by the names of their icons (public/social.svg). */
  social: [
    { name: 'Facebook', url: 'https://www.facebook.com/nirmaan.example' },
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/nirmaan.example' },
    { name: 'WhatsApp', url: 'https://wa.me/919876543210' },
    { name: 'X', url: 'https://x.com/nirmaan_example' },
  ],
} as const;
