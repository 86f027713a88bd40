/** How the audit names messages to the team: without the writer's name, which goes when their account does. */
export const SUBJECTS = {
  enquiry: { kind: 'enquiry', name: 'General enquiry' },
  contact: { kind: 'contact_message', name: 'Contact message' },
} as const;
