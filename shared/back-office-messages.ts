/** Texts of the back office alone: other pages do not carry them. */
export const backOfficeMessages = {
  phoneViewLimitUpdated: 'Phone view limit updated successfully',
  phoneViewLimitRange: 'Phone view limit must be a whole number from 0 to 1000',
  dateUnreadable: 'from and to must be days like 2026-01-31',
} as const;
