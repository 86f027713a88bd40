/** Texts of the back office alone: other pages do not carry them. */
export const backOfficeMessages = {
  phoneViewLimitUpdated: 'Phone view limit updated successfully',
  phoneViewLimitRange: 'Phone view limit must be a whole number from 0 to 1000',
  dateUnreadable: 'from and to must be days like 2026-01-31',
  noBlogs: 'No Blog Found.',
  noComments: 'No Comment Found.',
  uploadTheImage: 'Please upload the image.',
  blogAdded: 'Blog added successfully',
  blogUpdated: 'Blog updated successfully',
  blogDeleted: 'Blog deleted successfully',
  blogEditFailed: 'Failed to edit blog',
  blogFailed: 'Something went wrong',
  commentUpdated: 'Comment updated successfully',
  commentStatusMissing: 'Invalid request. Missing comment ID or status.',
  commentUpdateFailed: 'Update failed',
  commentStatusFailed: 'Failed to update comment status.',
} as const;
