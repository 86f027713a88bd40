/** Texts of the back office alone: other pages do not carry them. */
export const backOfficeMessages = {
  phoneViewLimitUpdated: 'Phone view limit updated successfully',
  phoneViewLimitRange: 'Phone view limit must be a whole number from 0 to 1000',
  tooLateToUndo: 'It is too late to undo this, or somebody has changed it since',
  undone: 'Undone',
  checked: 'Marked as checked',
  notChecked: 'No longer marked as checked',
  chooseBusinesses: 'Choose 1 to 100 businesses',
  /** Of several decisions at once. */
  manyDecided: (status: 'approved' | 'rejected', decided: number, failed: number) =>
    [
      `${decided} ${decided === 1 ? 'business' : 'businesses'} ${status}`,
      ...(failed > 0 ? [`${failed} ${failed === 1 ? 'was' : 'were'} changed by somebody else meanwhile`] : []),
    ].join('. '),
  nothingToRefund: 'No money has come for this order, or it went back already',
  refundReferenceRequired: 'Please enter the reference of the refund',
  refundNoted: 'Refund noted',
  unreadableMoment: 'Enter a date and a time',
  dateUnreadable: 'from and to must be days like 2026-01-31',
  noBlogs: 'No Blog Found.',
  noComments: 'No Comment Found.',
  uploadTheImage: 'Please upload the image.',
  blogAdded: 'Blog added successfully',
  blogUpdated: 'Blog updated successfully',
  blogPictureAdded: 'Picture added',
  blogDeleted: 'Blog deleted successfully',
  blogEditFailed: 'Failed to edit blog',
  blogFailed: 'Something went wrong',
  commentUpdated: 'Comment updated successfully',
  commentStatusMissing: 'Invalid request. Missing comment ID or status.',
  commentUpdateFailed: 'Update failed',
  commentStatusFailed: 'Failed to update comment status.',
} as const;
